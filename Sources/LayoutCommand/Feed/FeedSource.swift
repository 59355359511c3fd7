/// The source of the feed's entries.
///
/// They are read once, when they are first used.
final class FeedSource {
  private let path: String?

  /// `nil` is the machine's package database.
  init(path: String?) { self.path = path }

  private(set) lazy var entries: Result<[FeedEntry], CommandError> = Result { () throws(CommandError) in
    try read()
  }

  private func read() throws(CommandError) -> [FeedEntry] {
    let path = path ?? PackageDatabase.path
    let text: String
    do {
      text = try TextFile.read(path)
    } catch {
      guard self.path == nil else { throw error }
      throw .badInput("\(error), and it is what the feed shows; give it another file with --data")
    }
    do {
      guard isJSON(path, text) else { return try PackageDatabase.parse(text) }
      return try FeedFile.parse(text).map { inFolder(of: path, $0) }
    } catch {
      throw .badInput("\(path):\(error.place): \(error.message)")
    }
  }

  /// The entry with the path of its picture relative to the file's folder.
  private func inFolder(of path: String, _ entry: FeedEntry) -> FeedEntry {
    guard let image = entry.image, !image.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return entry }
    var entry = entry
    entry.image = path[...slash] + image
    return entry
  }

  private func isJSON(_ path: String, _ text: String) -> Bool {
    if path.lowercased().hasSuffix(".json") { return true }
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == "[" || first == "{"
  }
}
