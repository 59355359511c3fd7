#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable private final class Form {
    var name = ""
    var notes = ""
    var isOn = false
    var isLoud = false
    var volume = 0.0
    var choice = 1 as Int?
    var presses = 0
    var submitted: [String] = []
    var focus: [Bool] = []
    var order = [0, 1, 2]
    var short: String {
      get { name }
      set { name = String(newValue.prefix(4)) }
    }
  }

  private struct FormPage: Layout {
    @Bindable var form: Form

    var body: some Layout {
      VStack(alignment: .leading, spacing: 10) {
        TextField("Name", text: $form.short).onFocusChange { form.focus.append($0) }
        TextEditor(text: $form.notes).frame(height: 60)
        Toggle("On", isOn: $form.isOn)
        Toggle(isOn: $form.isLoud)
        Slider(value: $form.volume, in: 0...10, step: 1)
        Picker(["a", "b", "c"], selection: $form.choice)
        Button("Press") { form.presses += 1 }
        ProgressView(value: form.volume, total: 10)
      }
      .padding(10)
      .onSubmit { form.submitted.append(form.name) }
    }
  }

  extension GTKTests {
    @Suite("Controls", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ControlTests {
      /// The widgets directly in the container, in drawing order.
      private func widgets(_ window: TestWindow) -> [Widget] {
        var all: [Widget] = []
        var child = gtk_widget_get_first_child(window.container.widget)
        while let at = child {
          all.append(at)
          child = gtk_widget_get_next_sibling(at)
        }
        return all
      }

      private func frame(_ widget: Widget, _ window: TestWindow) -> Rect {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, window.container.widget, &bounds)
        return Rect(
          x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
          height: Double(bounds.size.height))
      }

      @Test("Each control is GTK's own widget, in the size that GTK wants for it")
      func widgetsAndSizes() throws {
        let window = try TestWindow(width: 300, height: 500)
        let form = Form()
        window.show { FormPage(form: form) }
        let all = widgets(window)
        let names = all.map {
          String(
            cString: g_type_name_from_instance(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self)))
        }
        #expect(
          names == [
            "GtkEntry", "GtkScrolledWindow", "GtkCheckButton", "GtkSwitch", "GtkScale", "GtkDropDown", "GtkButton",
            "GtkProgressBar",
          ])
        for widget in all where widget != all[1] {
          var (least, natural) = (Int32(0), Int32(0))
          gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, nil, nil)
          #expect(frame(widget, window).height == Double(natural))
          gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
          let width = frame(widget, window).width
          #expect([all[0], all[4], all[7]].contains(widget) ? width == 280 : width == Double(natural))
        }
        #expect(frame(all[1], window).height == 60)
        window.close()
      }

      @Test("Clicks and keys reach the model, and their effects reach GTK once")
      func person() throws {
        let window = try TestWindow(width: 300, height: 500)
        let form = Form()
        window.show { FormPage(form: form) }
        let all = widgets(window)
        let person = try WindowPerson(window)
        func click(_ position: Int) throws {
          let frame = frame(all[position], window)
          try person.click(frame.minX + min(12, frame.width / 2), frame.midY)
        }
        try click(6)
        #expect(form.presses == 1)
        try click(2)
        #expect(form.isOn)
        try click(3)
        #expect(form.isLoud)
        try click(0)
        try person.type("Grace")
        // The model takes four characters, and the entry shows what the model has.
        #expect(form.name == "Grac")
        #expect(String(cString: gtk_editable_get_text(OpaquePointer(all[0]))) == "Grac")
        try person.press("Return")
        #expect(form.submitted == ["Grac"])
        #expect(form.focus.last == true)
        try click(1)
        try person.type("two words")
        #expect(form.notes == "two words")
        #expect(form.focus.last == false)
        try click(4)
        try person.press("Home", "Right", "Right", "Right")
        #expect(form.volume == 3)
        #expect(gtk_progress_bar_get_fraction(OpaquePointer(all[7])) == 0.3)
        try click(5)
        try person.press("Down", "Down")
        try person.press("Return")
        #expect(form.choice == 2)
        window.close()
      }

      @Test("Keys that follow the return key at once go to what the field has after it")
      func quickTyping() throws {
        let window = try TestWindow(width: 300, height: 100)
        let form = Form()
        window.show {
          TextField("Name", text: Bindable(form).name)
            .onSubmit {
              form.submitted.append(form.name)
              form.name = ""
            }
        }
        let field = widgets(window)[0]
        var value = GValue()
        g_value_init(&value, gtk_entry_get_type())
        g_value_set_object(&value, field)
        for text in ["a", "b"] {
          gtk_editable_set_text(OpaquePointer(field), text)
          // As the return key does; no frame comes after it.
          g_signal_emitv(&value, g_signal_lookup("activate", gtk_entry_get_type()), 0, nil)
          #expect(String(cString: gtk_editable_get_text(OpaquePointer(field))) == "")
        }
        g_value_unset(&value)
        #expect(form.submitted == ["a", "b"])
        window.close()
      }

      @Test("A change of the model shows in the widget; an equal body calls GTK for nothing")
      func updates() throws {
        let window = try TestWindow(width: 300, height: 500)
        let form = Form()
        window.show { FormPage(form: form) }
        let all = widgets(window)
        // The container's own size request measures the layout alone.
        func native(_ calls: NativeCalls) -> NativeCalls {
          var calls = calls
          calls.requests = 0
          return calls
        }
        let calls = window.calls {
          form.name = "Ada"
          form.isOn = true
          form.isLoud = true
          form.volume = 5
          form.choice = nil
          form.notes = "x"
        }
        #expect(native(calls) == NativeCalls(contents: 7))
        #expect(String(cString: gtk_editable_get_text(OpaquePointer(all[0]))) == "Ada")
        #expect(gtk_switch_get_active(OpaquePointer(all[3])) == 1)
        #expect(gtk_drop_down_get_selected(OpaquePointer(all[5])) == GTK_INVALID_LIST_POSITION)
        #expect(gtk_progress_bar_get_fraction(OpaquePointer(all[7])) == 0.5)
        #expect(native(window.calls { window.container.updateBody() }) == NativeCalls())
        window.close()
      }

      @Test("Focus, text and selection survive an update that moves and reorders what is there")
      func survival() throws {
        let window = try TestWindow(width: 300, height: 300)
        let form = Form()
        window.show {
          VStack(spacing: 4) {
            ForEach(form.order, id: \.self) { TextField("\($0)", text: .constant("text \($0)")) }
          }
        }
        let entry = widgets(window)[2]
        let person = try WindowPerson(window)
        try person.click(frame(entry, window).midX, frame(entry, window).midY)
        gtk_editable_select_region(OpaquePointer(entry), 1, 3)
        func focused() -> Bool {
          gtk_widget_get_state_flags(entry).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
        }
        #expect(focused())
        let before = frame(entry, window)
        form.order = [2, 7, 0, 1]
        window.settle()
        #expect(frame(entry, window).minY < before.minY)
        #expect(focused())
        var (start, end) = (Int32(0), Int32(0))
        #expect(gtk_editable_get_selection_bounds(OpaquePointer(entry), &start, &end) == 1)
        #expect((start, end) == (1, 3))
        window.close()
      }

      @Test("Texts stand on the baselines of native widgets")
      func baselines() throws {
        let window = try TestWindow(width: 400, height: 100)
        window.show {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Big").font(.system(size: 40))
            Button("Button") {}
            TextField(text: .constant("Entry"))
            Text("small")
          }
        }
        let all = widgets(window)
        func baseline(_ widget: Widget) -> Double {
          var natural = Int32(-1)
          let frame = frame(widget, window)
          gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width), nil, nil, nil, &natural)
          return frame.minY + Double(natural)
        }
        let big = baseline(all[0])
        // Labels and buttons are at whole pixels.
        for widget in all { #expect(abs(baseline(widget) - big) <= 1) }
        window.close()
      }

      @Test(
        "Titles wrap where they have less room than they need, as GTK wraps them, and no word is cut",
        arguments: [400.0, 150, 110])
      func wrappedTitles(width: Double) throws {
        let window = try TestWindow(width: 400, height: 500)
        let title = "Remember what was chosen"
        window.show {
          VStack(alignment: .leading, spacing: 4) {
            Button(title) {}.frame(width: width)
            Toggle(title, isOn: .constant(true)).frame(width: width)
          }
        }
        let all = widgets(window)
        for widget in all {
          let frame = frame(widget, window)
          var (least, natural) = (Int32(0), Int32(0))
          gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width), &least, &natural, nil, nil)
          #expect(frame.width <= width)
          #expect(Double(natural) == frame.height, "\(width)")
        }
        let heights = all.map { frame($0, window).height }
        #expect(heights.allSatisfy { ($0 > 34) == (width < 400) }, "\(heights)")
        window.close()
      }

      @Test("A check box and a button share a row that is too narrow: the longer title wraps")
      func longTitles() throws {
        let window = try TestWindow(width: 200, height: 400)
        let title = String(repeating: "long ", count: 20)
        window.show {
          HStack(spacing: 0) {
            Toggle(title, isOn: .constant(true))
            Button("Remove") {}
          }.frame(width: 200)
        }
        let all = widgets(window)
        let (toggle, button) = (frame(all[0], window), frame(all[1], window))
        #expect(toggle.maxX == button.minX && button.maxX - toggle.minX <= 200)
        #expect(toggle.height > 3 * button.height)
        var (least, natural) = (Int32(0), Int32(0))
        gtk_widget_measure(all[1], GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
        #expect(button.width == Double(natural))
        window.close()
      }

      @Test(
        "A drop-down is as wide as the widest of its choices needs, whichever is chosen", arguments: [nil, 0, 1, 2])
      func pickerWidth(choice: Int?) throws {
        let (window, form) = (try TestWindow(width: 400, height: 100), Form())
        form.choice = choice
        window.show {
          Picker(["one", "as long as anything", "three"], selection: Binding(form, \.choice))
        }
        let picker = widgets(window)[0]
        let width = frame(picker, window).width
        gtk_drop_down_set_selected(OpaquePointer(picker), 1)
        var natural = Int32(0)
        gtk_widget_measure(picker, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
        #expect(width == Double(natural))
        window.close()
      }

      @Test("A drop-down stands on the baseline of the label in it")
      func pickerBaseline() throws {
        let window = try TestWindow(width: 400, height: 100)
        window.show {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Choice").font(.system(size: 30))
            Picker(["One", "Two"], selection: .constant(1))
          }
        }
        let all = widgets(window)
        func label(_ widget: Widget) -> Widget? {
          let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
          let isLabel = g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0
          if isLabel, gtk_widget_get_child_visible(widget) != 0 { return widget }
          var child = gtk_widget_get_first_child(widget)
          while let at = child {
            if let label = label(at) { return label }
            child = gtk_widget_get_next_sibling(at)
          }
          return nil
        }
        func baseline(_ widget: Widget) throws -> Double {
          let label = try #require(label(widget))
          var (x, y) = (Int32(0), Int32(0))
          gtk_label_get_layout_offsets(OpaquePointer(label), &x, &y)
          let baseline = pango_layout_get_baseline(gtk_label_get_layout(OpaquePointer(label)))
          return frame(label, window).minY + Double(y) + Double(baseline) / Double(PANGO_SCALE)
        }
        let (text, choice) = (try baseline(all[0]), try baseline(all[1]))
        #expect(abs(text - choice) <= 1, "\(text) and \(choice)")
        window.close()
      }

      @Test("A box with a tap action gets clicks, and keys while it has the keyboard; a drag has the pointer's place")
      func gestures() throws {
        let window = try TestWindow(width: 200, height: 200)
        let form = Form()
        var drags: [String] = []
        window.show {
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 50).onTapGesture { form.presses += 1 }
            Color.blue.frame(width: 100, height: 50).gesture(
              DragGesture(coordinateSpace: .global).onChanged { drags.append("\($0.translation)") }.onEnded {
                drags.append("end \($0.location)")
              })
          }
        }
        let person = try WindowPerson(window)
        try person.click(100, 75)
        #expect(form.presses == 1)
        #expect(gtk_widget_grab_focus(widgets(window)[0]) == 1)
        try person.press("space", "Return")
        #expect(form.presses == 3)
        try person.drag([(100, 120), (100, 140), (110, 160)])
        #expect(drags.contains("10x40"))
        #expect(drags.last == "end (110, 160)")
        window.close()
      }

      @Test("Controls have the font and the colour of the texts around them, unless the theme fills them")
      func styles() throws {
        let window = try TestWindow(width: 300, height: 400)
        window.show {
          VStack {
            TextEditor(text: .constant("x"))
            Picker(["x"], selection: .constant(0))
            Button("x", role: .primary) {}
            Button("x") {}
          }
          .font(.system(size: 30)).foregroundColor(.red)
        }
        let all = widgets(window)
        func color(_ widget: Widget) -> [Float] {
          var color = GdkRGBA()
          gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
          return [color.red, color.green, color.blue]
        }
        func size(_ widget: Widget) -> Int32 {
          pango_font_description_get_size(
            pango_context_get_font_description(gtk_widget_get_pango_context(widget))) / PANGO_SCALE
        }
        let editor = try #require(gtk_widget_get_first_child(all[0]))
        let red: [Float] = [1, Float(Color.red.green), Float(Color.red.blue)].map { ($0 * 255).rounded() / 255 }
        for widget in [editor, all[1]] {
          #expect(size(widget) == 30)
          #expect(color(widget).map { ($0 * 255).rounded() / 255 } == red)
        }
        func attributes(_ button: Widget) -> String {
          guard let label = gtk_widget_get_first_child(button),
            let list = gtk_label_get_attributes(OpaquePointer(label)),
            let text = pango_attr_list_to_string(list)
          else { return "" }
          defer { g_free(text) }
          return String(cString: text)
        }
        #expect(attributes(all[2]).contains("30px") && !attributes(all[2]).contains("foreground"))
        #expect(attributes(all[3]).contains("30px") && attributes(all[3]).contains("foreground"))
        window.close()
      }

      @Test("Disabled controls cannot be used, and a role is a style of the theme's")
      func looks() throws {
        let window = try TestWindow(width: 200, height: 200)
        let form = Form()
        window.show {
          VStack {
            Button("a", role: .destructive) { form.presses += 1 }.disabled(form.isOn)
            Button("b", role: .primary) {}
          }
        }
        let all = widgets(window)
        #expect(gtk_widget_has_css_class(all[0], "destructive-action") == 1)
        #expect(gtk_widget_has_css_class(all[1], "suggested-action") == 1)
        form.isOn = true
        window.settle()
        #expect(gtk_widget_get_sensitive(all[0]) == 0)
        let person = try WindowPerson(window)
        try person.click(frame(all[0], window).midX, frame(all[0], window).midY)
        #expect(form.presses == 0)
        window.close()
      }
    }
  }
#endif
