public import Foundation

extension UIColor {
  public static let label = dynamic(light: 0, dark: 1)
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  public static let separator = dynamic(light: 0.8, dark: 0.3)
  public static let link = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  #if !TVOS_CHECK  // Not on tvOS.
    public static let systemBackground = dynamic(light: 1, dark: 0)
    public static let systemGroupedBackground = dynamic(light: 0.95, dark: 0)
  #endif

  /// For tests: a grey for each appearance.
  private static func dynamic(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      let white = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: white, green: white, blue: white, alpha: 1)
    }
  }
}

extension UIFont {
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
}
