#if canImport(CGTK)
  import CGTK
  import LayoutCore
  import Observation

  /// The pointer and the keys of the inspector's panel.
  ///
  /// 1. The row under the pointer marks its element in the window.
  /// 2. The arrow keys, Home and End go through the tree. While the search has the keyboard and words, those that move in
  ///    its text stay with it: only up and down go through the tree.
  /// 3. The row of an element that is chosen or hovered in the window is scrolled into sight.
  @MainActor
  final class InspectorInput {
    private let model: InspectorModel
    private unowned let container: LayoutContainer

    private static let steps: [(key: Int32, step: InspectorModel.Step, movesInText: Bool)] = [
      (GDK_KEY_Up, .up, false), (GDK_KEY_Down, .down, false), (GDK_KEY_Left, .outwards, true),
      (GDK_KEY_Right, .inwards, true), (GDK_KEY_Home, .first, true), (GDK_KEY_End, .last, true),
    ]

    /// The input of a panel, as long as its window is open.
    init(_ panel: LayoutWindow, _ model: InspectorModel) {
      self.model = model
      container = panel.container
      guard let motion = gtk_event_controller_motion_new(), let keys = gtk_shortcut_controller_new(),
        let window = panel.pointer
      else { return }
      // 1.
      WidgetSignal.connectPoint(UnsafeMutableRawPointer(motion), "motion") { [weak self] x, y in
        self?.hover(at: Point(x: x, y: y))
      }
      WidgetSignal.connect(UnsafeMutableRawPointer(motion), "leave") { [model] in model.hover(nil) }
      gtk_widget_add_controller(container.widget, motion)
      // 2.
      for (key, step, movesInText) in Self.steps {
        let action = CallbackAction.make { [model] in
          let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self))
          if movesInText, !model.search.isEmpty, focus?.isOf(gtk_editable_get_type()) == true { return false }
          model.choose(step)
          return true
        }
        gtk_shortcut_controller_add_shortcut(
          keys, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)), action))
      }
      // It gets a key before what has the keyboard does.
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window.assumingMemoryBound(to: GtkWidget.self), keys)
      // 3.
      follow()
    }

    private func hover(at point: Point) { model.hover(container.root.id(at: point) as? String) }

    private func follow() {
      withObservationTracking {
        _ = model.revealed
      } onChange: { [weak self] in
        MainLoop.enqueue { [weak self] in
          guard let self else { return }
          if let row = model.revealed { container.root.scrollTo(row.path) }
          follow()
        }
      }
    }
  }
#endif
