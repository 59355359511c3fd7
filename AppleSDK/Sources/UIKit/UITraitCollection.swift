public import Foundation
import Synchronization

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Sendable { case unspecified, leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }

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

public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let userInterfaceIdiom: UIUserInterfaceIdiom
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

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
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

@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}
@MainActor
public protocol UITraitChangeRegistration {}
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

private struct Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable where Self: UIView {
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
