public import Foundation
import QuartzCore
import Synchronization

public enum NSTextAlignment: Sendable { case left, center, right, justified }
public enum NSWritingDirection: Sendable { case natural, leftToRight, rightToLeft }
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

public final class UIColor: Equatable, @unchecked Sendable {
  private let parts: [CGFloat]
  private let provider: ((UITraitCollection) -> UIColor)?
  public var cgColor: CGColor { CGColor(parts: resolvedColor(with: .current).parts) }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (parts, provider) = ([red, green, blue, alpha], nil)
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { (parts, provider) = ([], dynamicProvider) }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  public static func == (one: UIColor, other: UIColor) -> Bool { one === other || one.cgColor == other.cgColor }
}

/// In tests a character is half the size wide and a line 1.25 sizes high.
public final class UIFont: Equatable, Sendable {
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
  public let fontDescriptor: UIFontDescriptor
  public var fontName: String { fontDescriptor.words }
  /// In tests every family is installed but `none`.
  public var familyName: String { fontDescriptor.words == "none" ? "system" : fontDescriptor.words }
  public let pointSize: CGFloat
  public var lineHeight: CGFloat { pointSize * 1.25 }
  public var ascender: CGFloat { pointSize }
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(words: "system \(weight.rawValue)"), size: size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(words: "digits \(weight.rawValue)"), size: size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(words: "monospaced \(weight.rawValue)"), size: size)
  }
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.fontDescriptor.words == other.fontDescriptor.words
  }
}

public final class UIFontDescriptor: Sendable {
  /// For tests: the font in words.
  public let words: String
  public let symbolicTraits: SymbolicTraits
  init(words: String, traits: SymbolicTraits = []) { (self.words, symbolicTraits) = (words, traits) }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cascadeList = AttributeName(rawValue: "cascade")
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }
  public convenience init(fontAttributes: [AttributeName: Any]) {
    self.init(words: "\(fontAttributes[.family] ?? "")")
  }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let others = attributes[.cascadeList] as? [UIFontDescriptor] ?? []
    return UIFontDescriptor(words: ([words] + others.map(\.words)).joined(separator: ", "), traits: symbolicTraits)
  }
  public func withDesign(
    _ design: SystemDesign
  ) -> UIFontDescriptor? { UIFontDescriptor(words: "\(design.rawValue) \(words)") }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(words: "italic \(words)", traits: traits)
  }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}
public final class NSStringDrawingContext {}

extension NSAttributedString {
  /// A width of 0 is no limit, as Apple's is not.
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
