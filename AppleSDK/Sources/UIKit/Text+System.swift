public import Foundation

// What applications use and the hosts do not.

extension UIColor {
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  #if !TVOS_CHECK  // Not on tvOS.
    public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  #endif
}

extension UIFont {
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
}
