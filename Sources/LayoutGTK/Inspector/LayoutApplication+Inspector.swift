#if canImport(CGTK)
  import LayoutCore

  extension LayoutApplication {
    /// Opens the inspector's panel for the window that has, or had last, the keyboard; closes the panel where it is open.
    ///
    /// Debug builds do it at Control-Shift-I, unless a command has the shortcut. While the panel is open, outlines are
    /// drawn over the window, and a click there chooses the element in the panel.
    func toggleInspector() {
      let panels = windows.filter { $0.inspected != nil }
      guard panels.isEmpty else { return panels.forEach { $0.close() } }
      let candidates = windows.filter { $0.activation > 0 }
      guard let window = candidates.max(by: { $0.activation < $1.activation }) ?? windows.last else { return }
      let model = InspectorModel()
      let wasInspecting = window.container.isInspecting
      window.container.isInspecting = true
      window.container.inspector?.show(in: model)
      let panel = openWindow("Inspector: \(window.title)", size: InspectorPanel.size) { InspectorPanel(model: model) }
      panel.inspected = window
      // The panel is no layout of the program's.
      panel.container.isInspecting = false
      let input = InspectorInput(panel, model)
      panel.endInspection = { [weak window] in
        // The input is there as long as the panel is.
        withExtendedLifetime(input) {}
        window?.container.inspector?.show(in: nil)
        window?.container.isInspecting = wasInspecting
      }
    }
  }
#endif
