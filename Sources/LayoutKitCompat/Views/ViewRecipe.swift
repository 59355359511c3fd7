public import LayoutCore

/// The description of a layout's view: its kind, how it is made, and how it is configured.
///
/// It is a value for any thread; its closures run on the main actor. A recipe has one of two parts, or both:
/// - a view class of the host, with a closure that configures such a view;
/// - a content, such as a text, which any host can show.
public final class ViewRecipe: Sendable {
  /// The kind of a view. A view is reused only for a layout whose recipe has the same key.
  public struct TypeKey: Hashable, Sendable, CustomStringConvertible {
    private enum Value: Hashable, Sendable {
      case type(ObjectIdentifier)
      case content(String)
    }

    private let value: Value
    /// The name of the kind, for messages.
    public let description: String

    init(_ type: Any.Type) {
      value = .type(ObjectIdentifier(type))
      description = "\(type)"
    }

    init(_ content: ViewContent) {
      description = content.sortName
      value = .content(description)
    }
  }

  /// The kind of view.
  public let typeKey: TypeKey

  /// The content that the view shows before it is configured; any host can show it.
  public let content: ViewContent?

  /// Makes a view; `nil` if the host makes one for `content`. Not called for a reused view.
  public let make: (@MainActor @Sendable () -> any LayoutKitView)?

  /// Configures a view that was made or reused.
  public let configure: @MainActor @Sendable (any LayoutKitView) -> Void

  /// Makes a recipe for a view of a host's class.
  ///
  /// - Parameters:
  ///   - type: the class; `configure` never receives views of other classes.
  ///   - content: the content for a host without this class, such as one that draws pictures.
  ///   - make: makes a view.
  ///   - configure: configures the view; called each time the layout is applied.
  public init<View: LayoutKitView>(
    _ type: View.Type, content: ViewContent? = nil, make: @escaping @MainActor @Sendable () -> View,
    configure: @escaping @MainActor @Sendable (View) -> Void = { _ in }
  ) {
    typeKey = TypeKey(type)
    self.content = content
    self.make = make
    self.configure = { view in
      guard let view = view as? View else { return }
      configure(view)
    }
  }

  /// Makes a recipe for a view that any host makes for `content`.
  public init(_ content: ViewContent, configure: @escaping @MainActor @Sendable (any LayoutKitView) -> Void = { _ in })
  {
    typeKey = TypeKey(content)
    self.content = content
    make = nil
    self.configure = configure
  }
}

extension ViewContent {
  /// The kind of view that shows this content.
  var sortName: String {
    switch self {
    case .decorated: "box"
    case .text: "text"
    case .image: "image"
    case .shape: "shape"
    case .drawing: "drawing"
    case .control(let content): content.control.kindName
    case .native: "native"
    case .scroll: "scroll"
    }
  }
}
