import Foundation

/// The file that the items are kept in.
struct Store {
  let file: URL

  /// `layout-todo/items.json` in `$XDG_DATA_HOME`, by default `~/.local/share`.
  static var standard: Store {
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
      .flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    return Store(file: (data ?? home).appending(path: "layout-todo/items.json"))
  }

  /// The items; none where there is no file yet.
  func load() throws -> [Item] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }

  /// Writes a new file and puts it in place of the old one, so that there is always a whole one.
  func save(_ items: [Item]) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(items).write(to: file, options: .atomic)
  }

  /// Gives a file that cannot be read another name, so that saving does not write over it.
  ///
  /// - Returns: the message for the person.
  func setAside(because error: any Error) -> String {
    let name = "items-\(Int(Date.now.timeIntervalSince1970)).unreadable.json"
    let kept = file.deletingLastPathComponent().appending(path: name)
    do {
      try FileManager.default.moveItem(at: file, to: kept)
      return "The saved list could not be read and is kept as \(kept.path). This one begins empty."
    } catch {
      return "The saved list \(file.path) can neither be read nor moved away: \(error.localizedDescription)"
    }
  }
}
