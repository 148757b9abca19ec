import Foundation

/// The program as it was built for these tests.
enum BuiltProgram {
  /// Its path: it stands beside the bundle of the tests.
  static let path: String? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folders =
      bundles.map { $0.deletingLastPathComponent() } + [
        Bundle.main.bundleURL,
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      ]
    return folders.map { $0.appendingPathComponent("moonshot").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
