public import Foundation

// What tests show: columns without adaptive spacing, texts with the metrics of tests.

public nonisolated struct EmptyView: Primitive {
  public init() {}
  @MainActor func makeNode(_ environment: EnvironmentValues) -> Node { ContainerNode(self, environment) { _ in [] } }
}

public nonisolated struct TupleView<Content>: Primitive {
  let views: [any View]
  @MainActor func makeNode(_ environment: EnvironmentValues) -> Node { ContainerNode(self, environment) { $0.views } }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("the stand-in shows it itself") }
}
extension Optional: Primitive where Wrapped: View {
  func makeNode(_ environment: EnvironmentValues) -> Node {
    ContainerNode(self, environment) { $0.map { [$0] } ?? [] }
  }
}

public nonisolated struct VStack<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func makeNode(_ environment: EnvironmentValues) -> Node {
    ContainerNode(self, environment) { [$0.content] }
  }
}

/// Fills its proposal, 10 points without one.
public nonisolated struct Color: Primitive, Sendable {
  public static let red = Color()
  @MainActor func makeNode(_ environment: EnvironmentValues) -> Node { ColorNode() }
}

private final class ColorNode: Node {
  override func update(_ view: any View, _ environment: EnvironmentValues) -> Bool { view is Color }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }
}

public struct Font: Sendable {
  let size: CGFloat
  public static let title = Font(size: 28)
}

public nonisolated struct Text: Primitive {
  let text: String
  public init(_ text: String) { self.text = text }
  @MainActor func makeNode(_ environment: EnvironmentValues) -> Node { TextNode(text, environment) }
}

private final class TextNode: Node {
  private var text: String
  private var environment: EnvironmentValues
  init(_ text: String, _ environment: EnvironmentValues) { (self.text, self.environment) = (text, environment) }
  override func update(_ view: any View, _ environment: EnvironmentValues) -> Bool {
    guard let view = view as? Text else { return false }
    (text, self.environment) = (view.text, environment)
    return true
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    textSize(
      text, fontSize: environment.fontSize,
      width: proposal.width.map { max($0, 0.01) } ?? .greatestFiniteMagnitude)
  }
}

struct Framed<Content: View>: Primitive {
  let content: Content
  let width, height: CGFloat?
  func makeNode(_ environment: EnvironmentValues) -> Node {
    ContainerNode(self, environment, views: { [$0.content] }, fixed: { ($0.width, $0.height) })
  }
}

struct Surrounded<Content: View>: Primitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  func makeNode(_ environment: EnvironmentValues) -> Node {
    ContainerNode(
      self, environment, views: { [$0.content] },
      inner: { value, environment in
        var inner = environment
        value.change(&inner)
        return inner
      })
  }
}

extension View {
  /// The parts in use.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Framed(content: self, width: width, height: height)
  }
  public func environment<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    Surrounded(content: self) { $0[keyPath: key] = value }
  }
  public func font(_ font: Font?) -> some View { Surrounded(content: self) { $0.fontSize = font?.size ?? 17 } }
}
