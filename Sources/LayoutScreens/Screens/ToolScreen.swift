public import Layout
public import LayoutLint

/// A screen of a program: its name, its size and its layout.
public struct ToolScreen: Sendable {
  /// A vector format that a screen is made for.
  public enum Vector: String, Hashable, Sendable {
    /// A page of PDF.
    case pdf
    /// A picture of SVG.
    case svg
  }

  /// The name by which commands find it, and that of its files.
  public let name: String
  /// A summary in one sentence.
  public let summary: String
  /// The width in points; `nil` is the width of the content.
  public let width: Double?
  /// The height in points; `nil` is the height of the content.
  public let height: Double?
  /// The vector format in which `render --all` draws it besides PNG.
  public let vector: Vector?
  /// The variants that `lint` tries.
  public let lint: LintScope
  /// Whether it shows the file of `--data`.
  public let readsData: Bool
  let content: @Sendable (ScreenInput) throws -> any Layout
  /// The content in a window, where it is another one.
  package var windowContent: (@Sendable (ScreenInput) throws -> any Layout)?

  /// A screen.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `.`, `_` and `-`.
  ///   - summary: a summary in one sentence.
  ///   - width: the width in points; `nil` is the width of the content.
  ///   - height: the height in points; `nil` is the height of the content.
  ///   - vector: the vector format that it is made for.
  ///   - lint: the variants that `lint` tries.
  ///   - content: the layout, which is made anew for each picture.
  public init(
    _ name: String, _ summary: String = "", width: Double? = nil, height: Double? = nil, vector: Vector? = nil,
    lint: LintScope = LintScope(), @LayoutBuilder content: @escaping @Sendable () -> some Layout & SendableMetatype
  ) {
    self.init(
      name, summary, width: width, height: height, vector: vector, lint: lint, readsData: false,
      content: { _ in content() })
  }

  /// A screen that depends on its input: a file, or the length of the picture.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `.`, `_` and `-`.
  ///   - summary: a summary in one sentence.
  ///   - width: the width in points; `nil` is the width of the content.
  ///   - height: the height in points; `nil` is the height of the content.
  ///   - vector: the vector format that it is made for.
  ///   - lint: the variants that `lint` tries.
  ///   - readsData: whether it shows the file of `--data`, which is refused for other screens.
  ///   - content: returns the layout. An error ends the command with its description and the code 2.
  public init(
    _ name: String, _ summary: String = "", width: Double? = nil, height: Double? = nil, vector: Vector? = nil,
    lint: LintScope = LintScope(), readsData: Bool, content: @escaping @Sendable (ScreenInput) throws -> any Layout
  ) {
    self.name = name
    self.summary = summary
    self.width = width
    self.height = height
    self.vector = vector
    self.lint = lint
    self.readsData = readsData
    self.content = content
  }

  /// The content as a value; in a window, or in a picture.
  package func layout(_ input: ScreenInput, inWindow: Bool = false) throws -> AnyLayout {
    AnyLayout(erasing: try (inWindow ? windowContent ?? content : content)(input))
  }

  /// The size as text: `390x844`, with `…` for a side that is the content's.
  var sizeText: String {
    "\(width.map { NumberText.string($0) } ?? "…")x\(height.map { NumberText.string($0) } ?? "…")"
  }
}

/// The input of a screen.
public struct ScreenInput: Sendable {
  /// The path of `--data`; `nil` where it is not given.
  public var data: String?
  /// The longest possible side of a picture, in points.
  public var longestSide: Double
  /// The most rows of a long list that are worth making, since more of them are alike; `nil` is no limit.
  public var rowLimit: Int?
  private let memory = Locked<[String: any Sendable]>([:])

  /// An input.
  public init(data: String? = nil, longestSide: Double = PictureLimits.side, rowLimit: Int? = nil) {
    self.data = data
    self.longestSide = longestSide
    self.rowLimit = rowLimit
  }

  /// The value of `make`, which is called once in a run of a command for each key, such as a path.
  public func once<Value: Sendable>(_ key: String, _ make: () throws -> Value) rethrows -> Value {
    if let known = memory.withLock({ $0[key] }) as? Value { return known }
    let value = try make()
    memory.withLock { $0[key] = value }
    return value
  }
}
