#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Shows what a container's layout presents, in the toolkit's own controllers, windows and menus.
  ///
  /// 1. What is gone is closed, the last one first. Then what is new is opened, in its order.
  /// 2. That follows after the toolkit's layout pass, in which no window may come.
  /// 3. A container that is in no window shows nothing until it is in one.
  @MainActor
  final class PresentationKeeper {
    private weak var container: LayoutContainer?
    private var wanted: [Presentation] = []
    private var shown: [ShownPresentation] = []
    private var isDue = false

    init(_ container: LayoutContainer) { self.container = container }

    func set(_ presentations: [Presentation]) {
      wanted = presentations
      updateLater()
    }

    /// Step 2.
    func updateLater() {
      guard !isDue else { return }
      isDue = true
      Task { [weak self] in
        self?.isDue = false
        self?.update()
      }
    }

    private func update() {
      guard let container else { return }
      let wanted = container.window == nil ? [] : wanted.filter { !$0.isEnded }
      for gone in shown.reversed() where !wanted.contains(where: { $0 === gone.presentation }) {
        shown.removeAll { $0 === gone }
        gone.close()
      }
      for presentation in wanted {
        if let known = shown.first(where: { $0.presentation === presentation }) {
          known.update()
        } else {
          let new = ShownPresentation.make(presentation, container)
          shown.append(new)
          new.open()
        }
      }
    }
  }

  extension LayoutContainer {
    func present(_ presentations: [Presentation]) {
      if presenting == nil {
        guard !presentations.isEmpty else { return }
        presenting = PresentationKeeper(self)
      }
      presenting?.set(presentations)
    }
  }

  /// One presentation on the screen.
  @MainActor
  class ShownPresentation {
    let presentation: Presentation
    /// The container of the layout that presents it.
    weak var owner: LayoutContainer?

    init(_ presentation: Presentation, _ owner: LayoutContainer) {
      (self.presentation, self.owner) = (presentation, owner)
    }

    /// Shows it.
    func open() {}
    /// Takes over other values of the presentation.
    func update() {}
    /// Removes it from the screen.
    func close() {}

    /// A container that shows the content.
    final func makeContainer() -> LayoutContainer {
      let container = LayoutContainer(frame: .zero)
      presentation.attach(to: container.root)
      return container
    }

    /// The content's size, at most `room`.
    final func contentSize(of container: LayoutContainer, in room: Size) -> CGSize {
      let size = container.root.sizesThatFit([Proposal(width: nil, height: nil)]).first?.size ?? .zero
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    /// The frame of the anchor, or the place of a menu, in the owner.
    final var anchor: CGRect {
      let frame = presentation.point.map { Rect(origin: $0, size: Size(width: 1, height: 1)) } ?? presentation.anchor
      return frame.map { CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) } ?? .zero
    }
  }
#endif
