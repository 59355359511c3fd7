// What the document's blocks use of Apple's interface and the hosts do not, so that the stand-ins have none of it.

import UIKit

extension CGAffineTransform {
  // Core Graphics: `init(scaleX:y:)`, since iOS 2.
  init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
}

extension UIColor {
  // UIKit: `systemGreen`, since iOS 7.
  static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  // UIKit: `black`, since iOS 2.
  static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  // UIKit: `tertiarySystemBackground`, since iOS 13.
  static let tertiarySystemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}

// MARK: Constraints

// UIKit: `NSLayoutConstraint`, since iOS 6.
nonisolated final class NSLayoutConstraint {
  static func activate(_ constraints: [NSLayoutConstraint]) {}
}

// UIKit: `NSLayoutAnchor`, since iOS 9.
nonisolated class NSLayoutAnchor<Kind> {
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
// UIKit: `NSLayoutXAxisAnchor`, since iOS 9.
enum NSLayoutXAxisAnchor {}
// UIKit: `NSLayoutYAxisAnchor`, since iOS 9.
enum NSLayoutYAxisAnchor {}
// UIKit: `NSLayoutDimension`, since iOS 9.
nonisolated final class NSLayoutDimension: NSLayoutAnchor<Void> {
  func constraint(equalToConstant length: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

// UIKit: `UILayoutGuide`, since iOS 9.
nonisolated final class UILayoutGuide {
  var topAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
}

extension UIView {
  // UIKit: `safeAreaLayoutGuide`, since iOS 11.
  var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  // UIKit: `topAnchor`, `bottomAnchor`, `centerXAnchor`, `widthAnchor`, `heightAnchor`, since iOS 9.
  var topAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
  var bottomAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
  var centerXAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
