public import Foundation
public import QuartzCore

/// AppKit: `NSTextAlignment`, since macOS 10.0.
public enum NSTextAlignment: Sendable { case left, center, right }
/// AppKit: `NSLineBreakMode`, since macOS 10.0.
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
/// AppKit: `NSWritingDirection`, since macOS 10.0.
public enum NSWritingDirection: Sendable { case natural, leftToRight, rightToLeft }

/// AppKit: `NSColor`, since macOS 10.0.
public final class NSColor: Equatable, Sendable {
  /// `cgColor`, since macOS 10.8.
  public let cgColor: CGColor
  /// `init(srgbRed:green:blue:alpha:)`, since macOS 10.7.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(parts: [red, green, blue, alpha])
  }
  public static func == (one: NSColor, other: NSColor) -> Bool { one.cgColor == other.cgColor }
}

/// AppKit: `NSShadow`, since macOS 10.3.
public final class NSShadow {
  /// `init()`, since macOS 10.3.
  public init() {}
  /// `shadowColor`, since macOS 10.3.
  public var shadowColor: NSColor?
  /// `shadowOffset`, since macOS 10.3: upwards where it is positive.
  public var shadowOffset = CGSize.zero
  /// `shadowBlurRadius`, since macOS 10.3.
  public var shadowBlurRadius: CGFloat = 0
}

/// AppKit: `NSFont`, since macOS 10.0. In tests a character is half the size wide and a line 1.25 sizes high.
public final class NSFont: Equatable, Sendable {
  /// `NSFont.Weight`, since macOS 10.11.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  /// `systemFontSize`, since macOS 10.0.
  public static var systemFontSize: CGFloat { 13 }
  /// `fontDescriptor`, since macOS 10.3.
  public let fontDescriptor: NSFontDescriptor
  /// `fontName`, since macOS 10.0.
  public var fontName: String { fontDescriptor.words }
  /// `pointSize`, since macOS 10.0.
  public let pointSize: CGFloat
  /// `ascender`, since macOS 10.0.
  public var ascender: CGFloat { pointSize }
  /// `init(descriptor:size:)`, since macOS 10.3.
  public init?(descriptor: NSFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size
  }
  private init(words: String, size: CGFloat) {
    fontDescriptor = NSFontDescriptor(words: words)
    pointSize = size
  }
  /// `systemFont(ofSize:weight:)`, since macOS 10.11.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(words: "system \(weight.rawValue)", size: size)
  }
  /// `monospacedSystemFont(ofSize:weight:)`, since macOS 10.15.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(words: "monospaced \(weight.rawValue)", size: size)
  }
  public static func == (one: NSFont, other: NSFont) -> Bool {
    one.pointSize == other.pointSize && one.fontDescriptor.words == other.fontDescriptor.words
  }
  func size(_ text: String, width: CGFloat) -> CGSize {
    TestText.size(text, advance: pointSize / 2, lineHeight: pointSize * 1.25, width: width)
  }
}

/// AppKit: `NSFontDescriptor`, since macOS 10.3.
public final class NSFontDescriptor: Sendable {
  /// For tests: the font in words.
  public let words: String
  /// `symbolicTraits`, since macOS 10.3.
  public let symbolicTraits: SymbolicTraits
  init(words: String, traits: SymbolicTraits = []) { (self.words, symbolicTraits) = (words, traits) }
  /// `NSFontDescriptor.AttributeName`, since macOS 10.3.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }
  /// `NSFontDescriptor.TraitKey`, since macOS 10.3.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }
  /// `NSFontDescriptor.SymbolicTraits`, since macOS 10.3.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = SymbolicTraits(rawValue: 1)
  }
  /// `NSFontDescriptor.SystemDesign`, since macOS 10.15.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
  }
  /// `init(fontAttributes:)`, since macOS 10.3.
  public convenience init(fontAttributes: [AttributeName: Any]?) {
    self.init(words: "\(fontAttributes?[.family] ?? "")")
  }
  /// `withDesign(_:)`, since macOS 10.15.
  public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? { NSFontDescriptor(words: "serif \(words)") }
  /// `withSymbolicTraits(_:)`, since macOS 10.3.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(words: "italic \(words)", traits: traits)
  }
}

extension NSAttributedString.Key {
  /// `font`, since macOS 10.0.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

/// AppKit: `NSString.DrawingOptions`, since macOS 10.4.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}
/// AppKit: `NSStringDrawingContext`, since macOS 10.11.
public final class NSStringDrawingContext {}

extension NSAttributedString {
  /// `boundingRect(with:options:context:)`, since macOS 10.11. A width of 0 is no limit, as Apple's is not.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = length == 0 ? nil : attributes(at: 0, effectiveRange: nil)[.font] as? NSFont
    return CGRect(
      origin: .zero, size: (font ?? .systemFont(ofSize: 13, weight: .regular)).size(string, width: size.width))
  }
}
