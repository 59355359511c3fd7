import LayoutCanvas

@main struct DrawBoard {
  /// Draws the board into the file that the first argument names; its extension chooses PNG, SVG or PDF.
  static func main() throws {
    let file = CommandLine.arguments.dropFirst().first ?? "board.png"
    try Board().render(to: file, width: 560, scale: 2)
  }
}
