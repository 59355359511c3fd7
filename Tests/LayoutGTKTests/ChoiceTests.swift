#if canImport(CGTK)
  import CGTK
  import LayoutCore
  @testable import LayoutGTK
  import Observation
  import Testing

  extension GTKTests {
    @Suite("Choices below each other", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ChoiceTests {
      @Observable
      final class Model {
        var size: Int?
        var allowed = 1...3
        var number = 0
        var options = [1, 2, 3]
      }

      private struct Sizes: Layout {
        let model: Model

        private var selection: Binding<Int?> {
          Binding(get: { model.size }, set: { if model.allowed.contains($0 ?? 0) { model.size = $0 } })
        }

        var body: some Layout {
          VStack(spacing: 0) {
            TextField("", text: .constant("a"))
            Picker("", selection: selection) {
              ForEach(model.options, id: \.self) { Text("size \($0)").tag(Int?.some($0)) }
            }
            .pickerStyle(.radioGroup).labelsHidden()
            .id(model.number)
            .transition(.opacity)
            TextField("", text: .constant("b"))
          }
        }
      }

      private func marks(_ window: TestWindow) -> [CheckView] {
        window.container.host.views.values.compactMap { $0 as? CheckView }.sorted { $0.id.rawValue < $1.id.rawValue }
      }

      private func chosen(_ window: TestWindow) -> [String] {
        marks(window).filter { gtk_check_button_get_active($0.check) != 0 }.map { $0.content.control.title ?? "" }
      }

      @Test("Tab comes to one of them where none is chosen, and leaves them from any")
      func tab() throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        window.show { Sizes(model: model) }
        let person = try WindowPerson(window)
        /// What has the keyboard after a key: the title of a mark, or "field".
        func press(_ key: String) throws -> String {
          try person.press(key)
          let focus = gtk_root_get_focus(OpaquePointer(window.window))
          let mark = marks(window).first { gtk_widget_is_ancestor(focus, $0.widget) != 0 || $0.widget == focus }
          return mark?.content.control.title ?? "field"
        }
        #expect(try press("Tab") == "size 1")
        #expect(try press("Tab") == "field")
        #expect(try press("shift+Tab") == "size 1")
        #expect(try press("shift+Tab") == "field")
        #expect(try press("Tab") == "size 1")
        // The layout refuses it, so that none is chosen.
        model.allowed = 3...3
        #expect(try press("Down") == "size 2")
        #expect(model.size == nil && chosen(window) == [])
        #expect(try press("Tab") == "field")
        #expect(try press("shift+Tab") == "size 1")
        // The keyboard is at another one than the chosen one.
        model.size = 3
        window.settle()
        #expect(try press("shift+Tab") == "field" && press("Tab") == "size 3")
        #expect(try press("Up") == "size 2")
        #expect(model.size == 3 && chosen(window) == ["size 3"])
        #expect(try press("Tab") == "field")
        window.close()
      }

      @Test("Those that fade out do not switch off those that come")
      func leaving() throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        model.size = 2
        window.show { Sizes(model: model) }
        // The test ticks itself.
        window.container.root.animations.frameClock = nil
        #expect(chosen(window) == ["size 2"])
        withAnimation(.linear(duration: 1)) { model.number = 1 }
        window.settle()
        #expect(chosen(window) == ["size 2", "size 2"])
        model.size = 3
        window.settle()
        #expect(chosen(window) == ["size 2", "size 3"])
        for time in [10.0, 20] { window.container.root.advance(to: time) }
        window.settle()
        #expect(chosen(window) == ["size 3"])
        window.close()
      }

      @Test("A chosen one that is removed leaves the next one chosen")
      func removed() throws {
        let window = try TestWindow(width: 300, height: 300)
        let model = Model()
        model.size = 2
        window.show { Sizes(model: model) }
        // The test ticks itself.
        window.container.root.animations.frameClock = nil
        withAnimation(.linear(duration: 1)) { (model.options, model.size) = ([1, 3], 3) }
        window.settle()
        (model.size, model.allowed) = (1, 1...1)
        window.settle()
        #expect(chosen(window) == ["size 1"])
        for time in [10.0, 20] { window.container.root.advance(to: time) }
        window.settle()
        #expect(chosen(window) == ["size 1"] && marks(window).count == 2)
        window.close()
      }
    }
  }
#endif
