public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// A view of a class that is registered. Swift makes one only by an initializer that every subclass has: the archive's.
@MainActor
func made<View: UIView>(_ type: View.Type) -> View {
  guard let view = type.init(coder: NSCoder()) else { preconditionFailure("\(type) cannot be made") }
  return view
}
