// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 mode with the upcoming features we write for, and no warning left standing.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "moonshot",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "moonshot", targets: ["moonshot"]),
    .library(name: "MoonshotCore", targets: ["MoonshotCore"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
  ],
  targets: [
    .target(name: "EmbeddedResources"),
    .target(name: "TextLayout", swiftSettings: strict),
    .target(name: "MoonshotCore", dependencies: ["EmbeddedResources"], swiftSettings: strict),
    .target(
      name: "MoonshotCLI", dependencies: ["MoonshotCore", "TextLayout"], swiftSettings: strict),
    .executableTarget(name: "moonshot", dependencies: ["MoonshotCLI"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TestSupport", "TextLayout"],
      exclude: ["Cells/generate_cell_widths.py"], swiftSettings: strict),
    .testTarget(
      name: "MoonshotCoreTests", dependencies: ["MoonshotCore", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "MoonshotCLITests", dependencies: ["MoonshotCLI", "TestSupport", "moonshot"],
      exclude: ["Goldens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
