import Foundation
import Testing
import TextLayout

/// Compares with Python's `wcwidth`, made by other people from the same Unicode version.
@Suite(
  "Cell widths against an independent source",
  .enabled("python3 with the PyPI package wcwidth is needed") { Python.hasWidths })
struct IndependentWidthTests {
  /// Where we deviate on purpose.
  ///
  /// - Controls (Cc): `wcwidth` calls them unprintable, -1. They never reach a grid raw and count
  ///   nothing here.
  /// - Spacing marks (Mc, U+1171E among them since Unicode 16): `wcwidth` counts 0 for one alone
  ///   and adds a cell for the character it ends. Here the mark itself has the cell, so the same
  ///   character comes to the same width.
  static func isDeviation(_ value: UInt32, _ category: String) -> Bool {
    category == "Cc" || category == "Mc" || value == 0x1171E
  }

  static let script = """
    import unicodedata, wcwidth
    for point in range(0x110000):
        category = unicodedata.category(chr(point))
        if category not in ("Cn", "Cs"):
            print(point, category, wcwidth.wcwidth(chr(point)))
    """

  @Test(arguments: [
    "का", "கா", "क्ष", "ก็", "👍🏽", "1\u{FE0F}\u{20E3}", "🇺🇸", "한", "👩‍🚀", "❤\u{FE0F}", "e\u{301}",
  ])
  func `characters of several scalars fill as many cells`(_ text: String) throws {
    let scalars = text.unicodeScalars.map { "\($0.value)" }.joined(separator: ",")
    let answer = try #require(
      Python.run("import wcwidth; print(wcwidth.wcswidth(''.join(map(chr, [\(scalars)]))))"))
    #expect(answer == "\(text.columns)\n")
  }

  @Test
  func `every assigned code point fills as many cells`() throws {
    let answer = try #require(Python.run(Self.script))
    var compared = 0
    var different: [String] = []
    for line in answer.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let value = UInt32(fields[0]), let width = Int(fields[2]),
        let scalar = Unicode.Scalar(value)
      else { continue }
      compared += 1
      if Self.isDeviation(value, String(fields[1])) { continue }
      if Character(scalar).columns != width {
        different.append(
          "U+\(String(value, radix: 16)) \(fields[1]) \(Character(scalar).columns) \(width)")
      }
    }
    #expect(compared > 100_000)
    #expect(different.isEmpty, "\(different.count): \(different.prefix(60))")
  }
}

private enum Python {
  static var hasWidths: Bool {
    run("import wcwidth; print(wcwidth.__version__)") != nil
  }

  /// What a script prints, or `nil` when it can't be run or fails.
  static func run(_ script: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
