// For a target of a manifest.

import PackageDescription

let package = Package(
  name: "App",
  targets: [
    // BLOCK
  ]
)
