// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The C maths library, which `Double.rounded()` needs at debug link where nothing else pulls it in.
let maths: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Layout",
  platforms: [.iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .library(name: "Layout", targets: ["Layout"]),
    .library(name: "LayoutCSS", targets: ["LayoutCSS"]),
    .library(name: "LayoutCanvas", targets: ["LayoutCanvas"]),
    .library(name: "LayoutGTK", targets: ["LayoutGTK"]),
    .library(name: "LayoutUIKit", targets: ["LayoutUIKit"]),
    .library(name: "LayoutAppKit", targets: ["LayoutAppKit"]),
    .library(name: "LayoutReference", targets: ["LayoutReference"]),
    .library(name: "SwiftUINames", targets: ["SwiftUINames"]),
    .library(name: "LayoutKitCompat", targets: ["LayoutKitCompat"]),
    .library(name: "SimpleLayoutEngine", targets: ["SimpleLayoutEngine"]),
    .library(name: "ConstraintFirst", targets: ["ConstraintFirst"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "LayoutCanvasTesting", targets: ["LayoutCanvasTesting"]),
    .library(name: "LayoutTool", targets: ["LayoutTool"]),
    .executable(name: "layout", targets: ["LayoutCommand"]),
  ],
  traits: [
    .trait(name: "Canvas", description: "The offscreen canvas: PNG, SVG and PDF by cairo, Pango and librsvg."),
    .trait(
      name: "GTK", description: "The native GTK 4 host; its texts are measured by the canvas's Pango engine.",
      enabledTraits: ["Canvas"]),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: settings, linkerSettings: maths),
    .target(name: "LayoutCore", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(
      name: "Layout",
      dependencies: [
        "LayoutCore",
        .target(name: "LayoutUIKit", condition: .when(platforms: [.iOS, .tvOS, .macCatalyst, .visionOS])),
        .target(name: "LayoutAppKit", condition: .when(platforms: [.macOS])),
      ],
      swiftSettings: settings),

    // Names that not every import of Layout brings: those of the reference's document, and SwiftUI's.
    .target(name: "LayoutReference", dependencies: ["Layout"], swiftSettings: settings),
    .target(name: "SwiftUINames", dependencies: ["Layout"], swiftSettings: settings),

    // Flexbox and grid by the rules of CSS.
    .target(name: "LayoutCSS", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(name: "SimpleLayoutEngine", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(name: "ConstraintFirst", dependencies: ["LayoutCore"], swiftSettings: settings),

    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // It brings gdk-pixbuf, which decodes JPEG, WebP and GIF.
    .systemLibrary(
      name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .target(
      name: "LayoutCanvas",
      dependencies: [
        "LayoutCore",
        .target(name: "CCairo", condition: .when(traits: ["Canvas"])),
        .target(name: "CPango", condition: .when(traits: ["Canvas"])),
        .target(name: "CZlib", condition: .when(traits: ["Canvas"])),
        .target(name: "CRsvg", condition: .when(traits: ["Canvas"])),
      ],
      swiftSettings: settings),

    .systemLibrary(name: "CGTKLibrary", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "CGTK", dependencies: [.target(name: "CGTKLibrary", condition: .when(traits: ["GTK"]))]),
    .target(
      name: "LayoutGTK",
      dependencies: ["LayoutCore", "LayoutCanvas", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      swiftSettings: settings),

    // What UIKit and AppKit have alike, and their views. The three are empty where there is neither.
    .target(name: "LayoutApple", dependencies: ["LayoutCore", "LayoutKitCompat"], swiftSettings: settings),
    .target(
      name: "LayoutUIKit", dependencies: ["LayoutApple", "LayoutCore", "LayoutKitCompat"], swiftSettings: settings),
    .target(
      name: "LayoutAppKit", dependencies: ["LayoutApple", "LayoutCore", "LayoutKitCompat"], swiftSettings: settings),

    .target(name: "LayoutKitCompat", dependencies: ["LayoutCore"], swiftSettings: settings),

    // The search for faults of a screen in many variants.
    .target(name: "LayoutLint", dependencies: ["LayoutCore"], swiftSettings: settings),
    .target(name: "LayoutTesting", dependencies: ["LayoutCore", "LayoutLint"], swiftSettings: settings),
    .target(
      name: "LayoutCanvasTesting",
      dependencies: ["LayoutCore", "LayoutCanvas", "LayoutTesting"],
      swiftSettings: settings),
    // The commands of a program for its own screens, and the module by whose name they are imported.
    .target(
      name: "LayoutScreens", dependencies: ["Layout", "LayoutCanvas", "LayoutGTK", "LayoutLint"],
      swiftSettings: settings),
    .target(
      name: "LayoutTool", dependencies: ["Layout", "LayoutLint", "LayoutScreens"], swiftSettings: settings),
    // The engine's trees as data, and the cases of every engine that there are.
    .target(name: "LayoutTrees", dependencies: ["LayoutEngine"], swiftSettings: settings),
    .target(
      name: "LayoutConformance",
      dependencies: ["LayoutTrees", "LayoutCSS", "LayoutKitCompat", "SimpleLayoutEngine"],
      swiftSettings: settings),
    .target(name: "CBench"),
    .executableTarget(
      name: "LayoutCommand",
      dependencies: [
        "Layout", "LayoutCanvas", "LayoutGTK", "LayoutConformance", "LayoutCSS", "ConstraintFirst", "CBench",
        "LayoutScreens",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "LayoutEngine", "LayoutTrees", "TestPromises",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
    // What every host does: see its HostProbe.
    .target(
      name: "HostSuite", dependencies: ["LayoutCore", "LayoutCSS", "LayoutTrees"], path: "Tests/HostSuite",
      swiftSettings: settings),
    // Which promises a test is about.
    .target(name: "TestPromises", path: "Tests/TestPromises", swiftSettings: settings),
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: [
        "LayoutReference", "LayoutTesting", "SwiftUINames", "CAllocationCount", "HostSuite", "LayoutTrees",
        "TestPromises",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Testing/__Snapshots__"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintFirstTests",
      dependencies: ["Layout", "ConstraintFirst", "LayoutTesting", "TestPromises"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutCSSTests",
      dependencies: ["Layout", "LayoutCSS", "LayoutConformance", "LayoutTesting", "HostSuite", "TestPromises"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "SimpleLayoutEngineTests",
      dependencies: ["Layout", "SimpleLayoutEngine", "LayoutConformance", "TestPromises"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutCanvasTests",
      dependencies: [
        "LayoutReference", "LayoutCanvas", "LayoutCanvasTesting", "LayoutCSS", "LayoutKitCompat", "LayoutTesting",
        "HostSuite", "LayoutTrees", "TestPromises",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .executableTarget(
      name: "LayoutGTKProgram", dependencies: ["LayoutGTK", "LayoutTrees"], path: "Tests/LayoutGTKProgram",
      swiftSettings: settings),
    .testTarget(
      name: "LayoutGTKTests",
      dependencies: ["LayoutGTK", "LayoutGTKProgram", "LayoutCanvas", "LayoutTesting", "HostSuite", "TestPromises"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutKitCompatTests",
      dependencies: ["Layout", "LayoutKitCompat", "LayoutConformance", "LayoutTesting", "TestPromises"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutCommandTests",
      dependencies: [
        "Layout", "LayoutCommand", "LayoutScreens", "LayoutTesting", "TestPromises",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      swiftSettings: settings),
    // The inputs that the fuzzer found, and the laws that it checks; Scripts/fuzz makes the fuzzer itself.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Layout", "LayoutCanvas", "LayoutCommand", "LayoutConformance", "LayoutCSS", "LayoutTesting", "HostSuite",
      ],
      path: "Fuzz", exclude: ["corpus", "crashes", "Program", "leaks.supp", "json.dict", "css.dict"],
      sources: ["Entries", "Tests"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The engine and its tests alone, which `Scripts/test --quick` builds in the minute after an edit.
if Context.environment["LAYOUT_ENGINE_ALONE"] != nil {
  package.products = []
  package.targets.removeAll { target in
    !["LayoutEngine", "LayoutTrees", "TestPromises", "LayoutEngineTests"].contains(target.name)
  }
}
