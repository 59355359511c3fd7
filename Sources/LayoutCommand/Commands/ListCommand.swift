import ArgumentParser

/// `layout list`
struct ListCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the screens: name, size in points, what it shows.")

  func run(output: Output) throws {
    let names = Gallery.screens.map(\.name)
    let sizes = Gallery.screens.map(Gallery.size)
    for (screen, size) in zip(Gallery.screens, sizes) {
      output.line(
        "\(screen.name.padded(to: names)) \(size.padded(to: sizes)) \(screen.summary)")
    }
  }
}

extension String {
  /// The text with spaces up to the length of the longest of `texts`, and one more.
  fileprivate func padded(to texts: [String]) -> String {
    let length = texts.map(\.count).max() ?? 0
    return self + String(repeating: " ", count: max(0, length - count) + 1)
  }
}
