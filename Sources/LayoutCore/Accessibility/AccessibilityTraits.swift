/// What an element is and does, for screen readers.
///
/// GTK has a role for a button, a link, a heading, a picture, a search field, a switch and a changing text, and a state
/// for what is selected or modal. The other traits are UIKit's; AppKit and GTK read past them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, one for each trait.
  public let rawValue: UInt32

  /// Traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An element to press.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The chosen one of several.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// An element that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// An element that plays a sound when it is used.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard on the screen.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A text that sums up the state of the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// A text or a value that changes so often that a screen reader reads it from time to time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// An element that begins a recording or a film when it is used.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// An element whose touches reach the program as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// An element after which a page is turned.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// An element beside which all others are left out, as long as it is there.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// An element to switch on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
