// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["GTK"])],
  targets: [
    .executableTarget(name: "Counter", dependencies: [.product(name: "LayoutGTK", package: "Layout")])
  ],
  swiftLanguageModes: [.v6]
)
