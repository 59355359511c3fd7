public import Foundation
public import AppKit

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Keeps the view of a representable, measures it, and sets its frame.
final class RepresentableNode<Value: NSViewRepresentable>: Node {
  private var value: Value
  private var environment: EnvironmentValues
  private let view: Value.NSViewType
  private let coordinator: Value.Coordinator

  init(_ value: Value, _ environment: EnvironmentValues) {
    (self.value, self.environment) = (value, environment)
    coordinator = value.makeCoordinator()
    let context = NSViewRepresentableContext<Value>(coordinator: coordinator, environment: environment)
    view = value.makeNSView(context: context)
    super.init()
    value.updateNSView(view, context: context)
  }

  private var context: NSViewRepresentableContext<Value> {
    NSViewRepresentableContext(coordinator: coordinator, environment: environment)
  }

  override func update(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    guard let value = view as? Value else { return false }
    (self.value, self.environment) = (value, environment)
    value.updateNSView(self.view, context: context)
    return true
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = value.sizeThatFits(proposal, nsView: view, context: context) { return size }
    let own = view.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : proposal.width ?? 10,
      height: own.height >= 0 ? own.height : proposal.height ?? 10)
  }

  override func place(_ frame: CGRect, in host: NSView) {
    if view.superview !== host { host.addSubview(view) }
    view.frame = frame
  }

  override func remove() {
    view.removeFromSuperview()
    Value.dismantleNSView(view, coordinator: coordinator)
  }
}
