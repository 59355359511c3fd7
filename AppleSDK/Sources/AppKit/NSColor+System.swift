import Foundation

extension NSColor {
  public static let labelColor = dynamic(light: 0, dark: 1)
  public static let secondaryLabelColor = dynamic(light: 0.4, dark: 0.6)
  public static let tertiaryLabelColor = dynamic(light: 0.5, dark: 0.5)
  public static let controlAccentColor = NSColor(srgbRed: 0, green: 0.48, blue: 1, alpha: 1)
  public static let textBackgroundColor = dynamic(light: 1, dark: 0.1)
  public static let windowBackgroundColor = dynamic(light: 0.9, dark: 0.2)
  public static let separatorColor = dynamic(light: 0.8, dark: 0.3)
  public static let linkColor = NSColor(srgbRed: 0, green: 0.4, blue: 0.8, alpha: 1)
  public static let systemRed = NSColor(srgbRed: 1, green: 0.23, blue: 0.19, alpha: 1)

  /// For tests: a grey for each appearance.
  private static func dynamic(light: CGFloat, dark: CGFloat) -> NSColor {
    NSColor(name: nil) { appearance in
      let white = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light
      return NSColor(srgbRed: white, green: white, blue: white, alpha: 1)
    }
  }
}
