public import Foundation

extension IndexPath {
  /// `init(row:section:)`, since iOS 2.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// `init(item:section:)`, since iOS 6.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// `section`, since iOS 2.
  public var section: Int { self[0] }
  /// `row`, since iOS 2.
  public var row: Int { self[1] }
  /// `item`, since iOS 6.
  public var item: Int { self[1] }
}

/// A view of a class that is registered. Swift makes one only by an initializer that every subclass has: the archive's.
@MainActor
func made<View: UIView>(_ type: View.Type) -> View {
  guard let view = type.init(coder: NSCoder()) else { preconditionFailure("\(type) cannot be made") }
  return view
}
