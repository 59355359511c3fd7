#if canImport(UIKit)
  import UIKit

  @MainActor
  enum Overrides {
    static func sizeThatFits(_ view: UIView) -> Bool { Simulation.sizesItself(view) }
  }
#endif
