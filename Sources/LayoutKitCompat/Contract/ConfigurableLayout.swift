/// A layout of your own with a view of its own: it says which class the view has, and is handed only such views.
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

  /// Whether a view is made; always, by default.
  var needsView: Bool { get }

  /// Makes a view. Not called where one is used again.
  @MainActor func makeView() -> ConfigurableView

  /// Sets a view up, whenever the layout is applied.
  @MainActor func configure(view: ConfigurableView)
}

extension ConfigurableLayout {
  /// A view is made.
  public var needsView: Bool { true }

  /// A view of the layout's own class.
  public var viewRecipe: ViewRecipe? {
    guard needsView else { return nil }
    return ViewRecipe(ConfigurableView.self, make: { makeView() }, configure: { configure(view: $0) })
  }
}
