import Foundation

/// Finds out whether the sources of a package have changed.
struct SourceWatch {
  private let folder: URL
  private var known: [String: Date]

  /// Watches the Swift files of a package folder, those of its manifest included; hidden folders, such as `.build`, are
  /// left out.
  init(_ folder: URL) {
    self.folder = folder
    known = Self.files(in: folder)
  }

  /// Whether a file was written, added or removed since the last call.
  ///
  /// - Complexity: O(files of the package).
  mutating func hasChanged() -> Bool {
    let found = Self.files(in: folder)
    defer { known = found }
    return found != known
  }

  /// The package that an executable was built in: the nearest folder around it with a manifest; `nil` where there is none.
  static func package(around executable: URL) -> URL? {
    var folder = executable.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func files(in folder: URL) -> [String: Date] {
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let inside = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var files: [String: Date] = [:]
    while let file = inside?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      files[file.path] = (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast
    }
    return files
  }
}
