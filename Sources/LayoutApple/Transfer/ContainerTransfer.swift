#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Drags values out of a container and into it, while boxes take part.
  @MainActor
  final class ContainerTransfer {
    unowned let host: PlatformHost
    /// What a drag that begins at a place carries.
    var source: ((Point) -> DragSource?)?
    /// Passes a drag to the root; the result is that of `LayoutRoot.send`.
    var onDrop: ((DropEvent) -> Bool)?
    /// The types of bytes that the element under a drag takes.
    var wantedTypes: ((DropEvent) -> [TransferType])?
    private var counts: [GestureSet: Int] = [:]
    /// The uses for which the toolkit was prepared, and what it calls, which it does not keep.
    private var prepared: GestureSet = []
    private var delegates: [AnyObject] = []

    init(_ host: PlatformHost) { self.host = host }

    /// Notes that a box has other uses.
    func exchange(_ old: GestureSet, for new: GestureSet) {
      for use in [GestureSet.source, .destination] where old.contains(use) != new.contains(use) {
        counts[use, default: 0] += new.contains(use) ? 1 : -1
        // What is prepared stays when the last box goes: a drag may be going on.
        guard new.contains(use), !prepared.contains(use), let top = host.top else { continue }
        prepared.insert(use)
        if let new = use == .source ? makeSource(top) : makeDestination(top) { delegates.append(new) }
      }
    }

    /// What a drag at a place carries, while boxes have something to drag.
    func source(at place: Point) -> DragSource? { counts[.source, default: 0] > 0 ? source?(place) : nil }

    // MARK: Steps of a drag over the container

    /// - Returns: whether an element takes the values there.
    func moved(_ items: [TransferItem], to place: Point) -> Bool { send(.moved, items, place) }

    func left() { _ = send(.left, [], .zero) }

    /// - Returns: whether an element took the values.
    func dropped(_ items: [TransferItem], at place: Point) -> Bool { send(.dropped, items, place) }

    private func send(_ phase: DropEvent.Phase, _ items: [TransferItem], _ place: Point) -> Bool {
      onDrop?(DropEvent(phase, at: place, items: items)) ?? false
    }
  }

  extension LayoutContainer {
    /// Connects drags of values with the root.
    func connectTransfer() {
      host.transfer.source = { [weak self] in self?.root.dragSource(at: $0) }
      host.transfer.wantedTypes = { [weak self] in self?.root.wantedTypes(of: $0) ?? [] }
      host.transfer.onDrop = { [weak self] in self?.root.send($0) ?? false }
    }
  }
#endif
