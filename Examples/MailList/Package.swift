// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "MailList",
  dependencies: [.package(name: "Layout", path: "../..")],
  targets: [
    .target(name: "MailList", dependencies: [.product(name: "Layout", package: "Layout")]),
    .testTarget(
      name: "MailListTests", dependencies: ["MailList", .product(name: "LayoutTesting", package: "Layout")]),
  ]
)
