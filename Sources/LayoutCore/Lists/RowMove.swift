import LayoutEngine

/// What a row that can be moved keeps.
final class RowMove {
  fileprivate var node = NodeIndex.none
  fileprivate weak var lowering: _Lowering?

  /// Where the row goes if it is released at a distance from its place, in points down.
  ///
  /// Only rows that are made count: the ones that a person sees.
  fileprivate func target(_ list: ListCore, movedBy distance: Double) -> RowTarget? {
    guard let lowering, !node.isNone, let own = lowering.rowFrame(node) else { return nil }
    let middle = own.midY + distance
    var target: RowTarget?
    for (datum, frame) in lowering.dataRows(beside: node, of: list) {
      if middle < frame.midY {
        return RowTarget(datum: datum, isAfter: false, line: frame.minY - own.minY)
      }
      target = RowTarget(datum: datum, isAfter: true, line: frame.maxY - own.minY)
    }
    return target
  }

  /// Moves the row, or the chosen rows where it is one of them.
  fileprivate func move(_ list: ListCore, _ datum: Identity, to target: RowTarget) {
    guard let edits = lowering?.edits(around: node, of: list), let move = edits.actions.move,
      let place = edits.position(target.datum), let own = edits.position(datum)
    else { return }
    var offsets = [own]
    if let choice = list.choice {
      let chosen = edits.positions(choice.get()) { !$0.isMoveDisabled }
      if chosen.contains(own) { offsets = chosen }
    }
    let destination = place + (target.isAfter ? 1 : 0)
    guard offsets.count > 1 || destination != own && destination != own + 1 else { return }
    move(RowOffsets(offsets), destination)
  }
}

/// A place between rows.
struct RowTarget: Equatable {
  /// The row beside the place, and whether the place is below it.
  let datum: Identity
  let isAfter: Bool
  /// The distance from the top of the row that is moved, in points.
  let line: Double
}

extension _Lowering {
  /// The frame of a row, without what scroll views have moved.
  fileprivate func rowFrame(_ group: NodeIndex) -> Rect? {
    let first = tree.firstLayoutChild(of: group)
    return first.isNone || tree.isHidden(first) ? nil : tree.frame(of: first)
  }

  /// The edits of the `ForEach` around a row.
  func edits(around node: NodeIndex, of list: ListCore) -> RowEdits? { editsGroup(around: node, of: list)?.edits }

  private func editsGroup(around node: NodeIndex, of list: ListCore) -> (group: NodeIndex, edits: RowEdits)? {
    for at in tree.way(upFrom: node) {
      if let mark = contents.listRows[at], mark.list === list, case .edits(let edits) = mark.kind { return (at, edits) }
    }
    return nil
  }

  /// The data of the `ForEach` around a row whose rows are made, with the frames of these, from the top.
  fileprivate func dataRows(beside node: NodeIndex, of list: ListCore) -> [(datum: Identity, frame: Rect)] {
    guard let group = editsGroup(around: node, of: list)?.group else { return [] }
    var frames: [Identity: Rect] = [:]
    for (at, mark) in contents.listRows where mark.list === list && tree.isInside(at, group) {
      guard let datum = mark.datum, let frame = rowFrame(at) else { continue }
      frames[datum] = frames[datum]?.union(frame) ?? frame
    }
    return frames.sorted { $0.value.minY < $1.value.minY }.map { ($0.key, $0.value) }
  }
}

/// A row that is dragged to another place among its data, after a long press or by its mark.
///
/// A line shows the place. The row follows the pointer, and is moved where it is released.
struct MoveRow<Content: Layout>: Layout {
  let content: Content
  let list: ListCore
  let datum: Identity
  @State private var move = RowMove()
  /// The distance of the row from its place, in points down; `nil` while it is not dragged.
  @State private var distance: Double?
  @State private var target: RowTarget?

  /// The time after which a press drags the row, in seconds.
  private static var delay: Double { 0.3 }

  var body: some Layout {
    let press = LongPressGesture(minimumDuration: Self.delay)
      .sequenced(before: DragGesture(minimumDistance: 0).failingWhenBroken())
    let drag = RowDrag(changed: { follow($0) }, ended: end, over: putBack)
    content
      .environment(\.rowDrag, drag)
      .offset(y: distance ?? 0)
      .overlay(alignment: .topLeading) {
        if let target {
          Rectangle().fill(Color.accentColor).frame(height: 2).offset(y: target.line - 1)
        }
      }
      .handling {
        $0.attached.append(
          AttachedGesture(
            gesture: _ActionGesture(
              content: press,
              changed: { if case .second(_, let value?) = $0 { drag.changed(value.translation.height) } },
              ended: { _ in drag.ended() },
              over: drag.over)))
      }
      .modified(by: RowMovePlaceModifier(move: move))
  }

  private func follow(_ way: Double) {
    distance = way
    target = move.target(list, movedBy: way)
  }

  private func end() {
    let target = target
    withAnimation(.quick) {
      if let target { move.move(list, datum, to: target) }
      (self.target, distance) = (nil, nil)
    }
  }

  /// Shows the row in its place again, also where it was not released.
  private func putBack() {
    guard distance != nil else { return }
    withAnimation(.quick) { (target, distance) = (nil, nil) }
  }
}

/// How the mark of a row drags it.
struct RowDrag {
  /// Is called with the distance, in points down.
  let changed: (Double) -> Void
  let ended: () -> Void
  /// Is called when the drag is over, in whatever way.
  let over: () -> Void
}

private enum RowDragKey: EnvironmentKey {
  static var defaultValue: RowDrag? { nil }
}

private enum RowSwipeKey: EnvironmentKey {
  static var defaultValue: RowSwipe? { nil }
}

extension EnvironmentValues {
  /// How the row around drags, where it can be moved.
  var rowDrag: RowDrag? {
    get { self[RowDragKey.self] }
    set { self[RowDragKey.self] = newValue }
  }

  /// The buttons of the row around, where it has some.
  var rowSwipe: RowSwipe? {
    get { self[RowSwipeKey.self] }
    set { self[RowSwipeKey.self] = newValue }
  }
}

private struct RowMovePlaceModifier: _PrimitiveModifier {
  let move: RowMove

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      move.node = node
      move.lowering = lowering
    }
  }
}
