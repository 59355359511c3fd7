public import Foundation
public import QuartzCore

public enum NSTextAlignment: Sendable { case left, center, right, justified }
public enum NSLineBreakMode: Sendable { case byWordWrapping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
public enum NSWritingDirection: Sendable { case natural, leftToRight, rightToLeft }

public final class NSColor: Equatable, @unchecked Sendable {
  public typealias Name = String
  private let parts: [CGFloat]
  private let provider: ((NSAppearance) -> NSColor)?
  public var cgColor: CGColor { CGColor(parts: resolved.parts) }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (parts, provider) = ([red, green, blue, alpha], nil)
  }
  public init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    (parts, provider) = ([], dynamicProvider)
  }
  private var resolved: NSColor { provider?(NSAppearance.currentDrawing()).resolved ?? self }
  public static func == (one: NSColor, other: NSColor) -> Bool { one === other || one.cgColor == other.cgColor }
}

public final class NSShadow {
  public init() {}
  public var shadowColor: NSColor?
  /// Upwards where it is positive.
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
}

/// In tests a character is half the size wide and a line 1.25 sizes high.
public final class NSFont: Equatable, Sendable {
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
  public static var systemFontSize: CGFloat { 13 }
  public let fontDescriptor: NSFontDescriptor
  public var fontName: String { fontDescriptor.words }
  /// In tests every family is installed but `none`.
  public var familyName: String? { fontDescriptor.words == "none" ? "system" : fontDescriptor.words }
  public let pointSize: CGFloat
  public var ascender: CGFloat { pointSize }
  public init?(descriptor: NSFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size
  }
  private init(words: String, size: CGFloat) {
    fontDescriptor = NSFontDescriptor(words: words)
    pointSize = size
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(words: "system \(weight.rawValue)", size: size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(words: "digits \(weight.rawValue)", size: size)
  }
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

public final class NSFontDescriptor: Sendable {
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
    public static let italic = SymbolicTraits(rawValue: 1)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }
  public convenience init(fontAttributes: [AttributeName: Any]?) {
    self.init(words: "\(fontAttributes?[.family] ?? "")")
  }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> NSFontDescriptor {
    let others = attributes[.cascadeList] as? [NSFontDescriptor] ?? []
    return NSFontDescriptor(words: ([words] + others.map(\.words)).joined(separator: ", "), traits: symbolicTraits)
  }
  public func withDesign(
    _ design: SystemDesign
  ) -> NSFontDescriptor? { NSFontDescriptor(words: "\(design.rawValue) \(words)") }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(words: "italic \(words)", traits: traits)
  }
}

extension NSAttributedString.Key {
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
    let font = length == 0 ? nil : attributes(at: 0, effectiveRange: nil)[.font] as? NSFont
    return CGRect(
      origin: .zero, size: (font ?? .systemFont(ofSize: 13, weight: .regular)).size(string, width: size.width))
  }
}

open class NSParagraphStyle {
  /// For the stand-ins.
  init(stand: Void) {}
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment = NSTextAlignment.left
  open var baseWritingDirection = NSWritingDirection.natural
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  public init() { super.init(stand: ()) }
}
