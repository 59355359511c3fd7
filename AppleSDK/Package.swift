// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Stand-ins for Apple's modules, and the hosts' sources on top of them, for machines without an Apple SDK. It has no
// product and no other package depends on it: see README.md.
//
// A system has UIKit or AppKit. So this is two packages in one: with APPLE_TOOLKIT=AppKit in the environment, and a
// scratch path of its own, it is the Mac's.
let isMac = Context.environment["APPLE_TOOLKIT"] == "AppKit"
let kit = isMac ? "AppKit" : "UIKit"
let host = "Layout" + kit
// The testing library brings pictures of UIKit's along, which are for Apple's UIKit only.
let tests: [SwiftSetting] = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "AppleSDK",
  targets: [
    .target(name: "QuartzCore", swiftSettings: settings),
    .target(name: "CoreText", swiftSettings: settings),
    .target(name: "CoreImage", swiftSettings: settings),
    .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
    .target(
      name: kit, dependencies: ["QuartzCore", "UniformTypeIdentifiers"] + (isMac ? ["CoreImage"] : []),
      swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: [.target(name: kit)], path: "Sources/" + (isMac ? "MacSwiftUI" : "SwiftUI"),
      swiftSettings: settings),
    .target(
      name: "LayoutEngine", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutCore", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(name: "LayoutKitCompat", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(
      name: "LayoutApple",
      dependencies: [
        "LayoutCore", "LayoutKitCompat", "SwiftUI", "CoreText", "UniformTypeIdentifiers", .target(name: kit),
      ],
      swiftSettings: settings),
    .target(name: host, dependencies: ["LayoutApple", "LayoutCore", "LayoutKitCompat"], swiftSettings: settings),
    .target(name: "Layout", dependencies: [.target(name: host)], swiftSettings: settings),
    .target(name: "LayoutReference", dependencies: ["Layout"], swiftSettings: settings),
    .target(name: "LayoutCSS", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(name: "LayoutTrees", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(
      name: "HostSuite", dependencies: ["LayoutCore", "LayoutCSS", "LayoutTrees"], path: "Tests/HostSuite",
      swiftSettings: settings),
    .target(name: "TestPromises", path: "Tests/TestPromises", swiftSettings: settings),
    .testTarget(
      name: host + "Tests",
      dependencies: [
        .target(name: host), .target(name: kit), "SwiftUI", "CoreText", "HostSuite", "LayoutTrees", "LayoutKitCompat",
        "TestPromises",
      ],
      swiftSettings: tests),
    // Examples/Apple, but for the programs' entries.
    .target(name: "Plants", dependencies: ["Layout", "LayoutKitCompat"], swiftSettings: settings),
    .testTarget(name: "PlantsTests", dependencies: ["Plants", "Layout"], swiftSettings: tests),
    // The screens of Examples/Mail and Examples/Settings, without the programs around them, which are for GTK.
    .target(name: "Mail", dependencies: ["Layout"], swiftSettings: settings),
    .target(name: "Settings", dependencies: ["Layout"], exclude: ["Settings.swift"], swiftSettings: settings),
    .testTarget(
      name: "ExampleTests", dependencies: ["Plants", "Mail", "Settings", "Layout", .target(name: kit)],
      swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)

if !isMac {
  package.targets += [
    .testTarget(
      name: "ReferenceExampleTests", dependencies: ["LayoutReference", "UIKit", "SwiftUI", "TestPromises"],
      swiftSettings: tests),
    // The check of facts.tsv, but for the program's entry.
    .target(name: "Facts", path: "Facts", exclude: ["main.swift"], swiftSettings: settings),
    .testTarget(name: "FactsTests", dependencies: ["Facts"], swiftSettings: tests),
  ]
}
