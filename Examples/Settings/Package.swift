// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Settings",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "Settings",
      dependencies: [.product(name: "Layout", package: "Layout"), .product(name: "LayoutGTK", package: "Layout")])
  ]
)
