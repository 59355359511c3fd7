// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Masonry",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["Canvas"])],
  targets: [
    .executableTarget(
      name: "Masonry",
      dependencies: [
        .product(name: "Layout", package: "Layout"),
        .product(name: "LayoutCanvas", package: "Layout"),
      ]),
    .testTarget(
      name: "MasonryTests", dependencies: ["Masonry", .product(name: "LayoutTesting", package: "Layout")]),
  ]
)
