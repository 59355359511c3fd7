import Foundation
public import Layout

/// A program with the commands of `layout` for screens of your own.
///
/// ```swift
/// import LayoutTool
///
/// @main struct Screens: LayoutTool {
///   static var screens: [ToolScreen] {
///     ToolScreen("card", "A card with a title.", width: 320) { Card(title: "Revenue") }
///   }
/// }
/// ```
///
/// `Screens list` lists the screens, `render` draws them into files, `explain` prints why an element has its size, `lint`
/// finds what does not fit in many widths, text sizes, directions and texts, `inspect` writes a page to look around in,
/// and `window` opens them. Pictures need the package trait `Canvas`, a window needs `GTK`. The exit code is 0 for
/// success, 1 for failures and warnings of `lint`, 2 for bad input.
public protocol LayoutTool {
  /// The screens, each with a name of its own.
  @ToolScreenBuilder static var screens: [ToolScreen] { get }

  /// The name of the program, as its messages print it; by default that of the executable.
  static var name: String { get }

  /// What `--version` prints; by default the version of Layout.
  static var version: String { get }

  /// The colour that is drawn behind a screen; by default white, and nearly black in the dark.
  static func background(for scheme: ColorScheme) -> Color

  /// The colour of texts and shapes that set none; by default black, and nearly white in the dark.
  static func foreground(for scheme: ColorScheme) -> Color
}

extension LayoutTool {
  /// The name of the executable.
  public static var name: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "screens"
  }

  /// The version of Layout.
  public static var version: String { "\(LayoutVersion.current)" }

  /// White, and nearly black in the dark.
  public static func background(for scheme: ColorScheme) -> Color { scheme == .dark ? Palette.dark.ground : .white }

  /// Black, and nearly white in the dark.
  public static func foreground(for scheme: ColorScheme) -> Color { scheme == .dark ? Palette.dark.ink : .black }

  /// Runs the command in the process's arguments, and ends the process.
  public static func main() {
    let code = ToolProgram(Self.self).run(Array(CommandLine.arguments.dropFirst()), output: .standard) ?? .badInput
    finish(code, .output, .standard).exit()
  }
}

/// Adds a failure where lines could not be written.
///
/// - Returns: the exit code of a run whose lines went to `stream`.
package func finish(_ code: ToolExit, _ stream: StandardStream, _ output: Output) -> ToolExit {
  guard let failure = stream.flush() else { return code }
  output.remark("error: the output cannot be written: \(failure)")
  return code == .success ? .failure : code
}

extension ToolExit {
  /// Ends the process with the code.
  package func exit() -> Never { Foundation.exit(rawValue) }
}

/// Makes the list of a program's screens.
@resultBuilder
public enum ToolScreenBuilder {
  /// One screen.
  public static func buildExpression(_ screen: ToolScreen) -> [ToolScreen] { [screen] }
  /// Several screens, such as those of another list.
  public static func buildExpression(_ screens: [ToolScreen]) -> [ToolScreen] { screens }
  /// All screens of a block.
  public static func buildBlock(_ screens: [ToolScreen]...) -> [ToolScreen] { screens.flatMap(\.self) }
  /// The screens of a loop.
  public static func buildArray(_ screens: [[ToolScreen]]) -> [ToolScreen] { screens.flatMap(\.self) }
  /// The screens of an `if`.
  public static func buildOptional(_ screens: [ToolScreen]?) -> [ToolScreen] { screens ?? [] }
  /// The screens of an `if` with `else`.
  public static func buildEither(first screens: [ToolScreen]) -> [ToolScreen] { screens }
  /// The screens of an `else`.
  public static func buildEither(second screens: [ToolScreen]) -> [ToolScreen] { screens }
}
