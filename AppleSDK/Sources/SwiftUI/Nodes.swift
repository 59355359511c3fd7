import Foundation

/// What a hosting controller keeps of a view: made once for its place, brought up to date by later values.
@MainActor
class Node {
  /// - Returns: whether the value is of the kind that the node is for.
  func update(_ view: any View, _ environment: EnvironmentValues) -> Bool { true }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func place(_ frame: CGRect, in host: NativeView) {}
  func remove() {}

  /// The node of a view's first body that SwiftUI itself makes, the old one where it fits.
  static func of(_ view: any View, _ environment: EnvironmentValues, instead old: Node?) -> Node {
    var view = view
    while !(view is any Primitive), !isNative(view) { view = bodyOf(view) }
    if let old, old.update(view, environment) { return old }
    old?.remove()
    if let primitive = view as? any Primitive { return primitive.makeNode(environment) }
    return nativeNode(view, environment) ?? Node()
  }

  private static func bodyOf(_ view: some View) -> any View { view.body }
}

/// A view that the stand-in knows how to show.
@MainActor
protocol Primitive: View where Body == Never {
  func makeNode(_ environment: EnvironmentValues) -> Node
}

extension Primitive {
  public var body: Never { fatalError("the stand-in shows it itself") }
}

/// A view with views in it, which change the environment, the size, or nothing.
final class ContainerNode<Value: Primitive>: Node {
  private var value: Value
  private(set) var children: [Node] = []
  private let views: (Value) -> [any View]
  private let inner: (Value, EnvironmentValues) -> EnvironmentValues
  private let fixed: (Value) -> (width: CGFloat?, height: CGFloat?)

  init(
    _ value: Value, _ environment: EnvironmentValues, views: @escaping (Value) -> [any View],
    inner: @escaping (Value, EnvironmentValues) -> EnvironmentValues = { $1 },
    fixed: @escaping (Value) -> (width: CGFloat?, height: CGFloat?) = { _ in (nil, nil) }
  ) {
    (self.value, self.views, self.inner, self.fixed) = (value, views, inner, fixed)
    super.init()
    _ = update(value, environment)
  }

  override func update(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    guard let value = view as? Value else { return false }
    self.value = value
    let old = children
    children = views(value).enumerated().map { position, view in
      Node.of(view, inner(value, environment), instead: position < old.count ? old[position] : nil)
    }
    for gone in old.dropFirst(children.count) { gone.remove() }
    return true
  }

  private func proposed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let fixed = fixed(value)
    // Of several, each has its ideal height as proposal.
    let height = children.count > 1 ? nil : proposal.height
    return ProposedViewSize(width: fixed.width ?? proposal.width, height: fixed.height ?? height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let fixed = fixed(value)
    var size = CGSize.zero
    for child in children {
      let one = child.sizeThatFits(proposed(proposal))
      size = CGSize(width: max(size.width, one.width), height: size.height + one.height)
    }
    return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
  }

  /// From the top, each in the middle.
  override func place(_ frame: CGRect, in host: NativeView) {
    let sizes = children.map { $0.sizeThatFits(proposed(ProposedViewSize(frame.size))) }
    var y = frame.minY + (frame.height - sizes.reduce(0) { $0 + $1.height }) / 2
    for (child, size) in zip(children, sizes) {
      child.place(
        CGRect(x: frame.minX + (frame.width - size.width) / 2, y: y, width: size.width, height: size.height), in: host)
      y += size.height
    }
  }

  override func remove() { for child in children { child.remove() } }
}
