import Foundation
import Testing

/// A folder with files for views of these names, for as long as it is kept.
final class Nibs {
  let bundle: Bundle
  private let folder: URL

  init(_ names: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try Data().write(to: folder.appendingPathComponent(name + ".nib")) }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
