import ArgumentParser
import Layout

/// `layout window`
struct WindowCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Opens the gallery in a window.",
    discussion: """
      The screens stand in a sidebar; the chosen one fills the rest. With LAYOUT_INSPECT=1 in the environment frames, \
      paddings and names are drawn over the window, and a click prints why what lies there has its size.
      """)

  @Argument(help: ArgumentHelp("The screen to begin with. (default: the first one)", valueName: "screen"))
  var screen: String?

  @Option(help: ArgumentHelp("What the feed shows: a JSON file of entries, or a package database.", valueName: "file"))
  var data: String?

  @Option(help: "ltr or rtl. (default: as the system has it)")
  var direction: RenderCommand.Direction?

  @Option(help: "light or dark. (default: as the system has it)")
  var appearance: RenderCommand.Appearance?

  func run(output: Output) throws {
    let first = try screen.map(Gallery.find) ?? Gallery.screens[0]
    let source = FeedSource(path: data)
    if data != nil { _ = try source.entries.get() }
    #if GTK
      let status = try MainActor.assumeIsolated {
        try GalleryWindow(first: first, source: source, direction: direction, appearance: appearance).run()
      }
      if status != 0 { throw ExitCode(status) }
    #else
      throw CommandError.badInput(
        "a window needs GTK, which this build is without: build with `swift build --traits GTK`; \(first.name) can be "
          + "drawn into a file by `layout render`")
    #endif
  }
}
