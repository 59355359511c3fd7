import LayoutEngine

/// Panes side by side, with dividers between them that a person drags.
///
/// ```swift
/// HSplitView {
///   Folders().frame(minWidth: 120)
///   Messages().frame(minWidth: 200)
///   Message()
/// }
/// ```
///
/// 1. A pane is never shorter than its minimum. A pane that was not dragged has a share of the rest.
/// 2. The lengths are state: they stay as long as the split view does. A binding keeps them elsewhere, such as in the
///    settings of the program, and so does `splitViewLengths(_:name:)` by a name.
/// 3. Each element of the content is a pane.
public struct HSplitView: Layout {
  private let content: SplitContent

  /// Panes from the leading to the trailing edge.
  ///
  /// - Parameter lengths: the widths of the panes in points; `nil`, and what is missing, is a share of the rest.
  public init(lengths: Binding<[Double?]>? = nil, @SplitBuilder content: () -> [AnyLayout]) {
    self.content = SplitContent(axis: .horizontal, lengths: lengths, panes: content())
  }

  /// The panes and the dividers.
  public var body: some Layout { content }
}

/// Panes below each other, with dividers between them that a person drags; all else as in `HSplitView`.
public struct VSplitView: Layout {
  private let content: SplitContent

  /// Panes from the top to the bottom.
  ///
  /// - Parameter lengths: the heights of the panes in points; `nil`, and what is missing, is a share of the rest.
  public init(lengths: Binding<[Double?]>? = nil, @SplitBuilder content: () -> [AnyLayout]) {
    self.content = SplitContent(axis: .vertical, lengths: lengths, panes: content())
  }

  /// The panes and the dividers.
  public var body: some Layout { content }
}

/// Collects the panes of a split view.
@resultBuilder
public enum SplitBuilder {
  /// A pane.
  public static func buildExpression(_ pane: some Layout) -> [AnyLayout] { [AnyLayout(pane)] }
  /// Several, in order.
  public static func buildBlock(_ panes: [AnyLayout]...) -> [AnyLayout] { panes.flatMap { $0 } }
  /// Panes where a condition holds.
  public static func buildOptional(_ panes: [AnyLayout]?) -> [AnyLayout] { panes ?? [] }
  /// The first of two choices.
  public static func buildEither(first panes: [AnyLayout]) -> [AnyLayout] { panes }
  /// The second of two choices.
  public static func buildEither(second panes: [AnyLayout]) -> [AnyLayout] { panes }
  /// Panes of each round.
  public static func buildArray(_ panes: [[AnyLayout]]) -> [AnyLayout] { panes.flatMap { $0 } }
}

/// Panes with dividers, along an axis.
struct SplitContent: Layout {
  let axis: Axis
  let lengths: Binding<[Double?]>?
  let panes: [AnyLayout]
  var hidden: Set<Int> = []
  var compactLength = 0.0
  var page = 0
  /// The limits of panes, by their positions.
  var limits: [Int: ColumnWidth] = [:]
  @State private var own: [Double?] = []
  @State private var drag = SplitDrag()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.splitStorage) private var storage

  init(
    axis: Axis, lengths: Binding<[Double?]>?, panes: [AnyLayout], hidden: Set<Int> = [], compactLength: Double = 0,
    page: Int = 0, limits: [Int: ColumnWidth] = [:]
  ) {
    (self.axis, self.lengths, self.panes) = (axis, lengths, panes)
    (self.hidden, self.compactLength, self.page, self.limits) = (hidden, compactLength, page, limits)
  }

  private var rule: SplitRule {
    SplitRule(
      isVertical: axis == .vertical, lengths: wanted, hidden: hidden, compactLength: compactLength, page: page)
  }

  private var wanted: [Double?] {
    let lengths = storage.flatMap { $0.lengths.wrappedValue[$0.name] } ?? lengths?.wrappedValue ?? own
    guard !limits.isEmpty else { return lengths }
    return lengths.indices.map { index in
      lengths[index].map { length in limits[index]?.limited(length) ?? length }
    }
  }

  var body: some Layout {
    let drag = drag
    SplitStack(rule: rule) {
      ForEach(parts: panes.indices) { index in
        Page { panes[index].environment(\.splitStorage, nil) }
          .onGeometryChange(for: Double.self, of: { $0.size[axis] }) { drag.note($0, index) }
      }
      ForEach(parts: 0..<max(0, panes.count - 1)) { index in
        SplitDivider(axis: axis) { value in
          move(index, value)
        } ended: {
          drag.start = nil
        }
      }
    }
  }

  /// Moves the divider behind a pane: the two panes beside it change their lengths, each between its limits.
  private func move(_ index: Int, _ value: DragGesture.Value) {
    let start = drag.start ?? drag.lengths
    drag.start = start
    guard let before = start[index], let after = start[index + 1] else { return }
    var distance =
      axis == .vertical ? value.location.y - value.startLocation.y : value.location.x - value.startLocation.x
    if axis == .horizontal, direction == .rightToLeft { distance = -distance }
    let (first, second) = (limits[index], limits[index + 1])
    let least = max(-before, (first?.least ?? 0) - before, after - (second?.most ?? .infinity))
    let most = min(after, (first?.most ?? .infinity) - before, after - (second?.least ?? 0))
    guard least <= most else { return }
    let moved = min(max(distance, least), most)
    let known = wanted
    func hasLength(_ position: Int) -> Bool { position < known.count && known[position] != nil }
    // One pane has the rest, as before.
    let flexible = panes.indices.last { !hasLength($0) && !hidden.contains($0) } ?? panes.count - 1
    var new = panes.indices.map { position in start[position] ?? (position < known.count ? known[position] : nil) }
    new[index] = before + moved
    new[index + 1] = after - moved
    new[flexible] = nil
    if let storage {
      storage.lengths.wrappedValue[storage.name] = new
    } else if let lengths {
      lengths.wrappedValue = new
    } else {
      own = new
    }
  }
}

/// The lengths of the panes as they are, and as they were when a drag began.
final class SplitDrag {
  private(set) var lengths: [Int: Double] = [:]
  var start: [Int: Double]?

  func note(_ length: Double, _ index: Int) { lengths[index] = length }
}

/// The panes, and the dividers in front of them.
private struct SplitStack<Content: Layout>: _PrimitiveLayout {
  let rule: SplitRule
  let content: Content

  init(rule: SplitRule, @LayoutBuilder content: () -> Content) { (self.rule, self.content) = (rule, content()) }

  func _lower(_ lowering: _Lowering) { lowering.container(rule, content) }
}

/// A line that can be dragged by what is beside it, too.
private struct SplitDivider: Layout {
  let axis: Axis
  let moved: (DragGesture.Value) -> Void
  let ended: () -> Void

  var body: some Layout {
    Rectangle().fill(Color.separator)
      .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
      .padding(axis == .horizontal ? .horizontal : .vertical, 3)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged(moved).onEnded { value in
          moved(value)
          ended()
        }
      )
      .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
      .padding(axis == .horizontal ? .horizontal : .vertical, -3)
  }
}
