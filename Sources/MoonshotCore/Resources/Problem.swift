extension Fault {
  /// What is wrong, as facts.
  public enum Problem: Hashable, Sendable {
    // The file.
    /// There is no such file.
    case missing
    /// There is a folder of that name.
    case folder
    /// The system's own words: "Permission denied".
    case unreadable(String)
    /// Nothing but space is in it.
    case empty
    /// A web page was saved under the file's name.
    case html
    /// On `line`, from 1, is a byte that is no text.
    case notUTF8(line: Int)
    /// The text ends inside a value, on `line`, from 1.
    case truncated(line: Int)
    /// The text is not JSON from here on; what follows is not read.
    case syntax(line: Int, column: Int, expected: String, found: String)
    /// The text is not JSON at this place, but it is clear what was meant.
    case readOver(line: Int, column: Int, expected: String, found: String)
    /// The records stand one level down, under `key`.
    case wrapped(key: String, expected: String)

    // A record or a field.
    /// A value is not of the kind that is wanted.
    case mismatch(Mismatch)
    /// A crew names somebody whom `astronauts.json` does not have.
    case unknownAstronaut(String)
    /// An `id` that the record at `first`, from 1, has already.
    case duplicateID(String, first: Int)
    /// An object has a key twice; the last counts.
    case duplicateKey(String)
    /// A dictionary's key and the `id` below it are not the same.
    case keyDiffers(key: String, id: String)

    /// A finding of `moonshot check` that needs no case of its own.
    case finding(found: String, expected: String)
  }
}

extension Fault.Problem {
  /// What stands in the file, in words.
  public var found: String {
    switch self {
    case .missing: "no such file"
    case .folder: "a folder"
    case .unreadable(let reason): reason
    case .empty: "an empty file"
    case .html: "a web page"
    case .notUTF8(let line): "a byte on line \(line) that is not UTF-8"
    case .truncated(let line): "the end of the file on line \(line), inside a value"
    case .syntax(let line, let column, _, let found), .readOver(let line, let column, _, let found):
      "\(found) on line \(line), column \(column)"
    case .wrapped(let key, _): "an object with everything under \"\(key.excerpt(40))\""
    case .mismatch(let mismatch): mismatch.found
    case .unknownAstronaut(let id): "\"\(id.excerpt(40))\""
    case .duplicateID(let id, _): "\(id.excerpt(40))"
    case .duplicateKey(let key): "the key \"\(key.excerpt(40))\" twice"
    case .keyDiffers(_, let id): "\"\(id.excerpt(40))\""
    case .finding(let found, _): found
    }
  }

  /// What should stand there, in words.
  public var expected: String {
    switch self {
    case .missing: "a file of that name"
    case .folder: "a file"
    case .unreadable: "a file that can be read"
    case .empty, .html: "JSON"
    case .notUTF8: "UTF-8"
    case .truncated: "the rest of it"
    case .syntax(_, _, let expected, _), .readOver(_, _, let expected, _): expected
    case .wrapped(_, let expected): expected
    case .mismatch(let mismatch): mismatch.expected
    case .unknownAstronaut: "an id in astronauts.json"
    case .duplicateID(_, let first): "an id of its own; record \(first) has this one"
    case .duplicateKey: "each key once"
    case .keyDiffers(let key, _): "the key \"\(key.excerpt(40))\", under which the record stands"
    case .finding(_, let expected): expected
    }
  }
}

extension Fault.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "this is a folder, not a file"
    case .unreadable(let reason): "it can't be read: \(reason)"
    case .empty: "the file is empty"
    case .html: "this is a web page (HTML), not JSON; download the raw file"
    case .notUTF8(let line):
      "line \(line) is not UTF-8 (is the file Latin-1?); save it as UTF-8"
    case .truncated(let line):
      "the file ends on line \(line), in the middle of a value; the rest is missing"
    case .syntax(let line, let column, let expected, let found):
      "line \(line), column \(column) is not valid JSON: expected \(expected), found \(found);"
        + " nothing behind it is read"
    case .readOver(let line, let column, let expected, let found):
      "line \(line), column \(column) is not valid JSON: expected \(expected), found \(found)"
    case .wrapped(let key, let expected):
      "expected \(expected), found an object that wraps it in \"\(key.excerpt(40))\""
    case .mismatch, .finding: "expected \(expected), found \(found)"
    case .unknownAstronaut(let id): "nobody in astronauts.json has the id \"\(id.excerpt(40))\""
    case .duplicateID(let id, let first):
      "the id \(id.excerpt(40)) is already that of record \(first)"
    case .duplicateKey(let key):
      "the key \"\(key.excerpt(40))\" stands there twice; the last counts"
    case .keyDiffers(let key, let id):
      "the key is \"\(key.excerpt(40))\", but its id is \"\(id.excerpt(40))\""
    }
  }
}
