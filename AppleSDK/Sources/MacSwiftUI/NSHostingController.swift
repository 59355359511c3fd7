@_exported public import AppKit
public import Foundation

/// Its view shows the tree in the middle.
open class NSHostingController<Content: View>: NSViewController {
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
  public required init?(coder: NSCoder) { nil }
  /// SwiftUI may not let it be overridden, so no class does here.
  public override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  open override func loadView() { view = host }
  open func sizeThatFits(in size: CGSize) -> CGSize { host.node?.sizeThatFits(ProposedViewSize(size)) ?? .zero }
  public var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize] {
    didSet {
      host.setsSize = sizingOptions.contains(.intrinsicContentSize)
      trackSize()
    }
  }
  /// The stand-in knows no safe area.
  public var safeAreaRegions = SafeAreaRegions.all
  private func trackSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    if Simulation.setsPreferredSizes {
      preferredContentSize = host.idealSize
    } else {
      storedPreferredSize = host.idealSize
    }
  }
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The view of a hosting controller.
private final class HostingRoot: NSView {
  private(set) var node: Node?
  var onSize: (() -> Void)?

  override var isFlipped: Bool { true }

  func show(_ content: any View) {
    node = Node.of(content, EnvironmentValues(), instead: node)
    needsLayout = true
    onSize?()
  }

  override func layout() {
    super.layout()
    guard let node else { return }
    let size = node.sizeThatFits(ProposedViewSize(bounds.size))
    node.place(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
      ), in: self)
  }

  /// Whether the controller has an intrinsic size.
  var setsSize = true
  var idealSize: CGSize { node?.sizeThatFits(.unspecified) ?? .zero }
  override var intrinsicContentSize: CGSize { setsSize ? idealSize : super.intrinsicContentSize }
}
