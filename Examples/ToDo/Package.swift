// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "ToDo",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["GTK"])],
  targets: [.executableTarget(name: "ToDo", dependencies: [.product(name: "LayoutGTK", package: "Layout")])]
)
