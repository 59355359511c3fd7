import LayoutEngine

/// What a row that can be swiped keeps, and the root refers to while it is open.
final class RowSwipe {
  /// The group of the row; none before it was met.
  fileprivate(set) var node = NodeIndex.none
  fileprivate weak var lowering: _Lowering?
  /// Shows the row closed.
  fileprivate(set) var close: () -> Void = {}
  /// Shows the row open at its trailing edge.
  fileprivate(set) var reveal: () -> Void = {}
  /// The distance at which the present drag began.
  fileprivate var start: Double?
  /// The buttons that are shown.
  private var parts: [PartPlace] = []

  private struct PartPlace {
    /// The button, which goes with its element.
    weak var part: SwipePart?
  }

  /// The action of the first button.
  fileprivate var first: (() -> Void)? {
    let shown = parts.compactMap(\.part)
    let first = lowering?.tree.inDocumentOrder(shown.map(\.node)).first
    return shown.first { $0.node == first }?.action
  }

  /// Notes a button that is shown.
  fileprivate func note(_ part: SwipePart) {
    parts.removeAll { $0.part == nil || $0.part === part }
    parts.append(PartPlace(part: part))
  }

  /// The edits of the `ForEach` around the row.
  func edits(of list: ListCore) -> RowEdits? { lowering?.edits(around: node, of: list) }

  /// Notes that the row is open: another one closes.
  fileprivate func open() {
    guard let contents = lowering?.contents, contents.openSwipe !== self else { return }
    contents.openSwipe?.close()
    contents.openSwipe = self
  }

  /// Notes that the row is closed.
  fileprivate func end() {
    start = nil
    if let contents = lowering?.contents, contents.openSwipe === self { contents.openSwipe = nil }
  }
}

/// What a button behind a row keeps.
private final class SwipePart {
  var node = NodeIndex.none
  var action: () -> Void = {}
}

extension LayoutRoot {
  /// Closes the row whose buttons are shown.
  ///
  /// - Parameter hit: what is pressed; a press inside the row is the row's. `nil` for a key.
  /// - Returns: whether a row was closed: then the press, or the key, is used.
  func closeSwipe(unlessIn hit: PointerHit? = nil) -> Bool {
    guard let swipe = session.contents.openSwipe, !swipe.node.isNone else { return false }
    if let hit, hit.boxes.contains(where: { session.tree.isInside($0.node, swipe.node) }) { return false }
    ElementAction.run(session.lowering, at: swipe.node) { swipe.close() }
    return true
  }
}

/// A row with buttons behind it, by the rules of `swipeActions(edge:allowsFullSwipe:content:)`.
struct SwipeRow<Content: Layout>: Layout {
  let content: Content
  let buttons: [RowButtons]
  @State private var swipe = RowSwipe()
  /// The distance by which the row is moved: to the trailing edge, or to the leading one where it is negative.
  @State private var distance = 0.0
  /// The width of the buttons that are shown, in points; 0 before it is known.
  @State private var room = 0.0
  @Environment(\.layoutDirection) private var direction

  /// The part of the row beyond which a swipe runs the first action.
  private static var fullPart: Double { 0.6 }

  var body: some Layout {
    let sign = direction == .rightToLeft ? -1.0 : 1.0
    let (isOpen, swipe) = (distance != 0, swipe)
    connect()
    return
      content
      .allowsHitTesting(!isOpen)
      .offset(x: distance)
      .background(alignment: edge == .leading ? .leading : .trailing) {
        if isOpen {
          GeometryReader { proxy in
            SwipeButtons(
              swipe: swipe, buttons: shown, edge: edge, distance: abs(distance), room: room, direction: direction,
              note: settle
            )
            .frame(
              width: proxy.size.width, height: proxy.size.height, alignment: edge == .leading ? .leading : .trailing)
          }
        }
      }
      .environment(\.rowSwipe, swipe)
      .modified(by: _DecorationModifier(part: .clip) { if isOpen { $0.clips = true } })
      .handling { handlers in
        let drag = AxisDrag(axis: .horizontal) { along in isOpen || has(along * sign > 0 ? .leading : .trailing) }
        handlers.attached.append(
          AttachedGesture(
            gesture: _ActionGesture(
              content: drag,
              changed: { move(by: $0.translation.width * sign) },
              ended: { _ in release() },
              // Where it was not released.
              over: { if swipe.start != nil { close() } })))
        // After the drag, which is known by its position.
        if isOpen { handlers.attached.append(AttachedGesture(gesture: TapGesture().onEnded { close() })) }
      }
      .modified(by: SwipePlaceModifier(swipe: swipe))
  }

  private var edge: HorizontalEdge { distance > 0 ? .leading : .trailing }

  private var shown: [RowButtons] { buttons.filter { $0.edge == edge } }

  private func has(_ edge: HorizontalEdge) -> Bool { buttons.contains { $0.edge == edge } }

  private func move(by translation: Double) {
    let start = swipe.start ?? distance
    swipe.start = start
    swipe.open()
    let way = start + translation
    let next = max(has(.trailing) ? -.infinity : 0, min(way, has(.leading) ? .infinity : 0))
    if next == 0 || next * distance < 0 { room = 0 }
    distance = next
  }

  private func release() {
    swipe.start = nil
    if let width = rowWidth, shown.first?.allowsFullSwipe == true, abs(distance) > Self.fullPart * width {
      let first = swipe.first
      close()
      first?()
    } else if room > 0, abs(distance) >= room / 2 {
      let end = distance > 0 ? room : -room
      withAnimation(.quick) { distance = end }
    } else {
      close()
    }
  }

  /// Notes the width of the buttons. A row that is not dragged is open by it.
  private func settle(_ width: Double) {
    room = width
    if swipe.start == nil, distance != 0 { distance = distance > 0 ? width : -width }
  }

  /// The distance at which a row opens before the width of its buttons is known, in points.
  private static var least: Double { 1 }

  private var rowWidth: Double? {
    guard let lowering = swipe.lowering, !swipe.node.isNone else { return nil }
    return lowering.width(of: swipe.node)
  }

  private func close() { swipe.close() }

  /// Lets the root close the row, and its mark open it.
  private func connect() {
    // What the state has must not refer to the state itself.
    let (distance, room, hasButtons) = ($distance, $room, has(.trailing))
    swipe.close = { [weak swipe] in
      swipe?.end()
      guard distance.wrappedValue != 0 else { return }
      withAnimation(.quick) { distance.wrappedValue = 0 }
      room.wrappedValue = 0
    }
    swipe.reveal = { [weak swipe] in
      guard distance.wrappedValue == 0, hasButtons else { return }
      swipe?.open()
      distance.wrappedValue = -Self.least
    }
  }
}

extension _Lowering {
  /// The width of the first element of a group, with its modifiers, in points.
  fileprivate func width(of group: NodeIndex) -> Double? {
    let first = tree.firstLayoutChild(of: group)
    return first.isNone ? nil : tree.frame(of: first, from: .zero).width
  }
}

/// Notes the group of a row that can be swiped.
private struct SwipePlaceModifier: _PrimitiveModifier {
  let swipe: RowSwipe

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      swipe.node = node
      swipe.lowering = lowering
    }
  }
}

/// The buttons behind a row: the first one at the edge.
private struct SwipeButtons: Layout {
  let swipe: RowSwipe
  let buttons: [RowButtons]
  let edge: HorizontalEdge
  /// The width in which they are seen, in points.
  let distance: Double
  /// Their own width; 0 before it is known.
  let room: Double
  let direction: LayoutDirection
  let note: (Double) -> Void

  var body: some Layout {
    HStack(spacing: 0) {
      for buttons in buttons { buttons.content() }
    }
    .buttonStyle(SwipeButtonStyle(swipe: swipe, direction: direction))
    .tint(nil)
    // The first one is to be the outermost at either edge.
    .environment(\.layoutDirection, edge == .leading ? direction : direction.opposite)
    .fixedSize(horizontal: room == 0, vertical: false)
    .onGeometryChange(for: Double.self) {
      $0.size.width
    } action: {
      if room == 0 { note($0) }
    }
    .frame(width: room == 0 ? nil : max(room, distance))
    .frame(width: distance, alignment: edge == .leading ? .trailing : .leading)
    .clipped()
  }
}

extension LayoutDirection {
  fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// Buttons behind a row, as high as the row.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let swipe: RowSwipe
  let direction: LayoutDirection

  func makeBody(configuration: Configuration) -> some Layout {
    SwipeButton(configuration: configuration, swipe: swipe, direction: direction)
  }
}

private struct SwipeButton: Layout {
  let configuration: PrimitiveButtonStyleConfiguration
  let swipe: RowSwipe
  let direction: LayoutDirection
  @State private var isPressed = false
  @State private var part = SwipePart()
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  /// The least width of a button, and the room beside its label, in points.
  private static var measures: (least: Double, padding: Double) { (74, 12) }

  var body: some Layout {
    let (configuration, swipe) = (configuration, swipe)
    let ground = tint ?? (configuration.role == .destructive ? .error : .gray)
    configuration.label
      .environment(\.layoutDirection, direction)
      .foregroundColor(.white)
      .lineLimit(1)
      .padding(.horizontal, Self.measures.padding)
      .frame(minWidth: Self.measures.least, maxWidth: .infinity, maxHeight: .infinity)
      .background(ground.opacity(isPressed ? 0.7 : 1))
      .opacity(isEnabled ? 1 : 0.4)
      .pressable(named: ElementText.words(of: configuration.label)) {
        swipe.close()
        configuration.trigger()
      } pressing: {
        isPressed = $0
      }
      .modified(by: SwipeButtonModifier(swipe: swipe, part: part, action: isEnabled ? configuration.trigger : {}))
  }
}

/// Notes the action of a button behind a row.
private struct SwipeButtonModifier: _PrimitiveModifier {
  let swipe: RowSwipe
  let part: SwipePart
  let action: () -> Void

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      (part.node, part.action) = (node, action)
      swipe.note(part)
    }
  }
}
