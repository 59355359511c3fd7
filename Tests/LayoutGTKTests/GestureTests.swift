#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Gestures", .enabled(if: hasDisplay, "no display")) @MainActor
    struct GestureTests {
      /// The events of a test.
      private final class Observed {
        var events: [String] = []
      }

      @Test("A tap ends in the box that it began in, and reaches only the innermost box")
      func taps() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          ZStack {
            Color.red.frame(width: 40, height: 40).onTapGesture { observed.events.append("inner") }
          }
          .frame(width: 100, height: 100)
          .background(.yellow)
          .onTapGesture { observed.events.append("outer") }
        }
        let person = try WindowPerson(window)
        try person.click(100, 100)
        #expect(observed.events == ["inner"])
        try person.click(60, 60)
        #expect(observed.events == ["inner", "outer"])
        // From one into nothing.
        try person.drag([(60, 60), (30, 30), (10, 10)])
        #expect(observed.events == ["inner", "outer"])
        window.close()
      }

      @Test("A box that can be dragged and tapped gets one of them, and the boxes around it nothing")
      func dragOrTap() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          ZStack {
            Color.red.frame(width: 80, height: 80)
              .onTapGesture { observed.events.append("tap") }
              .gesture(
                DragGesture(coordinateSpace: .global).onEnded { observed.events.append("drag to \($0.location)") })
          }
          .frame(width: 160, height: 160)
          .background(.yellow)
          .onTapGesture { observed.events.append("outer") }
        }
        let person = try WindowPerson(window)
        try person.drag([(80, 80), (100, 100), (120, 120)])
        #expect(observed.events == ["drag to (120, 120)"])
        observed.events = []
        try person.click(100, 100)
        #expect(observed.events.contains("tap") && !observed.events.contains("outer"))
        window.close()
      }

      @Test("A drag that GTK breaks off ends where the pointer was last")
      func brokenOff() throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        window.show {
          Color.red.frame(width: 100, height: 100)
            .gesture(
              DragGesture(coordinateSpace: .global).onEnded {
                observed.events.append("\($0.startLocation) \($0.location)")
              })
        }
        let person = try WindowPerson(window)
        try person.hold([(80, 80), (100, 100), (120, 110)])
        let controllers = gtk_widget_observe_controllers(window.container.widget)
        let drag = try #require(g_list_model_get_item(controllers, 0))
        gtk_event_controller_reset(OpaquePointer(drag))
        #expect(observed.events == ["(80, 80) (120, 110)"])
        g_object_unref(drag)
        g_object_unref(UnsafeMutableRawPointer(controllers))
        try person.letGo()
        #expect(observed.events.count == 1)
        window.close()
      }

      @Test("A drag in a popover counts from the container that is in it")
      func popover() throws {
        let window = try TestWindow(width: 400, height: 300)
        let observed = Observed()
        let container = LayoutContainer()
        container.setBody {
          Color.red.frame(width: 100, height: 100)
            .gesture(
              DragGesture(coordinateSpace: .global).onEnded {
                observed.events.append("\($0.startLocation) \($0.location)")
              })
        }
        let popover: Widget = gtk_popover_new()
        let native = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_set_child(native, container.widget)
        gtk_popover_set_autohide(native, 0)
        let button: Widget = gtk_menu_button_new()
        gtk_menu_button_set_popover(OpaquePointer(button), popover)
        window.show { button.layout() }
        let person = try WindowPerson(window)
        gtk_menu_button_popup(OpaquePointer(button))
        window.settle()
        // Where the container is in the window.
        let surface = gtk_native_get_surface(OpaquePointer(popover))
        var (left, up, x, y) = (0.0, 0.0, 0.0, 0.0)
        gtk_native_get_surface_transform(OpaquePointer(popover), &left, &up)
        gtk_widget_translate_coordinates(container.widget, popover, 0, 0, &x, &y)
        x += left + Double(gdk_popup_get_position_x(surface))
        y += up + Double(gdk_popup_get_position_y(surface))
        // The pointer comes into the popover's surface.
        try person.click(x + 50, y + 50)
        observed.events = []
        try person.drag([(x + 10, y + 10), (x + 40, y + 30), (x + 60, y + 40)])
        #expect(observed.events == ["(10, 10) (60, 40)"])
        window.close()
      }

      @Test("What is cut off or invisible cannot be clicked", arguments: [false, true])
      func unseen(isRound: Bool) throws {
        let window = try TestWindow(width: 200, height: 200)
        let observed = Observed()
        func body(_ opacity: Double) -> some Layout {
          ZStack {
            let content = Color.red.frame(width: 160, height: 40).onTapGesture { observed.events.append("tap") }
              .frame(width: 80, height: 40)
            if isRound { content.cornerRadius(4) } else { content.clipped() }
          }
          .opacity(opacity)
        }
        window.show { body(1) }
        func isHit(_ x: Double, _ y: Double) -> Bool {
          gtk_widget_pick(window.container.widget, x, y, GTK_PICK_DEFAULT) != window.container.widget
        }
        // The box is from 60 to 140, what is in it from 20 to 180.
        #expect(isHit(65, 100) && isHit(135, 100))
        #expect(!isHit(55, 100) && !isHit(145, 100))
        let person = try WindowPerson(window)
        try person.click(30, 100)
        #expect(observed.events.isEmpty)
        try person.click(100, 100)
        #expect(observed.events == ["tap"])
        window.container.updateBody { body(0) }
        window.settle()
        #expect(!isHit(100, 100))
        window.container.updateBody { body(0.5) }
        window.settle()
        #expect(isHit(100, 100))
        window.close()
      }
    }
  }
#endif
