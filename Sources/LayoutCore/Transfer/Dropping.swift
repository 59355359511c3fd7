public import LayoutEngine

/// What a box does with values that are dropped on it.
struct DropAction {
  /// The types of bytes that the box takes of some items, the best first.
  var wanted: ([TransferItem]) -> [TransferType]
  var accepts: ([TransferItem]) -> Bool
  var perform: ([TransferItem], PointerPlace) -> Bool
  var targeted: ((Bool) -> Void)?
}

/// What a drag of values does over a container. Hosts pass it to `LayoutRoot.send(_:)`.
public struct DropEvent: Sendable {
  /// The step of a drag.
  @nonexhaustive
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It came, or moved.
    case moved
    /// It left the container, or ended elsewhere.
    case left
    /// The values were dropped.
    case dropped
  }

  /// The step.
  public var phase: Phase
  /// The place in points, from the container's top left corner.
  public var location: Point
  /// What is dragged.
  public var items: [TransferItem]

  /// An event of a drag.
  public init(_ phase: Phase, at location: Point, items: [TransferItem]) {
    (self.phase, self.location, self.items) = (phase, location, items)
  }
}

/// What a drag carries, and where it begins.
package struct DragSource {
  /// The value.
  package let item: TransferItem
  /// The view of the element; `nil` where none shows it.
  package let view: ViewID?
}

extension LayoutRoot {
  /// What a drag that begins at a place carries: the value of the innermost element there that has one.
  ///
  /// - Complexity: O(elements).
  public func dragItem(at place: Point) -> TransferItem? { dragSource(at: place)?.item }

  /// What a drag that begins at a place carries, and the view that it begins on, which hosts show under the pointer.
  ///
  /// - Complexity: O(elements).
  package func dragSource(at place: Point) -> DragSource? {
    guard host != nil, let hit = PointerHitWalk(session, place).hit, hit.control?.takesDrags != true else { return nil }
    for box in hit.boxes.reversed() {
      guard let source = session.contents.decorations[box.slot].handlers.source else { continue }
      var item: TransferItem?
      ElementAction.run(session.lowering, at: box.node) { item = source() }
      return item.map { DragSource(item: $0, view: view(ofBox: box)) }
    }
    return nil
  }

  /// Passes a drag of values to the innermost element under it that takes them.
  ///
  /// - Returns: whether an element takes them; after a drop whether its action did.
  /// - Complexity: O(elements).
  @discardableResult
  public func send(_ event: DropEvent) -> Bool {
    guard host != nil, event.location.x.isFinite, event.location.y.isFinite else { return false }
    var target: (view: ViewID, box: PointerHit.Box)?
    if event.phase != .left, let hit = PointerHitWalk(session, event.location).hit {
      for box in hit.boxes.reversed() {
        guard let drop = session.contents.decorations[box.slot].handlers.drop, let view = view(ofBox: box) else {
          continue
        }
        var isTaken = false
        ElementAction.run(session.lowering, at: box.node) { isTaken = drop.accepts(event.items) }
        if isTaken {
          target = (view, box)
          break
        }
      }
    }
    let shown = event.phase == .moved ? target?.view : nil
    let before = exchange(&pointer.dropTarget, with: shown)
    if let before, before != shown { setTargeted(before, false) }
    guard let target else { return false }
    guard event.phase == .dropped else {
      if before != target.view { setTargeted(target.view, true) }
      return true
    }
    let place = PointerPlace(
      local: event.location.applying(target.box.inward) - target.box.frame.origin, global: event.location)
    // The action before may have removed the element.
    guard let (node, slot) = box(of: target.view) else { return false }
    var isDone = false
    let handlers = session.contents.decorations[slot].handlers
    ElementAction.run(session.lowering, at: node) { isDone = handlers.drop?.perform(event.items, place) ?? false }
    return isDone
  }

  /// The types of bytes that the element under a drag takes, the best first.
  ///
  /// A host reads them from another program before it passes the drop.
  ///
  /// - Complexity: O(elements).
  public func wantedTypes(of event: DropEvent) -> [TransferType] {
    guard host != nil, let hit = PointerHitWalk(session, event.location).hit else { return [] }
    for box in hit.boxes.reversed() {
      guard let drop = session.contents.decorations[box.slot].handlers.drop else { continue }
      let types = drop.wanted(event.items)
      if !types.isEmpty { return types }
    }
    return []
  }

  /// Notifies a box that a drag is over it, or left it.
  private func setTargeted(_ view: ViewID, _ isTargeted: Bool) {
    guard let (node, slot) = box(of: view) else { return }
    let handlers = session.contents.decorations[slot].handlers
    ElementAction.run(session.lowering, at: node) { handlers.drop?.targeted?(isTargeted) }
  }
}

extension Layout {
  /// Lets the element be dragged, with a value that other elements and programs take.
  ///
  /// On the content of a row of a list it is the whole row that is dragged, as `dropDestination` takes values on the whole
  /// row.
  ///
  /// The value is made when the drag begins.
  ///
  /// ```swift
  /// Text(message.subject).draggable(message.subject)
  /// ```
  public func draggable<Value: Transferable>(
    _ value: @autoclosure @escaping () -> Value
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling(coversRow: true) { if $0.source == nil { $0.source = { TransferItem(value()) } } }
  }

  /// Takes values of a type that are dropped on the element.
  ///
  /// In UIKit a file of another program comes as its bytes in the type of its content, and on a Mac as its address.
  ///
  /// ```swift
  /// folder.dropDestination(for: String.self) { names, place in
  ///   add(names)
  ///   return true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type; `String` also takes text of other programs, `TransferredURL` their files.
  ///   - action: gets the values, and the place in points from the element's corner. It returns whether it took them.
  ///   - isTargeted: called with `true` when a drag with such a value comes over the element, and with `false` when it
  ///     leaves it, or is over.
  public func dropDestination<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping ([Value], Point) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    dropping(
      DropAction(
        wanted: { items in Value.transferTypes.filter { type in items.contains { $0.types.contains(type) } } },
        accepts: { $0.contains { $0.mayHave(type) } },
        perform: { items, place in
          let values = items.flatMap { $0.values(of: type) }
          return values.isEmpty ? false : action(values, place.local)
        }, targeted: isTargeted))
  }

  /// Lets the element be dragged, with what `item` returns when the drag begins.
  public func onDrag(_ item: @escaping () -> TransferItem) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling(coversRow: true) { if $0.source == nil { $0.source = item } }
  }

  /// Takes what is dropped on the element, if it has bytes of one of some types.
  ///
  /// - Parameters:
  ///   - types: the types.
  ///   - isTargeted: is set while a drag with such a type is over the element.
  ///   - action: gets what is dropped. It returns whether it took it.
  public func onDrop(
    of types: [ContentType], isTargeted: Binding<Bool>? = nil, perform action: @escaping ([TransferItem]) -> Bool
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    onDrop(of: types, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Takes what is dropped on the element, with the place in points from the element's corner.
  public func onDrop(
    of types: [ContentType], isTargeted: Binding<Bool>? = nil,
    perform action: @escaping ([TransferItem], Point) -> Bool
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    func isOne(_ type: TransferType) -> Bool { types.contains { type.isKind(of: $0) } }
    return dropping(
      DropAction(
        wanted: { items in items.flatMap(\.types).filter(isOne) },
        accepts: { $0.contains { $0.types.contains(where: isOne) } },
        perform: { items, place in action(items, place.local) },
        targeted: isTargeted.map { binding in { binding.wrappedValue = $0 } }))
  }

  private func dropping(_ drop: DropAction) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling(coversRow: true) { if $0.drop == nil { $0.drop = drop } }
  }
}
