import Foundation
import MoonshotCore
import Testing

@Suite("Catalogs in folders")
struct FolderTests {
  /// A folder that is there for one test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[]".utf8).write(to: folder.appending(path: "astronauts.json"))
    try body(folder)
  }

  private func sentences(_ folder: URL) -> [String] {
    Catalog(ResourceBundle(folder: folder.path(percentEncoded: false))).sentences
  }

  @Test func `are read like the embedded one`() throws {
    let resources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Resources")
    let bundle = ResourceBundle(folder: resources.standardized.path(percentEncoded: false))
    #expect(bundle.folderProblem == nil)
    #expect(Catalog(bundle).missions == Catalog(.embedded).missions)
    #expect(Catalog(bundle).astronauts == Catalog(.embedded).astronauts)
  }

  @Test func `are not found by a path that the system would cut`() {
    let resources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Resources")
    let path = resources.standardized.path(percentEncoded: false)
    #expect(Catalog(ResourceBundle(folder: path + "\0x")).missions.isEmpty)
  }

  #if os(Linux)
    @Test func `may hold files that say they are empty, as those of the kernel do`() throws {
      let kernel = ResourceBundle(folder: "/proc/sys/kernel")
      let most: Int = try kernel.decode("pid_max")
      #expect(most > 0)
    }
  #endif

  @Test func `may have a folder in a file's place`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "missions.json"), withIntermediateDirectories: true)
      #expect(sentences(folder) == ["missions.json: this is a folder, not a file"])
    }
  }

  @Test func `may lack a file, or have an empty one`() throws {
    try withFolder { folder in
      #expect(sentences(folder) == ["missions.json: there is no such file"])
      try Data().write(to: folder.appending(path: "missions.json"))
      #expect(sentences(folder) == ["missions.json: the file is empty"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "root can read every file"))
  func `may have a file that cannot be read`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "missions.json")
      try Data("[]".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: file.path(percentEncoded: false))
      #expect(sentences(folder) == ["missions.json: it can't be read: Permission denied"])
    }
  }

  @Test func `a named pipe in a file's place is not waited for`() throws {
    try withFolder { folder in
      #expect(
        mkfifo(folder.appending(path: "missions.json").path(percentEncoded: false), 0o600) == 0)
      #expect(sentences(folder) == ["missions.json: it can't be read: not a regular file"])
    }
  }

  @Test func `a file larger than any catalog is refused, not loaded`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "missions.json")
      try Data().write(to: file)
      #expect(truncate(file.path(percentEncoded: false), 1 << 40) == 0)
      #expect(sentences(folder) == ["missions.json: it can't be read: larger than 1 GiB"])
    }
  }

  @Test func `that do not exist say why`() throws {
    try withFolder { folder in
      let missing = ResourceBundle(folder: folder.appending(path: "no").path(percentEncoded: false))
      #expect(missing.folderProblem == "No such file or directory")
      #expect(Catalog(missing).faults.map(\.problem) == [.missing, .missing])
      let file = ResourceBundle(
        folder: folder.appending(path: "astronauts.json").path(percentEncoded: false))
      #expect(file.folderProblem == "Not a directory")
      #expect(Catalog(file).faults.map(\.problem) == [.missing, .missing])
    }
    #expect(ResourceBundle(folder: "").folderProblem == "No such file or directory")
    #expect(Catalog(ResourceBundle(folder: "")).faults.map(\.problem) == [.missing, .missing])
    #expect(ResourceBundle.embedded.folderProblem == nil)
  }
}
