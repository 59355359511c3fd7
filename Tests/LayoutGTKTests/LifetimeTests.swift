#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import TestPromises
  import Testing

  extension GTKTests {
    @Suite("Lifetimes", .enabled(if: hasDisplay, "no display")) @MainActor
    struct LifetimeTests {
      /// Counts the widgets that were finalised.
      private final class Watch {
        var finalized = 0

        func add(_ widget: Widget) {
          g_object_weak_ref(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
            { data, _ in
              if let data { Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue().finalized += 1 }
            }, Unmanaged.passUnretained(self).toOpaque())
        }
      }

      @Test("A closed window frees the container, its layout and all widgets")
      func close() throws {
        let watch = Watch()
        weak var root: LayoutRoot?
        weak var container: LayoutContainer?
        var count = 0
        do {
          let window = try TestWindow(width: 200, height: 400)
          window.show {
            VStack {
              Text("one").padding(4).background(.red)
              Circle().size(width: 10, height: 10)
              ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } } }
            }
          }
          root = window.container.root
          container = window.container
          for view in window.container.host.views.values { watch.add(view.widget) }
          watch.add(window.container.widget)
          count = window.container.host.views.count + 1
          window.close()
        }
        #expect(count > 20)
        #expect(watch.finalized == count)
        #expect(root == nil)
        #expect(container == nil)
      }

      @Test("A window that is closed while something moves frees controls, pictures, gestures and what moves")
      func closeInMotion() throws {
        let watch = Watch()
        weak var container: LayoutContainer?
        weak var host: GTKHost?
        var count = 0
        do {
          let window = try TestWindow(width: 300, height: 600)
          @LayoutBuilder func body(_ inset: Double) -> some Layout {
            VStack {
              Button("Press") {}
              Toggle("On", isOn: .constant(true))
              TextField(text: .constant("text"))
              Slider(value: .constant(1), in: 0...10)
              Picker(["one", "two"], selection: .constant("one"))
              Image(data: Array("P6 1 1 255\nabc".utf8))
              Image(data: []).size(width: 10, height: 10)
              Color.red.frame(width: 10, height: 10).onTapGesture {}.gesture(DragGesture().onChanged { _ in })
              GtkView { gtk_level_bar_new() }
              Rectangle().size(width: 20, height: 20).offset(x: inset, y: 0)
            }
          }
          window.show { body(0) }
          withAnimation(.linear(duration: 1_000)) { window.container.updateBody { body(100) } }
          #expect(window.container.tick != 0)
          container = window.container
          host = window.container.host
          for view in window.container.host.views.values { watch.add(view.widget) }
          watch.add(window.container.widget)
          count = window.container.host.views.count + 1
          // A motion requests frames for ever, so nothing settles.
          gtk_window_destroy(OpaquePointer(window.window).window)
        }
        // GTK releases some of it when the display has replied.
        GTKTests.runLoop { container == nil && host == nil && watch.finalized == count }
        #expect(count == 12)
        #expect(watch.finalized == count)
        #expect(container == nil)
        #expect(host == nil)
      }

      @Test("A container without an owner lives as long as its window")
      func kept() throws {
        try GTK.initialize()
        weak var weak: LayoutContainer?
        let window = try #require(gtk_window_new())
        do {
          let container = LayoutContainer()
          container.setBody { Text("one") }
          weak = container
          gtk_window_set_child(OpaquePointer(window).window, container.widget)
        }
        #expect(weak != nil)
        gtk_window_set_child(OpaquePointer(window).window, nil)
        #expect(weak == nil)
        gtk_window_destroy(OpaquePointer(window).window)
      }

      @Test("A window in which nothing happens has nothing to do", .promises("B21"))
      func idle() throws {
        let window = try TestWindow(width: 200, height: 400)
        window.show {
          VStack {
            Text("one").padding(4).background(.red)
            ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } } }
          }
        }
        withAnimation(.linear(duration: 0.05)) { window.container.updateBody { Text("other").offset(x: 10, y: 0) } }
        GTKTests.runLoop { window.container.tick == 0 }
        window.settle()
        // The display's last events of the window's opening may come a moment later.
        let quiet = (0..<10).contains { _ in
          (0..<200).allSatisfy { _ in
            g_usleep(1_000)
            return g_main_context_iteration(nil, 0) == 0
          }
        }
        #expect(quiet)
        window.close()
      }
    }
  }
#endif
