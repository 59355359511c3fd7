public import Foundation
import Synchronization

/// UIKit: `UIUserInterfaceStyle`, since iOS 12.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
/// UIKit: `UITraitEnvironmentLayoutDirection`, since iOS 10.
public enum UITraitEnvironmentLayoutDirection: Sendable { case unspecified, leftToRight, rightToLeft }
/// UIKit: `UIUserInterfaceSizeClass`, since iOS 8.
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

/// UIKit: `UIUserInterfaceIdiom`, since iOS 3.2.
public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }

/// UIKit: `UIContentSizeCategory`, since iOS 7 (as a type, since iOS 10).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AXM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AXL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AXXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXXL")
}

/// UIKit: `UITraitCollection`, since iOS 8.
public final class UITraitCollection: Sendable {
  /// `userInterfaceStyle`, since iOS 12.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// `preferredContentSizeCategory`, since iOS 10.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// `layoutDirection`, since iOS 10.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// `horizontalSizeClass`, since iOS 8.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// `verticalSizeClass`, since iOS 8.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// `displayScale`, since iOS 8.
  public let displayScale: CGFloat
  /// `userInterfaceIdiom`, since iOS 8.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// `current`, since iOS 13.
  public static var current: UITraitCollection {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }
  private static let now = Mutex(UITraitCollection())

  /// For tests.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .light, preferredContentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

/// UIKit: `UITraitDefinition`, since iOS 17.
public protocol UITraitDefinition {}
/// UIKit: `UITrait`, since iOS 17.
public typealias UITrait = any UITraitDefinition.Type
/// UIKit: `UITraitUserInterfaceStyle`, since iOS 17.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// UIKit: `UITraitPreferredContentSizeCategory`, since iOS 17.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// UIKit: `UITraitLayoutDirection`, since iOS 17.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// UIKit: `UITraitHorizontalSizeClass`, since iOS 17.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// UIKit: `UITraitVerticalSizeClass`, since iOS 17.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// UIKit: `UITraitDisplayScale`, since iOS 17.
public enum UITraitDisplayScale: UITraitDefinition {}
/// UIKit: `UITraitUserInterfaceIdiom`, since iOS 17.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

extension UITraitCollection {
  /// The kinds of traits that differ.
  func differences(_ other: UITraitCollection) -> Set<ObjectIdentifier> {
    var kinds: Set<ObjectIdentifier> = []
    func compare<Value: Equatable>(_ path: (UITraitCollection) -> Value, _ kind: UITrait) {
      if path(self) != path(other) { kinds.insert(ObjectIdentifier(kind)) }
    }
    compare({ $0.userInterfaceStyle }, UITraitUserInterfaceStyle.self)
    compare({ $0.preferredContentSizeCategory }, UITraitPreferredContentSizeCategory.self)
    compare({ $0.layoutDirection }, UITraitLayoutDirection.self)
    compare({ $0.horizontalSizeClass }, UITraitHorizontalSizeClass.self)
    compare({ $0.verticalSizeClass }, UITraitVerticalSizeClass.self)
    compare({ $0.displayScale }, UITraitDisplayScale.self)
    compare({ $0.userInterfaceIdiom }, UITraitUserInterfaceIdiom.self)
    return kinds
  }
}

/// UIKit: `UITraitEnvironment`, since iOS 8.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}
/// UIKit: `UITraitChangeRegistration`, since iOS 17.
@MainActor
public protocol UITraitChangeRegistration {}
/// UIKit: `UITraitChangeObservable`, since iOS 17.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

private struct Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable where Self: UIView {
  /// `registerForTraitChanges(_:handler:)`, since iOS 17.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let call = { [weak self] in
      if let self { handler(self, traitCollection) }
    }
    traitHandlers.append((Set(traits.map { ObjectIdentifier($0) }), call))
    return Registration()
  }
}
