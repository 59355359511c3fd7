// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Mail",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "Mail",
      dependencies: [.product(name: "Layout", package: "Layout"), .product(name: "LayoutGTK", package: "Layout")]),
    .testTarget(name: "MailTests", dependencies: ["Mail", .product(name: "LayoutTesting", package: "Layout")]),
  ]
)
