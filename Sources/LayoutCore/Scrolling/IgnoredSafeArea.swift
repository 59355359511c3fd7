import LayoutEngine

/// Parts of the room that a layout keeps clear of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits, one for each region.
  public let rawValue: UInt8

  /// Regions from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What bars and the edges of the screen cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers. `safeAreaInsets` of the environment has one length for both, so it is ignored with
  /// `container`, and alone nothing is.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The name of a box that has to do with a safe area.
struct SafeAreaSpace: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// The whole room, with what is covered.
    case around
    /// What is kept clear.
    case inside
  }

  let part: Part
  /// The number of safe areas around it, itself included.
  let depth: Int
}

extension EnvironmentValues {
  private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// The number of safe areas around an element.
  var safeAreaDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// Names the box of an element as a part of a safe area.
struct SafeAreaModifier: _PrimitiveModifier {
  let part: SafeAreaSpace.Part

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let depth = lowering.environment.safeAreaDepth + 1
    let named = content.coordinateSpace(name: SafeAreaSpace(part: part, depth: depth))
    guard part == .inside else { return named._lower(lowering) }
    lowering.withEnvironment({ $0.safeAreaDepth = depth }, named)
  }
}

/// Keeps an element clear of the covered edges of the window.
public struct _SafeAreaKeeping: LayoutModifier {
  let edges: Edges
  @Environment(\.safeAreaInsets) private var covered

  /// The element in the room that is not covered.
  public func body(content: Content) -> some Layout {
    let insets = covered.only(edges)
    let rest = covered.only(Edges.all.subtracting(edges))
    content
      .environment(\.safeAreaInsets, rest)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modified(by: SafeAreaModifier(part: .inside))
      .padding(insets)
      .modified(by: SafeAreaModifier(part: .around))
  }
}

/// Extends an element into the safe areas that its edges touch.
///
/// 1. Its size, which the container around reads, is that without an extension.
/// 2. Each edge that touches the edge of what is kept clear moves to the edge of the room around that, and so on outwards.
/// 3. The element is placed with the larger box as its proposal, at that box's corner.
public struct _SafeAreaIgnoring: LayoutModifier {
  let edges: Edges
  @Environment(\.safeAreaDepth) private var depth
  @Environment(\.layoutDirection) private var direction
  @State private var insets = EdgeInsets()

  init(edges: Edges) { self.edges = edges }

  /// The element, which may be larger than the box that is here.
  public func body(content: Content) -> some Layout {
    let (depth, edges, insets) = (depth, edges, $insets)
    let isMirrored = direction == .rightToLeft
    SafeAreaExtension(insets: insets.wrappedValue)() { ZStack { content } }
      .onGeometryChange(for: EdgeInsets.self) { proxy in
        depth == 0 ? EdgeInsets() : Self.reach(proxy, depth, isMirrored: isMirrored).only(edges)
      } action: { reach in
        if insets.wrappedValue != reach { insets.wrappedValue = reach }
      }
  }

  /// The distances from the element's edges to where they may extend: step 2.
  ///
  /// - Complexity: O(safe areas around).
  private static func reach(_ proxy: GeometryProxy, _ depth: Int, isMirrored: Bool) -> EdgeInsets {
    let own = proxy.globalFrame
    let spaces = proxy.coordinateSpaces
    var (left, top, right, bottom) = (own.minX, own.minY, own.maxX, own.maxY)
    for level in stride(from: depth, to: 0, by: -1) {
      guard let inside = spaces.frame(of: SafeAreaSpace(part: .inside, depth: level)),
        let around = spaces.frame(of: SafeAreaSpace(part: .around, depth: level))
      else { continue }
      if left <= inside.minX + touch { left = min(left, around.minX) }
      if top <= inside.minY + touch { top = min(top, around.minY) }
      if right >= inside.maxX - touch { right = max(right, around.maxX) }
      if bottom >= inside.maxY - touch { bottom = max(bottom, around.maxY) }
    }
    let (before, after) = (own.minX - left, right - own.maxX)
    return EdgeInsets(
      top: own.minY - top, leading: isMirrored ? after : before, bottom: bottom - own.maxY,
      trailing: isMirrored ? before : after)
  }

  /// The distance in points at which two edges touch: sums of lengths differ in their last bits.
  private static var touch: Double { 1e-6 }
}

/// Places its one subview in a box that is larger by `insets`: steps 1 and 3.
private struct SafeAreaExtension: CustomLayout, Equatable {
  let insets: EdgeInsets

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    let width = bounds.width + insets.leading + insets.trailing
    let height = bounds.height + insets.top + insets.bottom
    subviews.first?.place(
      at: Point(x: bounds.minX - insets.leading, y: bounds.minY - insets.top),
      proposal: Proposal(width: width, height: height))
  }
}

extension EdgeInsets {
  /// The insets on the chosen edges, and 0 on the others.
  fileprivate func only(_ edges: Edges) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension Layout {
  /// Extends the element into what bars and the edges of the screen cover: to the edges of the window where
  /// `keepsToSafeArea(_:)` is around it, and behind a bar of `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// Only an edge that touches the safe area's edge is extended. The container around arranges the element as if it were
  /// not, and a turn that follows at once extends it.
  ///
  /// ```swift
  /// VStack {
  ///   Color.teal.frame(height: 120).ignoresSafeArea(edges: .top)
  ///   Text("Below the notch")
  /// }
  /// .keepsToSafeArea()
  /// ```
  ///
  /// - Parameters:
  ///   - regions: what is ignored; without `container` nothing is.
  ///   - edges: the edges that may be extended.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edges = .all
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaIgnoring>> {
    modifier(_SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Keeps the element clear of the covered edges of the window, by `safeAreaInsets` of the environment, as the whole content
  /// of a window in SwiftUI is.
  ///
  /// It is written around the whole layout, since layouts cover the whole window otherwise. The element fills the room,
  /// or stands in its middle. Inside, `safeAreaInsets` is 0 at these edges.
  ///
  /// ```swift
  /// root.setBody { Screen().keepsToSafeArea() }
  /// ```
  public func keepsToSafeArea(
    _ edges: Edges = .all
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaKeeping>> {
    modifier(_SafeAreaKeeping(edges: edges))
  }
}
