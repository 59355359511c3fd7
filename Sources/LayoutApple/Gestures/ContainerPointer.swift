#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation

  /// Passes the events of fingers and the mouse over a container to its root, while boxes use them.
  ///
  /// One recognizer on the container follows each press. It is recognized when the root recognizes a gesture: then the
  /// toolkit cancels scrolling and the controls inside. Where one of these comes first, the toolkit cancels the recognizer.
  @MainActor
  final class ContainerPointer {
    private unowned let host: PlatformHost
    var transfer: ContainerTransfer { host.transfer }
    /// Passes an event to the root; the result is that of `LayoutRoot.send`.
    var onEvent: ((PointerEvent) -> Bool)?
    /// The numbers of boxes that use presses, and the pointer without a button.
    private var (count, hoverCount) = (0, 0)
    private var recognizer: PointerRecognizer?
    /// What observes the pointer without a button; `nil` before a box had a use for it.
    private(set) var hover: AnyObject?
    /// The look of the pointer that the layout requested last.
    var style: PointerStyle?
    /// The last place of the press, in the container's coordinates; `nil` without a press.
    private var last: Point?
    /// Where a press began that may become a drag of values; `nil` where it became something else.
    private var dragStart: Point?

    init(_ host: PlatformHost) { self.host = host }

    /// Notes that a box has other uses.
    func exchange(_ old: GestureSet, for new: GestureSet) {
      hoverCount += (new.contains(.hover) ? 1 : 0) - (old.contains(.hover) ? 1 : 0)
      if hoverCount > 0, hover == nil, let top = host.top {
        hover = observeHover(over: top) { [weak self] in self?.hovered(at: $0) }
      }
      let (before, now) = (!old.isDisjoint(with: Self.uses), !new.isDisjoint(with: Self.uses))
      guard before != now else { return }
      count += now ? 1 : -1
      // It stays when the last box goes: it may be in the middle of a press.
      guard count > 0, recognizer == nil, let top = host.top else { return }
      let new = PointerRecognizer { [weak self] in self?.follow($0, $1) ?? false }
      prepare(new)
      top.addGestureRecognizer(new)
      recognizer = new
    }

    /// Notes that a gesture was recognized while only time passed.
    func claim() {
      dragStart = nil
      recognizer?.claim()
    }

    /// Passes a step of a press.
    ///
    /// - Returns: whether a gesture was recognized.
    private func follow(_ phase: PointerEvent.Phase, _ recognizer: PointerRecognizer) -> Bool {
      guard let top = host.top, phase == .began ? count > 0 : last != nil else { return false }
      // A press that is cancelled has no place of its own.
      let place = phase == .cancelled ? last ?? .zero : Point(recognizer.location(in: top))
      last = phase == .ended || phase == .cancelled ? nil : place
      var event = PointerEvent(
        phase, at: place, time: ProcessInfo.processInfo.systemUptime, button: recognizer.button,
        modifiers: recognizer.modifiers)
      if phase == Self.focusing { giveFocus(at: recognizer, in: top) }
      if phase == .began {
        switch claimant(of: recognizer, in: top) {
        case .none: break
        case .taps: event.isTaken = true
        case .all:
          last = nil
          return false
        }
      }
      if phase == .moved, let start = dragStart, Self.isDrag(from: start, to: place) {
        // What is dragged is searched for once a press.
        dragStart = nil
        if transfer.beginDrag(from: start) {
          last = nil
          event.phase = .cancelled
          _ = onEvent?(event)
          self.recognizer?.fail()
          return false
        }
      }
      let isRecognized = onEvent?(event) ?? false
      if phase == .began, recognizer.button == .primary { dragStart = place }
      if isRecognized || last == nil { dragStart = nil }
      return isRecognized
    }

    /// Gives the keyboard to the innermost focusable box around a press, unless a control takes the press.
    private func giveFocus(at recognizer: PointerRecognizer, in top: PlatformView) {
      guard claimant(of: recognizer, in: top) == .none else { return }
      var around = hit(recognizer, in: top)
      while let view = around, view !== top {
        if let box = view as? BoxView, box.isFocusable { return host.takeFocus(box) }
        around = view.superview
      }
    }

    /// Passes the pointer without a button; `nil` where it left the container. While a button is down nothing changes.
    private func hovered(at place: Point?) {
      guard last == nil, hoverCount > 0 || style != nil else { return }
      let time = ProcessInfo.processInfo.systemUptime
      _ = onEvent?(PointerEvent(place == nil ? .left : .hovered, at: place ?? .zero, time: time))
    }
  }

  /// What a view of the toolkit under a press has a use for.
  enum PressClaim { case none, taps, all }

  extension LayoutContainer {
    /// Connects the events of fingers and the mouse with the root.
    func connectPointer() {
      host.pointer.onEvent = { [weak self] in self?.pointed($0) ?? false }
      host.onPress = { [weak self] in self?.root.press($0) }
      let link = link
      root.onPointerWait = { seconds in
        MainActor.assumeIsolated {
          link.wait?.cancel()
          link.wait = seconds.map { seconds in
            Task { @MainActor in
              try? await Task.sleep(for: .seconds(seconds))
              if !Task.isCancelled { link.container?.pointerWaited() }
            }
          }
        }
      }
    }

    private func pointed(_ event: PointerEvent) -> Bool {
      if event.phase == .began, let time = ContainerPointer.doubleTapTime { root.doubleTapTime = time }
      let isUsed = root.send(event)
      if event.phase == .hovered || event.phase == .left { host.pointer.show(root.pointerStyle) }
      return isUsed
    }

    private func pointerWaited() {
      root.pointerWaited()
      if root.hasRecognizedGesture { host.pointer.claim() }
    }
  }
#endif
