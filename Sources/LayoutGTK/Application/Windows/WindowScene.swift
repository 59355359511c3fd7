#if canImport(CGTK)
  public import LayoutCore

  /// A window that an application can open, by an id.
  @MainActor
  public protocol WindowScene {
    /// The description of its windows.
    var scene: SceneDescription { get }
  }

  /// The description of a `Window` or a `WindowGroup`.
  public struct SceneDescription {
    let id: String
    let title: String
    /// Whether there is one window at most for each value; the value of a `Window` is always the same.
    let isSingle: Bool
    var defaultSize: Size?
    /// Returns what sets a container's content for a value; `nil` where a value of that type opens nothing.
    let content: @MainActor (AnyHashable?) -> (@MainActor (LayoutContainer) -> Void)?
  }

  /// One window.
  ///
  /// Opening it while it is open brings it to the front.
  ///
  /// ```swift
  /// Window("Preferences", id: "preferences") { PreferencesForm(settings) }
  /// ```
  public struct Window<Content: Layout>: WindowScene {
    /// The description of the window.
    public private(set) var scene: SceneDescription

    /// A window.
    ///
    /// The title follows the models that it is made from.
    public init(
      _ title: some StringProtocol, id: String, @LayoutBuilder content: @escaping @MainActor () -> Content
    ) {
      scene = SceneDescription(id: id, title: String(title), isSingle: true) { value in
        guard value == nil else { return nil }
        return { $0.setBody { content() } }
      }
    }

    /// The size of the window's content when it opens, in points; without it, the content's ideal.
    public func defaultSize(width: Double, height: Double) -> Window {
      var window = self
      window.scene.defaultSize = Size(width: width, height: height)
      return window
    }
  }

  /// Any number of windows of a kind, each with a state of its own.
  ///
  /// ```swift
  /// WindowGroup("Note", id: "note", for: Note.ID.self) { id in NoteEditor(notes[id]) }
  /// ```
  public struct WindowGroup<Content: Layout>: WindowScene {
    /// The description of the windows.
    public private(set) var scene: SceneDescription

    /// Windows without a value: each call that opens the group opens another one.
    public init(
      _ title: some StringProtocol, id: String, @LayoutBuilder content: @escaping @MainActor () -> Content
    ) {
      scene = SceneDescription(id: id, title: String(title), isSingle: false) { value in
        guard value == nil else { return nil }
        return { $0.setBody { content() } }
      }
    }

    /// A window for each value: opening it for a value that has a window brings that window to the front.
    public init<Value: Hashable>(
      _ title: some StringProtocol, id: String, for type: Value.Type,
      @LayoutBuilder content: @escaping @MainActor (Value) -> Content
    ) {
      scene = SceneDescription(id: id, title: String(title), isSingle: true) { value in
        guard let value = value?.base as? Value else { return nil }
        return { $0.setBody { content(value) } }
      }
    }

    /// The size of a window's content when it opens, in points; without it, the content's ideal.
    public func defaultSize(width: Double, height: Double) -> WindowGroup {
      var group = self
      group.scene.defaultSize = Size(width: width, height: height)
      return group
    }
  }

  /// Collects the windows of an application.
  @resultBuilder
  public enum WindowBuilder {
    /// A window.
    public static func buildExpression(_ window: some WindowScene) -> [any WindowScene] { [window] }
    /// A list of windows that was made elsewhere.
    public static func buildExpression(_ windows: [any WindowScene]) -> [any WindowScene] { windows }
    /// Several.
    public static func buildBlock(_ windows: [any WindowScene]...) -> [any WindowScene] { windows.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ windows: [any WindowScene]?) -> [any WindowScene] { windows ?? [] }
    /// The first branch.
    public static func buildEither(first windows: [any WindowScene]) -> [any WindowScene] { windows }
    /// The other branch.
    public static func buildEither(second windows: [any WindowScene]) -> [any WindowScene] { windows }
    /// `for`.
    public static func buildArray(_ windows: [[any WindowScene]]) -> [any WindowScene] { windows.flatMap { $0 } }
  }
#endif
