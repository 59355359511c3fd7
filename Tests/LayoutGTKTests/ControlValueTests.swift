#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable private final class Values {
    var text = "a\0b"
    var prompt = "p"
    var number = 5.0
    var step = 5.0
  }

  extension GTKTests {
    @Suite("Values of controls", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ControlValueTests {
      private func text(_ window: TestWindow, _ position: Int = 0) -> String? {
        gtk_editable_get_text(OpaquePointer(window.widgets[position])).map { String(cString: $0) }
      }

      @Test("Controls are measured by GTK on whichever thread the main actor is by now")
      func threads() throws {
        try GTK.initialize()
        let before = Locked(ThreadID.current)
        let thread = Thread { before.withLock { $0 = .current } }
        thread.start()
        while !thread.isFinished { g_usleep(100) }
        let controls = NativeControls(texts: .shared, thread: before.withLock { $0 })
        let container = LayoutContainer(controls: controls)
        container.setBody { Button("Press") {} }
        var natural = Int32(0)
        gtk_widget_measure(container.widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
        #expect(natural == 34)
      }

      @Test("An editor shows U+FFFD for a NUL, and typing adds to what is there")
      func editorNUL() throws {
        let window = try TestWindow(width: 200, height: 100)
        let values = Values()
        window.show { TextEditor(text: Bindable(values).text) }
        let view = try #require(gtk_widget_get_first_child(window.widgets[0]))
        let buffer = try #require(
          gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)))
        #expect(gtk_text_buffer_get_char_count(buffer) == 3)
        var end = GtkTextIter()
        gtk_text_buffer_get_end_iter(buffer, &end)
        gtk_text_buffer_insert(buffer, &end, "c", 1)
        window.settle()
        #expect(values.text == "a\u{FFFD}bc")
        window.close()
      }

      @Test("A field shows U+FFFD for a NUL; what it shows already is not set again, and the selection stays")
      func fieldNUL() throws {
        let window = try TestWindow(width: 200, height: 100)
        let values = Values()
        window.show { TextField(values.prompt, text: Bindable(values).text) }
        #expect(text(window) == "a\u{FFFD}b")
        let field = OpaquePointer(window.widgets[0])
        gtk_editable_select_region(field, 1, 3)
        values.prompt = "q"
        window.settle()
        var (start, end) = (Int32(0), Int32(0))
        #expect(gtk_editable_get_selection_bounds(field, &start, &end) == 1)
        #expect((start, end) == (1, 3))
        #expect(values.text == "a\0b")
        window.close()
      }

      @Test("Titles, choices, prompts and windows' titles show U+FFFD for a NUL")
      func titleNUL() throws {
        let window = try TestWindow(width: 300, height: 200)
        window.show {
          VStack {
            Button("a\0b") {}
            Toggle("a\0b", isOn: .constant(true))
            Picker(["a\0b"], selection: .constant(0))
            TextField("a\0b", text: .constant(""))
          }
        }
        let all = window.widgets
        let shown = "a\u{FFFD}b"
        let button = UnsafeMutableRawPointer(all[0]).assumingMemoryBound(to: GtkButton.self)
        #expect(gtk_button_get_label(button).map { String(cString: $0) } == shown)
        let check = UnsafeMutableRawPointer(all[1]).assumingMemoryBound(to: GtkCheckButton.self)
        let label = try #require(gtk_check_button_get_child(check))
        #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == shown)
        let choice = OpaquePointer(gtk_drop_down_get_selected_item(OpaquePointer(all[2])))
        #expect(gtk_string_object_get_string(choice).map { String(cString: $0) } == shown)
        let prompt = layout_get_string(all[3], "placeholder-text")
        defer { g_free(prompt) }
        #expect(prompt.map { String(cString: $0) } == shown)
        window.close()
        try GTKTests.withApplication { application in
          let window = application.openWindow("a\0b") { Color.red }
          #expect(window.shownTitle == shown)
          window.title = "b\0c"
          #expect(window.shownTitle == "b\u{FFFD}c")
        }
      }

      @Test("A slider stands at the value on its steps that the model has, wherever it is dragged")
      func steps() throws {
        let window = try TestWindow(width: 200, height: 100)
        let values = Values()
        window.show { Slider(value: Bindable(values).number, in: 0...10, step: 5) }
        let range = UnsafeMutableRawPointer(window.widgets[0]).assumingMemoryBound(to: GtkRange.self)
        for (place, value) in [(6.7, 5.0), (7.6, 10), (9.0, 10), (0.1, 0)] {
          gtk_range_set_value(range, place)
          #expect(gtk_range_get_value(range) == value)
          window.settle()
          #expect(values.number == value)
          #expect(gtk_range_get_value(range) == value)
        }
        window.close()
      }

      @Test("A key moves a slider by its step, also by a new one")
      func newStep() throws {
        let window = try TestWindow(width: 200, height: 100)
        let values = Values()
        window.show { Slider(value: Bindable(values).number, in: 0...10, step: values.step) }
        let range = UnsafeMutableRawPointer(window.widgets[0]).assumingMemoryBound(to: GtkRange.self)
        #expect(gtk_adjustment_get_step_increment(gtk_range_get_adjustment(range)) == 5)
        values.step = 2
        window.settle()
        #expect(gtk_adjustment_get_step_increment(gtk_range_get_adjustment(range)) == 2)
        #expect(gtk_adjustment_get_page_increment(gtk_range_get_adjustment(range)) == 2)
        window.close()
      }

      nonisolated static let scripts = ["A", "مرحبا", "日本語", "\u{1F600}", "A\u{302}\u{302}\u{302}", "ཨོཾ", "நி"]

      @Test("A field's metrics are the same whatever text it has, and whichever field came first", arguments: scripts)
      func fieldMetrics(text: String) throws {
        try GTK.initialize()
        func metrics(_ text: String) -> ControlMetrics {
          let field = Control.textField(text: text, prompt: "", isSecure: false)
          return NativeControls(texts: .shared).metrics(of: ControlContent(field))
        }
        #expect(metrics(text) == metrics(""))
      }

      @Test("GTK measures only the width of a drop-down's widest choice, however many there are")
      func pickerQuestions() throws {
        try GTK.initialize()
        func measure(_ options: [String]) -> (metrics: ControlMetrics, questions: Int) {
          let controls = NativeControls(texts: .shared)
          let metrics = controls.metrics(of: ControlContent(.picker(options: options, selection: 0)))
          return (metrics, controls.questionCount)
        }
        let few = measure(["short", "as long as anything"])
        let many = measure((0..<500).map { "\($0)" } + ["as long as anything"] + (0..<500).map { "\($0)" })
        #expect(few.metrics == many.metrics)
        #expect(few.questions == many.questions)
      }
    }
  }

  extension TestWindow {
    /// The widgets directly in the container, in drawing order.
    var widgets: [Widget] {
      var all: [Widget] = []
      var child = gtk_widget_get_first_child(container.widget)
      while let at = child {
        all.append(at)
        child = gtk_widget_get_next_sibling(at)
      }
      return all
    }
  }
#endif
