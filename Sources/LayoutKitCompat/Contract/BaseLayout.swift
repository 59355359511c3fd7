/// What layouts have in common: where they stand, how flexible they are, and what is shown. A view is made only where a
/// recipe is given; an id alone makes none.
public struct BaseLayout: Sendable {
  /// Where the layout stands in its room.
  public let alignment: LayoutKitAlignment
  /// How willing it is to be compressed or stretched.
  public let flexibility: Flexibility
  /// Names the view.
  public let viewReuseId: String?
  /// What is shown, if anything is.
  public let viewRecipe: ViewRecipe?

  /// What layouts have in common.
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

/// A layout of your own that keeps what layouts have in common in a `base`; that leaves the two passes to write.
public protocol BasedLayout: MeasurableLayout {
  /// What the layout has in common with others.
  var base: BaseLayout { get }
}

extension BasedLayout {
  /// That of the base.
  public var flexibility: Flexibility { base.flexibility }
  /// That of the base.
  public var viewReuseId: String? { base.viewReuseId }
  /// That of the base.
  public var viewRecipe: ViewRecipe? { base.viewRecipe }
}
