// For the dependencies of a manifest.

import PackageDescription

let package = Package(
  name: "App",
  // BLOCK
)
