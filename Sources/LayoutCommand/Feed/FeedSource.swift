import LayoutScreens

/// The source of the feed's entries.
struct FeedSource {
  private let path: String?

  /// The entries of the file, or of the machine's package database, as many as are worth showing.
  ///
  /// They are read once in a run of a command.
  static func entries(_ input: ScreenInput) throws(CommandError) -> [FeedEntry] {
    let path = input.data
    let entries = input.once("feed \(path ?? "")") {
      Result { () throws(CommandError) in try FeedSource(path: path).read() }
    }
    return Array(try entries.get().prefix(input.rowLimit ?? .max))
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
