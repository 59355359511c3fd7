import UIKit

@testable import LayoutApple

/// A drag over a view, as UIKit passes it.
final class TestDrag: UIDragSession, UIDropSession {
  let items: [UIDragItem]
  private let place: Point
  private let view: UIView

  init(_ items: [UIDragItem], at place: Point, in view: UIView) {
    (self.items, self.place, self.view) = (items, place, view)
  }

  func location(in view: UIView) -> CGPoint {
    view.convert(CGRect(x: place.x, y: place.y, width: 0, height: 0), from: self.view).origin
  }
}

extension UIView {
  /// Its interaction of a kind.
  func interaction<Kind: UIInteraction>(_ kind: Kind.Type) -> Kind? {
    interactions.lazy.compactMap { $0 as? Kind }.first
  }
}
