#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import Observation

  /// A program that destroys its GTK windows by hand. The argument names when:
  ///
  /// - `drawn`: after the first frame.
  /// - `pressed`: in the action of a button.
  /// - `moving`: while something moves.
  /// - `used`: after the first frame, and what is left of it is used on.
  /// - `early`: before it is shown.
  /// - `body`: in the evaluation of its body.
  @MainActor
  enum DestroyProgram {
    @Observable @MainActor final class Model {
      var name = "name"
      var inset = 0.0
      var destroys = false
    }

    static func main() -> Never {
      guard let application = try? LayoutApplication(followsPortal: false) else { exit(2) }
      let manner = CommandLine.arguments.dropFirst(2).first ?? ""
      let model = Model()
      let window = application.openWindow("Destroyed") { page(model) { destroy() } }
      if manner == "early" { destroy() }
      Task { @MainActor in
        if manner != "early" {
          await FirstFrame.drawn()
          say("drawn")
        }
        let container = window.container
        switch manner {
        case "pressed": click(find(gtk_button_get_type(), in: container.widget))
        case "moving":
          gtk_widget_grab_focus(find(gtk_text_get_type(), in: container.widget))
          withAnimation(.linear(duration: 1_000)) { model.inset = 100 }
          try? await Task.sleep(for: .milliseconds(50))
          destroy()
        case "body":
          model.destroys = true
          while window.isOpen { try? await Task.sleep(for: .milliseconds(5)) }
        case "early": break
        default: destroy()
        }
        if manner == "used" {
          window.title = "Gone"
          window.present()
          model.name = "other"
          withAnimation(.linear(duration: 1_000)) { model.inset = 100 }
          container.layoutIfNeeded()
          container.updateBody { Text("other") }
          container.environment.layoutDirection = .rightToLeft
          container.isInspecting = true
          window.close()
        }
        say("\(window.isOpen) \(application.windows.count)")
        try? await Task.sleep(for: .milliseconds(100))
        application.quit()
      }
      exit(application.run())
    }

    @LayoutBuilder private static func page(_ model: Model, _ press: @escaping @MainActor () -> Void) -> some Layout {
      let _ = model.destroys ? destroy() : ()
      VStack {
        Button("Press", action: press)
        Text(model.name)
        TextField("Name", text: Binding(model, \.name))
        TextEditor(text: Binding(model, \.name))
        Toggle("On", isOn: .constant(true))
        Slider(value: .constant(1), in: 0...10)
        Picker(["one", "two"], selection: .constant("one"))
        Color.red.frame(width: 10, height: 10).onTapGesture {}
        GtkView { gtk_level_bar_new() }
        Rectangle().size(width: 20, height: 20).offset(x: model.inset, y: 0)
        ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } } }.frame(height: 100)
      }
    }

    private static func destroy() {
      if let window = FirstFrame.window {
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
      }
    }

    private static func click(_ button: UnsafeMutablePointer<GtkWidget>?) {
      guard let button else { return }
      var none = GValue()
      var value = GValue()
      g_value_init(&value, gtk_button_get_type())
      g_value_set_object(&value, button)
      g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, &none)
      g_value_unset(&value)
    }

    private static func find(_ type: GType, in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, type) != 0 { return widget }
      var child = gtk_widget_get_first_child(widget)
      while let at = child {
        if let found = find(type, in: at) { return found }
        child = gtk_widget_get_next_sibling(at)
      }
      return nil
    }
  }
#endif
