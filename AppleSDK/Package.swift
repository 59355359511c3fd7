// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Stand-ins for Apple's modules, and the hosts' sources on top of them, for machines without an Apple SDK. It has no
// product and no other package depends on it: see README.md.
let package = Package(
  name: "AppleSDK",
  targets: [
    .target(name: "QuartzCore", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["QuartzCore"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "AppKit", dependencies: ["QuartzCore"], swiftSettings: settings),
    // SwiftUI as the Mac has it; whoever uses it says that it is what SwiftUI means.
    .target(name: "MacSwiftUI", dependencies: ["AppKit"], swiftSettings: settings),
    .target(
      name: "LayoutEngine", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutCore", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(name: "LayoutKitCompat", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(
      name: "LayoutUIKit", dependencies: ["LayoutCore", "LayoutKitCompat", "UIKit", "SwiftUI"], swiftSettings: settings),
    .target(
      name: "LayoutAppKit", dependencies: ["LayoutCore", "AppKit", "MacSwiftUI"],
      swiftSettings: settings + [.unsafeFlags(["-module-alias", "SwiftUI=MacSwiftUI"])]),
    .target(name: "HostSuite", dependencies: ["LayoutCore"], path: "Tests/HostSuite", swiftSettings: settings),
    .target(name: "Layout", dependencies: ["LayoutUIKit"], swiftSettings: settings),
    .testTarget(
      name: "LayoutUIKitTests", dependencies: ["LayoutKitCompat", "LayoutUIKit", "UIKit", "HostSuite"],
      // The testing library brings pictures of UIKit's along, which are for Apple's UIKit only.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "ReferenceExampleTests", dependencies: ["Layout", "UIKit", "SwiftUI"],
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "LayoutAppKitTests", dependencies: ["LayoutAppKit", "AppKit", "MacSwiftUI", "HostSuite"],
      swiftSettings: settings + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays", "-module-alias", "SwiftUI=MacSwiftUI"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
