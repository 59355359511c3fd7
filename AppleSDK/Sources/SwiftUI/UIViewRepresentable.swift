public import Foundation
public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Keeps the view of a representable, measures it, and sets its frame.
final class RepresentableNode<Value: UIViewRepresentable>: Node {
  private var value: Value
  private var environment: EnvironmentValues
  private let view: Value.UIViewType
  private let coordinator: Value.Coordinator

  init(_ value: Value, _ environment: EnvironmentValues) {
    (self.value, self.environment) = (value, environment)
    coordinator = value.makeCoordinator()
    let context = UIViewRepresentableContext<Value>(coordinator: coordinator, environment: environment)
    view = value.makeUIView(context: context)
    super.init()
    value.updateUIView(view, context: context)
  }

  private var context: UIViewRepresentableContext<Value> {
    UIViewRepresentableContext(coordinator: coordinator, environment: environment)
  }

  override func update(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    guard let value = view as? Value else { return false }
    (self.value, self.environment) = (value, environment)
    value.updateUIView(self.view, context: context)
    return true
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = value.sizeThatFits(proposal, uiView: view, context: context) { return size }
    let own = view.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : proposal.width ?? 10,
      height: own.height >= 0 ? own.height : proposal.height ?? 10)
  }

  override func place(_ frame: CGRect, in host: UIView) {
    if view.superview !== host { host.addSubview(view) }
    view.frame = frame
  }

  override func remove() {
    view.removeFromSuperview()
    Value.dismantleUIView(view, coordinator: coordinator)
  }
}
