/// A custom layout with its own view: it specifies the class of the view, and receives only views of that class.
///
/// ```swift
/// struct AvatarLayout: ConfigurableLayout {
///   func makeView() -> AvatarView { AvatarView() }
///   func configure(view: AvatarView) { view.name = name }
///   …
/// }
/// ```
public protocol ConfigurableLayout: MeasurableLayout {
  /// The class of the view.
  associatedtype ConfigurableView: LayoutKitView

  /// Whether a view is made; `true` by default.
  var needsView: Bool { get }

  /// Makes a view. Not called when a view is reused.
  @MainActor func makeView() -> ConfigurableView

  /// Configures a view, each time the layout is applied.
  @MainActor func configure(view: ConfigurableView)
}

extension ConfigurableLayout {
  /// Always `true`.
  public var needsView: Bool { true }

  /// The recipe for a view of the layout's own class.
  public var viewRecipe: ViewRecipe? {
    guard needsView else { return nil }
    return ViewRecipe(ConfigurableView.self, make: { makeView() }, configure: { configure(view: $0) })
  }
}
