public import Foundation

/// SwiftUI: `View`, since iOS 13.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing has this for a body") }
}

/// SwiftUI: `ViewBuilder`, since iOS 13.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

/// SwiftUI: `ProposedViewSize`, since iOS 16.
public struct ProposedViewSize: Equatable, Sendable {
  public var width, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}

/// SwiftUI: `LayoutDirection`, since iOS 13.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
/// SwiftUI: `ColorScheme`, since iOS 13.
public enum ColorScheme: Hashable, Sendable { case light, dark }
/// SwiftUI: `DynamicTypeSize`, since iOS 15.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// SwiftUI: `EnvironmentValues`, since iOS 13.
public struct EnvironmentValues: Sendable {
  /// `layoutDirection`, since iOS 13.
  public var layoutDirection = LayoutDirection.leftToRight
  /// `colorScheme`, since iOS 13.
  public var colorScheme = ColorScheme.light
  /// `dynamicTypeSize`, since iOS 15.
  public var dynamicTypeSize = DynamicTypeSize.large
  var fontSize: CGFloat = 17
  public init() {}
}
