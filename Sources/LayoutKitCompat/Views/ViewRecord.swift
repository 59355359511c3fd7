/// What layouts know of a view: who made it, and for what it can be used again.
public struct ViewRecord: Hashable, Sendable {
  /// Who a view belongs to.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The caller's: layouts leave it alone, unless it has an id of their own.
    case unmanaged
    /// Made for a layout.
    case managed
    /// Made for a layout, at the top of what was applied; another layout that is applied around it leaves it alone.
    case root
    /// No layout wants it any more; it is on its way out.
    case leaving
  }

  /// Who the view belongs to.
  public var role: Role
  /// The id that a layout asks for it by.
  public var reuseId: String?
  /// The sort of view it was made as; `nil` for one that no layout made.
  var typeKey: ViewRecipe.TypeKey?

  /// The record of a view that no layout made.
  public init(role: Role = .unmanaged, reuseId: String? = nil) {
    self.role = role
    self.reuseId = reuseId
  }
}
