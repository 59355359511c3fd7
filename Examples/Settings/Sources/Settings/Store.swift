import Foundation

/// The file that the settings are kept in.
struct Store {
  let file: URL

  /// `layout-settings/settings.json` in `$XDG_CONFIG_HOME`, by default `~/.config`.
  static var standard: Store {
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
    let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
      .flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    return Store(file: (folder ?? home).appending(path: "layout-settings/settings.json"))
  }

  /// The settings; `nil` where there is no file yet.
  func load() throws -> SettingsValues? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(SettingsValues.self, from: Data(contentsOf: file))
  }

  /// Writes a new file and puts it in place of the old one, so that there is always a whole one.
  func save(_ values: SettingsValues) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(values).write(to: file, options: .atomic)
  }
}
