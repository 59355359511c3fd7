#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable private final class Reported {
    var label = "Three"
    var role = AccessibilityRole.header
  }

  /// Whether GTK stores properties, which it does only where a screen reader runs, or in tests.
  private let stores = g_getenv("GTK_A11Y").map { String(cString: $0) } == "test"

  extension GTKTests {
    @Suite("Accessibility", .enabled(if: hasDisplay, "no display")) @MainActor
    struct AccessibilityTests {
      private func role(_ widget: Widget) -> GtkAccessibleRole {
        gtk_accessible_get_accessible_role(OpaquePointer(widget))
      }

      /// What a property is instead of `expected`; `nil` where it is that.
      private func difference(_ widget: Widget, _ property: GtkAccessibleProperty, _ expected: String) -> String? {
        guard let other = layout_check_accessible(widget, property, expected) else { return nil }
        defer { g_free(other) }
        return String(cString: other)
      }

      private func inner(_ widget: Widget) throws -> Widget { try #require(gtk_widget_get_first_child(widget)) }

      @Test("Roles belong to boxes, and to the control where a box contains one")
      func roles() throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show {
          VStack {
            Text("3").accessibilityRole(.header)
            TextField(text: .constant("")).accessibilityLabel("Name")
            Color.red.frame(width: 10, height: 10).onTapGesture {}
            Button("More") {}.accessibilityRole(.link)
          }
        }
        let all = window.widgets
        #expect(
          all.map(role) == [
            GTK_ACCESSIBLE_ROLE_HEADING, GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_BUTTON,
            GTK_ACCESSIBLE_ROLE_GENERIC,
          ])
        #expect(try role(inner(all[1])) == layout_own_role(inner(all[1])))
        #expect(try role(inner(all[3])) == GTK_ACCESSIBLE_ROLE_LINK)
        window.close()
      }

      @Test("Accessibility texts reach GTK as they are, and follow the model", .enabled(if: stores))
      func texts() throws {
        let window = try TestWindow(width: 200, height: 200)
        let reported = Reported()
        window.show {
          VStack {
            Text("3").accessibilityLabel(reported.label).accessibilityHint("Hint").accessibilityValue("Value")
            TextField(text: .constant("")).accessibilityLabel(reported.label)
          }
        }
        let all = window.widgets
        let field = try inner(all[1])
        for text in ["Three", "Four", "a\0b"] {
          reported.label = text
          window.settle()
          let shown = text == "a\0b" ? "a\u{FFFD}b" : text
          for widget in [all[0], field] { #expect(difference(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, shown) == nil) }
          #expect(difference(all[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "Other") != nil)
        }
        #expect(difference(all[0], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Hint") == nil)
        #expect(difference(all[0], GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "Value") == nil)
        #expect(gtk_test_accessible_has_property(OpaquePointer(all[1]), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
        window.close()
      }

      @Test("A role that changes reaches GTK; the keyboard and the frames stay")
      func changes() throws {
        let window = try TestWindow(width: 200, height: 200)
        let reported = Reported()
        window.show {
          VStack {
            Text("3").background(.red)
            TextField(text: .constant("text")).accessibilityRole(reported.role)
            Text("4").accessibilityRole(reported.role)
          }
        }
        let all = window.widgets
        let field = try inner(all[1])
        #expect(role(field) == GTK_ACCESSIBLE_ROLE_HEADING && role(all[2]) == GTK_ACCESSIBLE_ROLE_HEADING)
        #expect(gtk_widget_grab_focus(field) == 1)
        let frames = window.frames
        reported.role = .status
        window.settle()
        #expect(window.widgets == all)
        #expect(role(field) == GTK_ACCESSIBLE_ROLE_STATUS && role(all[2]) == GTK_ACCESSIBLE_ROLE_STATUS)
        #expect(window.frames == frames)
        let flags = gtk_widget_get_state_flags(field).rawValue
        #expect(flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0)
        window.close()
      }

      @Test("A row with a tap action has its widgets' texts as its name, and follows them", .enabled(if: stores))
      func wrappedWords() throws {
        let window = try TestWindow(width: 300, height: 200)
        let label: Widget = gtk_label_new("Inbox")
        let button: Widget = gtk_button_new_with_label("Open")
        let group: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
        let count: Widget = gtk_label_new("3 new")
        let hidden: Widget = gtk_label_new("hidden")
        let password: Widget = gtk_password_entry_new()
        gtk_editable_set_text(OpaquePointer(password), "secret")
        gtk_widget_set_visible(hidden, 0)
        for child in [count, hidden, password] {
          gtk_box_append(UnsafeMutableRawPointer(group).assumingMemoryBound(to: GtkBox.self), child)
        }
        window.show {
          VStack {
            label.layout(); Text("of"); group.layout(); button.layout()
          }
          .onTapGesture {}
        }
        let row = window.widgets[0]
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Inbox of 3 new Open") == nil)
        // Another text of the same size is a change at once.
        gtk_label_set_text(OpaquePointer(label), "xobnI")
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "xobnI of 3 new Open") == nil)
        gtk_button_set_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), "Close")
        gtk_label_set_text(OpaquePointer(count), "4,096 new")
        window.settle()
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "xobnI of 4,096 new Close") == nil)
        // So is one of a label further in.
        gtk_label_set_text(OpaquePointer(count), "new 4,096")
        window.settle()
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "xobnI of new 4,096 Close") == nil)
        // A widget that is kept elsewhere is not observed here any more.
        window.show { Text("of").onTapGesture {} }
        gtk_label_set_text(OpaquePointer(label), "Inbox")
        window.settle()
        #expect(difference(window.widgets[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "of") == nil)
        window.close()
      }

      @Test("A row that can be tapped is called as the texts in all boxes inside it", .enabled(if: stores))
      func nestedWords() throws {
        let window = try TestWindow(width: 300, height: 300)
        let reported = Reported()
        window.show {
          VStack {
            HStack {
              Text("One").padding(4).background(.yellow)
              Text("2").accessibilityLabel("Two")
              Text("hidden").padding(4).accessibilityHidden()
              Color.red.frame(width: 10, height: 10).cornerRadius(2)
            }
            .background(.green)
            VStack {
              Text(reported.label).background(.red).onTapGesture {}
              Button("Four") {}
              ScrollView { Text("Five").background(.blue) }.frame(width: 100, height: 30)
            }
            .border(.black)
            TextField("prompt", text: .constant("typed"))
          }
          .onTapGesture {}
        }
        let row = window.widgets[0]
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "One Two Three Four Five prompt") == nil)
        reported.label = "Drei"
        window.settle()
        #expect(difference(row, GTK_ACCESSIBLE_PROPERTY_LABEL, "One Two Drei Four Five prompt") == nil)
        window.close()
      }

      @Test("Traits are roles and states, and an element has the name of its content", .enabled(if: stores))
      func traits() throws {
        let window = try TestWindow(width: 300, height: 300)
        window.show {
          VStack {
            Text("Title").accessibilityHeading(.h2)
            Text("picked").accessibilityAddTraits(.isSelected)
            VStack { Text("Ada"); Text("3 new") }.accessibilityElement(children: .combine)
            Text("tapped").onTapGesture {}.accessibilityRemoveTraits(.isButton)
            Text("find").accessibilityAddTraits(.isSearchField).accessibilityIdentifier("search")
          }
        }
        let all = window.widgets
        #expect(
          all.map(role) == [
            GTK_ACCESSIBLE_ROLE_HEADING, GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_GROUP,
            GTK_ACCESSIBLE_ROLE_SEARCH_BOX,
          ])
        #expect(difference(all[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "Title") == nil)
        #expect(gtk_test_accessible_has_property(OpaquePointer(all[0]), GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0)
        #expect(gtk_test_accessible_has_state(OpaquePointer(all[1]), GTK_ACCESSIBLE_STATE_SELECTED) != 0)
        #expect(difference(all[2], GTK_ACCESSIBLE_PROPERTY_LABEL, "Ada 3 new") == nil)
        #expect(String(cString: gtk_widget_get_name(all[4])) == "search")
        window.close()
      }

      @Test("The actions of screen readers reach the element")
      func actions() throws {
        let window = try TestWindow(width: 300, height: 300)
        var done: [String] = []
        window.show {
          Text("row").accessibilityAction { done.append("press") }
            .accessibilityAction(named: "Delete it") { done.append("delete") }
        }
        let row = window.widgets[0]
        for name in ["speech.press", "speech.Delete-it"] { #expect(gtk_widget_activate_action_variant(row, name, nil) != 0) }
        #expect(done == ["press", "delete"])
        window.show { Text("row").accessibilityAction { done.append("again") } }
        #expect(gtk_widget_activate_action_variant(window.widgets[0], "speech.Delete-it", nil) == 0)
        window.close()
      }

      @Test("A box that can be tapped is a button from then on")
      func laterTap() throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show { Text("3").background(.red) }
        let box = window.widgets[0]
        #expect(role(box) == GTK_ACCESSIBLE_ROLE_GENERIC)
        window.show { Text("3").background(.red).onTapGesture {} }
        #expect(window.widgets == [box])
        #expect(role(box) == GTK_ACCESSIBLE_ROLE_BUTTON)
        window.close()
      }
    }
  }
#endif
