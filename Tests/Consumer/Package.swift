// swift-tools-version: 6.2

import PackageDescription

/// A package as users of the library write it: `.scripts/check-library` runs it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "moonshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "MoonshotCore", package: "moonshot")])
  ]
)
