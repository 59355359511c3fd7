#if canImport(CGTK)
  import CGTK

  /// A colour: a GtkColorButton, which opens GTK's dialog.
  final class ColorView: ControlView {
    override func setUp() {
      let chooser = OpaquePointer(widget)
      observe(widget, "color-set") {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(chooser, &color)
        return .colored(
          Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha)))
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .colorPicker(let color, let supportsOpacity) = control else { return }
      let chooser = OpaquePointer(widget)
      gtk_color_chooser_set_use_alpha(chooser, supportsOpacity ? 1 : 0)
      var native = GdkRGBA(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
      gtk_color_chooser_set_rgba(chooser, &native)
    }
  }
#endif
