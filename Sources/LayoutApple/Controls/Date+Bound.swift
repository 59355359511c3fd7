#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation

  extension Date {
    /// A bound of dates; `nil` for one that is infinite.
    init?(bound seconds: Double) {
      guard seconds.isFinite else { return nil }
      self.init(timeIntervalSince1970: seconds)
    }
  }
#endif
