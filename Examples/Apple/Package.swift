// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Plants",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14)],
  dependencies: [.package(name: "Layout", path: "../..")],
  targets: [
    .executableTarget(
      name: "Plants",
      dependencies: [
        .product(name: "Layout", package: "Layout"), .product(name: "LayoutKitCompat", package: "Layout"),
      ]),
    .testTarget(name: "PlantsTests", dependencies: ["Plants"]),
  ]
)
