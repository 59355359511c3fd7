import Foundation
import Layout

/// `window`
struct WindowCommand: ToolCommand {
  static let name = "window"
  static let abstract = "Opens the screens in a window."
  static let discussion = """
    The screens stand in a sidebar; the chosen one fills the rest. With LAYOUT_INSPECT=1 in the environment frames, \
    paddings and names are drawn over the window, and a click prints why what lies there has its size. With --watch the \
    program is built again when a Swift file of its package changes, and takes the place of this one: its window opens in \
    the same size, with the same screen, scrolled as far. Where the build fails, the window stays as it is.
    """
  static let parameters = "[<screen>]"
  static let options: [ToolOption] = [
    .data,
    .option("--direction", "ltr|rtl", "The direction. (default: as the system has it)"),
    .option("--appearance", "light|dark", "The colours. (default: as the system has it)"),
    .flag("--watch", "Builds and shows the program again when its sources change."),
    .option("--package", "folder", "With --watch: the package. (default: the one that the program was built in)"),
    .option(
      "--traits", "names", "With --watch: the traits of the package to build it with, with commas between: GTK,Canvas."),
    .option(
      "--build", "command",
      "With --watch: the command that builds it. (default: swift build --product NAME, in .build, with --traits)"),
  ]

  private let screen: String?
  private let data: String?
  private let direction: LayoutDirection?
  private let scheme: ColorScheme?
  private let isWatching: Bool
  private let package: String?
  private let build: String?
  private let traits: String?

  /// The file of this program, which a build replaces.
  static let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

  init(_ arguments: ToolArguments) throws(CommandError) {
    guard arguments.names.count <= 1 else {
      throw .badInput("window takes the name of one screen, the one to begin with; `list` names them")
    }
    screen = arguments.names.first
    data = arguments.text("--data")
    direction = try arguments.words("--direction", ToolWords.directions).last
    scheme = try arguments.words("--appearance", ToolWords.schemes).last
    isWatching = arguments.has("--watch")
    package = arguments.text("--package")
    build = arguments.text("--build")
    traits = arguments.text("--traits")
    if !isWatching, package != nil || build != nil || traits != nil {
      throw .badInput("--package, --traits and --build go with --watch")
    }
    if build != nil, traits != nil { throw .badInput("give either --traits or --build, which names the traits itself") }
    if let traits, !Self.areTraits(traits) {
      throw .badInput("--traits takes names of letters, digits, _ and - with commas between, not \"\(traits)\"")
    }
  }

  func run(_ program: ToolProgram, output: Output) throws {
    let first = try screen.map(program.screens.find) ?? program.screens.screens[0]
    let input = ScreenInput(data: data)
    if data != nil {
      for screen in try program.screens.chosen([], all: true, data: data) where screen.readsData {
        _ = try screen.layout(input)
      }
    }
    #if GTK
      let folder = try isWatching ? watchedFolder() : nil
      let status = try MainActor.assumeIsolated {
        let watched = folder.map { WatchedBuild($0, command: buildCommand, output: output) }
        return try ScreenWindow(
          program: program, first: first, input: input, direction: direction, scheme: scheme, watched: watched
        ).run()
      }
      if status != 0 { throw CommandError("", exit: ToolExit(status)) }
    #else
      throw CommandError.badInput(
        "a window needs GTK, which this build is without: build with `swift build --traits GTK`; \(first.name) can be "
          + "drawn into a file by `\(program.name) render`")
    #endif
  }

  /// The package that is watched.
  private func watchedFolder() throws(CommandError) -> URL {
    guard let package else {
      guard let folder = SourceWatch.package(around: Self.executable) else {
        throw .badInput("\(Self.executable.path) is in no package; --package names one")
      }
      return folder
    }
    let folder = URL(fileURLWithPath: package)
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw .badInput("--package \(package): there is no Package.swift in it")
    }
    return folder
  }

  /// Whether a text names traits, and has nothing that the shell reads otherwise.
  private static func areTraits(_ text: String) -> Bool {
    text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "-" }
    }
  }

  /// The command that builds the program.
  var buildCommand: String {
    if let build { return build }
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    let enabled = traits.map { " --traits \($0)" } ?? ""
    return "swift build -c \(configuration)\(enabled) --product '\(Self.executable.lastPathComponent)'"
  }
}
