// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "CardServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Layout", path: "../..", traits: ["Canvas"]),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .executableTarget(
      name: "CardServer",
      dependencies: [
        .product(name: "Layout", package: "Layout"),
        .product(name: "LayoutCanvas", package: "Layout"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .testTarget(name: "CardServerTests", dependencies: ["CardServer"]),
  ]
)
