/// The common properties of layouts: the alignment, the flexibility and the view.
///
/// A view is made only for a recipe; an id alone makes none.
public struct BaseLayout: Sendable {
  /// The layout's alignment in its rectangle.
  public let alignment: LayoutKitAlignment
  /// The layout's flexibility.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?

  /// Makes the common properties.
  public init(
    alignment: LayoutKitAlignment = .fill, flexibility: Flexibility = .flexible, viewReuseId: String? = nil,
    view: ViewRecipe? = nil
  ) {
    self.alignment = alignment
    self.flexibility = flexibility
    self.viewReuseId = viewReuseId
    viewRecipe = view
  }
}

/// A custom layout that stores the common properties in a `base`, so that only the two passes remain to be written.
public protocol BasedLayout: MeasurableLayout {
  /// The common properties.
  var base: BaseLayout { get }
}

extension BasedLayout {
  /// The base's flexibility.
  public var flexibility: Flexibility { base.flexibility }
  /// The base's id.
  public var viewReuseId: String? { base.viewReuseId }
  /// The base's recipe.
  public var viewRecipe: ViewRecipe? { base.viewRecipe }
}
