/// The answer when nothing was found: nothing to read, and an empty list for programs.
struct Nothing: Answer {
  var json: JSONValue { .array([]) }
  func text(_ page: PageSetup, header: Bool) -> [UInt8] { [] }
}
