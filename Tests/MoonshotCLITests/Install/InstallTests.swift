import Foundation
import Testing

/// Runs the scripts with the program of these tests, into a folder in place of the root.
@Suite("Installing")
struct InstallTests {
  @Test func `puts the program, its page and the completions where they are looked for`() throws {
    try withRoot { root in
      let told = try run("install", root)
      #expect(told == InstallTests.places.map { "\(root)\($0)\n" }.joined())
      try #expect(files(in: root) == InstallTests.places.sorted())
      #expect(FileManager.default.isExecutableFile(atPath: "\(root)/usr/local/bin/moonshot"))
    }
  }

  @Test func `installs a program that runs`() throws {
    try withRoot { root in
      _ = try run("install", root)
      let installed = "\(root)/usr/local/bin/moonshot"
      let list = try ChildRun.output(of: installed, ["list", "--columns", "id", "--limit", "2"])
      #expect(list == "1\n7\n")
    }
  }

  @Test func `installs what the program itself says`() throws {
    try withRoot { root in
      _ = try run("install", root)
      let program = try #require(BuiltProgram.path)
      for (place, arguments) in [
        ("man/man1/moonshot.1", ["help", "--man"]),
        ("bash-completion/completions/moonshot", ["completions", "bash"]),
        ("zsh/site-functions/_moonshot", ["completions", "zsh"]),
        ("fish/vendor_completions.d/moonshot.fish", ["completions", "fish"]),
      ] {
        let installed = try String(
          contentsOfFile: "\(root)/usr/local/share/\(place)", encoding: .utf8)
        try #expect(installed == ChildRun.output(of: program, arguments), "\(place)")
      }
    }
  }

  @Test(.enabled(if: ChildRun.path(of: "mandoc") != nil, "mandoc is not installed"))
  func `installs a man page without a fault`() throws {
    let mandoc = try #require(ChildRun.path(of: "mandoc"))
    try withRoot { root in
      _ = try run("install", root)
      let page = "\(root)/usr/local/share/man/man1/moonshot.1"
      try #expect(ChildRun.output(of: mandoc, ["-Tlint", "-Wwarning", page]) == "")
    }
  }

  @Test func `takes another prefix, also one with a space`() throws {
    try withRoot { root in
      _ = try run("install", root, ["PREFIX": "/home/a user/.local"])
      let expected = InstallTests.places.map {
        "/home/a user/.local" + $0.dropFirst("/usr/local".count)
      }
      try #expect(files(in: root) == expected.sorted())
    }
  }

  @Test func `says what to do when nothing was built, and installs nothing`() throws {
    try withRoot { root in
      let told = try run("install", root, ["BINARY": "\(root)/none"])
      #expect(told == "install: there is no \(root)/none; run .scripts/build first\n")
      try #expect(files(in: root) == [])
    }
  }

  @Test func `installs nothing when the program can't run`() throws {
    try withRoot { root in
      _ = try run("install", root, ["BINARY": "/bin/false"])
      try #expect(files(in: root) == [])
    }
  }

  @Test func `uninstalling leaves no file, and no folder that only it needs`() throws {
    try withRoot { root in
      let installed = try run("install", root)
      try #expect(run("uninstall", root) == installed)
      try #expect(files(in: root) == [])
      let shared = try FileManager.default.contentsOfDirectory(atPath: "\(root)/usr/local/share")
      #expect(shared == [])
      #expect(FileManager.default.fileExists(atPath: "\(root)/usr/local/bin"))
    }
  }

  @Test func `uninstalling what somebody has for themselves leaves nothing at all`() throws {
    try withRoot { root in
      let own = ["PREFIX": "/home/a user/.local"]
      _ = try run("install", root, own)
      _ = try run("uninstall", root, own)
      let left = try FileManager.default.contentsOfDirectory(atPath: root + "/home/a user/.local")
      #expect(left == [])
    }
  }

  @Test func `uninstalling keeps the files of others`() throws {
    try withRoot { root in
      _ = try run("install", root)
      let other = "/usr/local/share/zsh/site-functions/_other"
      try Data("#compdef other\n".utf8).write(to: URL(fileURLWithPath: root + other))
      _ = try run("uninstall", root)
      try #expect(files(in: root) == [other])
    }
  }

  @Test func `uninstalling twice is quiet`() throws {
    try withRoot { root in
      try #expect(run("uninstall", root) == "")
    }
  }
}

extension InstallTests {
  private static let places = [
    "/usr/local/bin/moonshot",
    "/usr/local/share/man/man1/moonshot.1",
    "/usr/local/share/bash-completion/completions/moonshot",
    "/usr/local/share/zsh/site-functions/_moonshot",
    "/usr/local/share/fish/vendor_completions.d/moonshot.fish",
  ]

  private func withRoot(_ body: (String) throws -> Void) throws {
    try ChildRun.withFile("", named: "mark") { mark in
      let root = URL(fileURLWithPath: mark).deletingLastPathComponent().path + "/root"
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      try body(root)
    }
  }

  /// What a script says, with `root` in place of the root of the file system.
  private func run(
    _ script: String, _ root: String, _ environment: [String: String] = [:]
  ) throws -> String {
    let program = try #require(BuiltProgram.path)
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let variables = ["DESTDIR": root, "BINARY": program].merging(environment) { $1 }
    return try ChildRun.output(
      of: package.appendingPathComponent(".scripts/\(script)").path, [], environment: variables)
  }

  /// The paths of all files below `root`, in order.
  private func files(in root: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .map { "/\($0)" }.sorted()
  }
}
