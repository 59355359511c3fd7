public import Foundation
@_exported public import UIKit

/// Its view shows the tree in the middle.
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingRoot
  public var rootView: Content {
    didSet { host.show(rootView) }
  }
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingRoot(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    host.show(rootView)
    host.onSize = { [weak self] in self?.trackSize() }
  }
  /// The stand-in knows no safe area.
  public var safeAreaRegions = SafeAreaRegions.all
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      host.setsSize = sizingOptions.contains(.intrinsicContentSize)
      trackSize()
    }
  }
  private func trackSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    if Simulation.setsPreferredSizes {
      preferredContentSize = host.idealSize
    } else {
      storedPreferredSize = host.idealSize
    }
  }
  public required init?(coder: NSCoder) { nil }
  /// SwiftUI may not let it be overridden, so no class does here.
  public override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  open override func loadView() { view = host }
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The view of a hosting controller.
private final class HostingRoot: UIView {
  private var content: (any View)?
  private var node: Node?
  var onSize: (() -> Void)?

  func show(_ content: any View) {
    self.content = content
    node = Node.of(content, environment, instead: node)
    innerSizeChanged()
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    values.layoutDirection = traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return values
  }

  override func innerSizeChanged() {
    setNeedsLayout()
    onSize?()
    super.innerSizeChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let node else { return }
    let size = node.sizeThatFits(ProposedViewSize(bounds.size))
    node.place(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
      ), in: self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { node?.sizeThatFits(ProposedViewSize(size)) ?? .zero }
  /// Whether the controller has an intrinsic size.
  var setsSize = false
  var idealSize: CGSize { node?.sizeThatFits(.unspecified) ?? .zero }
  override var intrinsicContentSize: CGSize { setsSize ? idealSize : super.intrinsicContentSize }
}

extension UIContentSizeCategory {
  /// SwiftUI brings it.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self =
      switch dynamicTypeSize {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      case nil: .unspecified
      }
  }
}
