/// The layouts' record of a view: its role, and the key for reusing it.
public struct ViewRecord: Hashable, Sendable {
  /// The owner of a view.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The caller's view: layouts leave it unchanged, unless it has an id of theirs.
    case unmanaged
    /// Made for a layout.
    case managed
    /// Made for a layout, at the top of an applied layout. Another layout that is applied around it leaves it
    /// unchanged.
    case root
    /// No layout needs it any more; it is leaving.
    case leaving
  }

  /// The view's owner.
  public var role: Role
  /// The id by which a layout reuses it.
  public var reuseId: String?
  /// The kind of view as which it was made; `nil` if no layout made it.
  var typeKey: ViewRecipe.TypeKey?

  /// Makes the record of a view that no layout made.
  public init(role: Role = .unmanaged, reuseId: String? = nil) {
    self.role = role
    self.reuseId = reuseId
  }
}
