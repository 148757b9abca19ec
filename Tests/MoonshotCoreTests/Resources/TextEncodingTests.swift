import Foundation
import MoonshotCore
import Testing

@Suite("Encodings of files")
struct TextEncodingTests {
  private static let text = "[{\"id\": 11, \"name\": \"Réne 月 🚀\"}]\r\n"

  @Test(
    arguments: [
      String.Encoding.utf8, .utf16BigEndian, .utf16LittleEndian,
    ], [true, false])
  func `are read with and without a byte order mark`(_ encoding: String.Encoding, _ isMarked: Bool)
    throws
  {
    let data = try #require(((isMarked ? "\u{FEFF}" : "") + Self.text).data(using: encoding))
    let bundle = ResourceBundle(files: ["missions.json": Array(data), "astronauts.json": []])
    let missions: [Mission] = try bundle.decode("missions.json")
    #expect(missions.map(\.id) == [11])
    #expect(missions.first?.name == "Réne 月 🚀")
  }

  @Test(
    arguments: [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [], [0x20, 0x0A]] as [[UInt8]])
  func `without text are empty files`(_ bytes: [UInt8]) {
    let bundle = ResourceBundle(files: ["a.json": bytes])
    #expect(throws: Fault(.empty, file: "a.json")) {
      try bundle.decode("a.json", as: [Mission].self)
    }
  }

  @Test(
    arguments: [
      [0x5B, 0x00], [0x00, 0x5B, 0x00], [0xFF, 0xFE, 0x00, 0xD8], [0x00], [0xFF], [0xFE],
    ]
      as [[UInt8]])
  func `that are cut or broken are faults`(_ bytes: [UInt8]) {
    let bundle = ResourceBundle(files: ["a.json": bytes])
    #expect(throws: Fault.self) { try bundle.decode("a.json", as: [Mission].self) }
  }
}
