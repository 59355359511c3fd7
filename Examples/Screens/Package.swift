// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Screens",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["Canvas"])],
  targets: [
    .target(name: "Profile", dependencies: [.product(name: "Layout", package: "Layout")]),
    .executableTarget(
      name: "Screens", dependencies: ["Profile", .product(name: "LayoutTool", package: "Layout")]),
    .testTarget(
      name: "ProfileTests", dependencies: ["Profile", .product(name: "LayoutTesting", package: "Layout")]),
  ]
)
