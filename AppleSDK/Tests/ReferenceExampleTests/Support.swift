import Foundation
import UIKit

/// A controller in a window of 390 by 844, laid out.
@MainActor
func show(_ controller: UIViewController, scale: CGFloat = 1) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  Simulation.setTraits(UITraitCollection(displayScale: scale), of: window)
  window.rootViewController = controller
  window.layoutIfNeeded()
  return window
}

/// Whether a frame is the one that is written with two decimals.
func close(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.01 }
}
