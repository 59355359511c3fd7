public import LayoutCore

/// What is shown for a layout: which sort of view, how one is made, and how it is configured. A value for any thread;
/// its closures run on the main actor.
///
/// A recipe says one of two things, or both:
/// - a view class of the host's, with a closure that configures such a view;
/// - a content, such as a text, which any host knows how to show.
public final class ViewRecipe: Sendable {
  /// A sort of view. A view is used again only for a layout whose recipe has the same key.
  public struct TypeKey: Hashable, Sendable, CustomStringConvertible {
    private enum Value: Hashable, Sendable {
      case type(ObjectIdentifier)
      case content(String)
    }

    private let value: Value
    /// The name of the sort, for people.
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

  /// The sort of view.
  public let typeKey: TypeKey

  /// What the view shows by itself, before it is configured; any host can show this.
  public let content: ViewContent?

  /// Makes a view; `nil` where the host makes one for `content`. Not called for a view that is used again.
  public let make: (@MainActor @Sendable () -> any LayoutKitView)?

  /// Configures a view that was made or is used again.
  public let configure: @MainActor @Sendable (any LayoutKitView) -> Void

  /// A view of a class of the host's.
  ///
  /// - Parameters:
  ///   - type: the class; views of other classes are never handed to `configure`.
  ///   - content: what a host shows that has no such class, such as one that draws pictures.
  ///   - make: makes a view.
  ///   - configure: sets the view up; called every time the layout is applied.
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

  /// A view that any host makes for `content`.
  public init(_ content: ViewContent, configure: @escaping @MainActor @Sendable (any LayoutKitView) -> Void = { _ in })
  {
    typeKey = TypeKey(content)
    self.content = content
    make = nil
    self.configure = configure
  }
}

extension ViewContent {
  /// The sort of view that shows this.
  var sortName: String {
    switch self {
    case .decorated: "box"
    case .text: "text"
    case .image: "image"
    case .shape: "shape"
    case .control(let content): content.control.kindName
    case .native: "native"
    case .scroll: "scroll"
    }
  }
}
