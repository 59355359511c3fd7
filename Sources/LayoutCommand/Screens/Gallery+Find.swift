import LayoutCore

extension Gallery {
  /// The screen of that name.
  static func find(_ name: String) throws(CommandError) -> Screen {
    if let screen = screen(named: name) { return screen }
    let names = screens.map(\.name)
    let close = NearMisses.of(name, among: names)
    let advice =
      close.isEmpty
      ? "there are \(names.joined(separator: ", "))"
      : "did you mean \(close.prefix(3).joined(separator: " or "))? `layout list` names all screens"
    throw .badInput("there is no screen \"\(name)\"; \(advice)")
  }
}
