public import Foundation

// What applications use and the hosts do not.

extension UIColor {
  /// `systemBlue`, since iOS 7.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// `secondaryLabel`, since iOS 13.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  /// `white`, since iOS 2.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  #if !TVOS_CHECK  // Not on tvOS.
    /// `systemBackground`, since iOS 13.
    public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  #endif
}

extension UIFont {
  /// `systemFont(ofSize:)`, since iOS 2.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
}
