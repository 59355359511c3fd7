// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Dashboard",
  dependencies: [.package(name: "Layout", path: "../..", traits: ["GTK"])],
  targets: [.executableTarget(name: "Dashboard", dependencies: [.product(name: "LayoutGTK", package: "Layout")])]
)
