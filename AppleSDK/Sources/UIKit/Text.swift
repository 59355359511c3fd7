public import Foundation
import QuartzCore
import Synchronization

/// UIKit: `NSTextAlignment`, since iOS 6.
public enum NSTextAlignment: Sendable { case left, center, right }
/// UIKit: `NSLineBreakMode`, since iOS 6.
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

/// UIKit: `UIColor`, since iOS 2.
public final class UIColor: Equatable, Sendable {
  /// `cgColor`, since iOS 2.
  public let cgColor: CGColor
  /// `init(red:green:blue:alpha:)`, since iOS 2.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(parts: [red, green, blue, alpha])
  }
  /// `systemRed`, since iOS 7.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  public static func == (one: UIColor, other: UIColor) -> Bool { one.cgColor == other.cgColor }
}

/// UIKit: `UIFont`, since iOS 2. In tests a character is half the size wide and a line 1.25 sizes high.
public final class UIFont: Equatable, Sendable {
  /// `UIFont.Weight`, since iOS 8.2.
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
  /// `fontDescriptor`, since iOS 7.
  public let fontDescriptor: UIFontDescriptor
  /// `fontName`, since iOS 2.
  public var fontName: String { fontDescriptor.words }
  /// `pointSize`, since iOS 2.
  public let pointSize: CGFloat
  /// `lineHeight`, since iOS 4.
  public var lineHeight: CGFloat { pointSize * 1.25 }
  /// `ascender`, since iOS 2.
  public var ascender: CGFloat { pointSize }
  /// `init(descriptor:size:)`, since iOS 7.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size
  }
  /// `systemFont(ofSize:weight:)`, since iOS 8.2.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(words: "system \(weight.rawValue)"), size: size)
  }
  /// `monospacedSystemFont(ofSize:weight:)`, since iOS 13.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(words: "monospaced \(weight.rawValue)"), size: size)
  }
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.fontDescriptor.words == other.fontDescriptor.words
  }
}

/// UIKit: `UIFontDescriptor`, since iOS 7.
public final class UIFontDescriptor: Sendable {
  /// For tests: the font in words.
  public let words: String
  /// `symbolicTraits`, since iOS 7.
  public let symbolicTraits: SymbolicTraits
  init(words: String, traits: SymbolicTraits = []) { (self.words, symbolicTraits) = (words, traits) }
  /// `UIFontDescriptor.AttributeName`, since iOS 7.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }
  /// `UIFontDescriptor.TraitKey`, since iOS 7.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }
  /// `UIFontDescriptor.SymbolicTraits`, since iOS 7.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
  }
  /// `UIFontDescriptor.SystemDesign`, since iOS 13.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
  }
  /// `init(fontAttributes:)`, since iOS 7.
  public convenience init(fontAttributes: [AttributeName: Any]) {
    self.init(words: "\(fontAttributes[.family] ?? "")")
  }
  /// `withDesign(_:)`, since iOS 13.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(words: "serif \(words)") }
  /// `withSymbolicTraits(_:)`, since iOS 7.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(words: "italic \(words)", traits: traits)
  }
}

extension NSAttributedString.Key {
  /// `font`, since iOS 6.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

/// UIKit: `NSStringDrawingOptions`, since iOS 6.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}
/// UIKit: `NSStringDrawingContext`, since iOS 6.
public final class NSStringDrawingContext {}

extension NSAttributedString {
  /// `boundingRect(with:options:context:)`, since iOS 6. A width of 0 is no limit, as Apple's is not.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let font =
      length == 0 ? nil : attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
    return CGRect(
      origin: .zero, size: TestText.size(string, font ?? .systemFont(ofSize: 17, weight: .regular), size.width))
  }
}

/// The metrics of tests.
enum TestText {
  /// Whether a person wants letters to be bold: each is a point wider.
  static let isBold = Mutex(false)

  static func size(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
    let advance = font.pointSize / 2 + (isBold.withLock { $0 } ? 1 : 0)
    return QuartzCore.TestText.size(text, advance: advance, lineHeight: font.lineHeight, width: width)
  }
}
