#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// Mirrors a layout's views as views of UIKit's, and calls UIKit only where something differs.
  @MainActor
  final class UIKitHost {
    private(set) var views: [ViewID: HostView] = [:]
    /// Whose views are shown.
    private(set) var ids: [ObjectIdentifier: ViewID] = [:]
    let images: ImageStore
    /// The container.
    weak var top: UIView?
    /// A person scrolled a view.
    var onScroll: ((ViewID, Point) -> Void)?
    /// A person used a control.
    var onControl: ((ViewID, ControlEvent) -> Void)?
    /// A person tapped or dragged a view.
    var onGesture: ((ViewID, GestureEvent) -> Void)?

    init(images: ImageStore) {
      self.images = images
    }

    private func makeView(_ id: ViewID, _ content: ViewContent) -> HostView {
      switch content {
      case .decorated(let decoration): DecoratedView(id, decoration, self)
      case .text(let text, let style, let color): TextView(id, text, style, color)
      case .image(let source, let mode): ImageView(id, source, mode, images)
      case .shape(let kind, let style): ShapeView(id, kind, style)
      case .control(let content): ControlView.make(id, content, self)
      case .native(let native):
        // Views of other hosts show nothing here.
        if let view = native.view as? UIViewLeaf { NativeItem(id, view) } else { HostView(id, UIView()) }
      case .scroll(let axes, let contentSize): ScrollItem(id, axes, contentSize, self)
      }
    }

    private func keep(_ view: HostView) {
      views[view.id] = view
      ids[ObjectIdentifier(view.view)] = view.id
    }

    private func put(_ view: HostView, into box: UIView, after sibling: ViewID?) {
      if let below = sibling.flatMap({ views[$0]?.view }), below.superview === box {
        box.insertSubview(view.view, aboveSubview: below)
      } else {
        box.insertSubview(view.view, at: 0)
      }
    }

    /// Shows another view of somebody else's where one was.
    private func exchange(_ old: NativeItem, for view: UIViewLeaf) {
      let new = NativeItem(old.id, view)
      new.parent = old.parent
      if ids[ObjectIdentifier(old.view)] == old.id { ids[ObjectIdentifier(old.view)] = nil }
      keep(new)
      // The same view, measured otherwise, stays where it is.
      if old.view !== new.view, let box = old.parent?.box ?? top {
        if old.view.superview === box {
          box.insertSubview(new.view, aboveSubview: old.view)
          old.view.removeFromSuperview()
        } else {
          box.addSubview(new.view)
        }
      }
      new.setFrame(old.frame)
    }
  }

  extension UIKitHost: @MainActor LayoutHost {
    func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
      let made = makeView(view, content)
      keep(made)
      made.parent = parent.flatMap { views[$0] }
      guard let box = parent == nil ? top : made.parent?.box else { return }
      put(made, into: box, after: sibling)
      made.parent?.childrenChanged()
    }

    func move(_ view: ViewID, after sibling: ViewID?) {
      guard let moved = views[view], let box = moved.parent?.box ?? top, moved.view.superview === box else { return }
      put(moved, into: box, after: sibling)
    }

    func remove(_ view: ViewID) {
      guard let gone = views.removeValue(forKey: view) else { return }
      // Somebody else's view may stand elsewhere already, in the layout or outside of it.
      if ids[ObjectIdentifier(gone.view)] == view {
        ids[ObjectIdentifier(gone.view)] = nil
        if gone.view.superview === gone.parent?.box ?? top { gone.view.removeFromSuperview() }
      }
      gone.parent?.childrenChanged()
    }

    func setFrame(_ view: ViewID, _ frame: Rect) { views[view]?.setFrame(frame) }

    func setContent(_ view: ViewID, _ content: ViewContent) {
      if case .native(let native) = content, let old = views[view] as? NativeItem,
        let new = native.view as? UIViewLeaf, new !== old.hosted
      {
        return exchange(old, for: new)
      }
      views[view]?.show(content)
    }

    func setContentOffset(_ view: ViewID, _ offset: Point) { (views[view] as? ScrollItem)?.scroll(to: offset) }

    func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      views[view]?.setPresentation(presentation)
    }
  }
#endif
