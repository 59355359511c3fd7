#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import Testing

  /// The person in front of the display: moves the pointer, clicks and types by xdotool, as a real one would.
  @MainActor
  struct WindowPerson {
    let window: TestWindow
    private let id: String

    /// A person in front of a window, which must be shown.
    init(_ window: TestWindow) throws {
      self.window = window
      let title = "layout-test-\(UInt.random(in: 0 ... .max))"
      gtk_window_set_title(OpaquePointer(window.window).window, title)
      window.settle()
      id = try #require(WindowPerson.run(["search", "--name", title]).split(separator: "\n").first.map(String.init))
      try WindowPerson.run(["windowfocus", id])
      window.settle()
    }

    /// Presses and releases a button at a place in the container, in points.
    func click(_ x: Double, _ y: Double, button: Int = 1) throws {
      try WindowPerson.run(["mousemove", "--window", id, "\(Int(x))", "\(Int(y))", "click", "\(button)"])
      window.settle()
    }

    /// Presses and releases a button several times at a place in the container. They are one click of several, however late
    /// each of them comes.
    func click(_ x: Double, _ y: Double, count: Int, button: Int = 1) throws {
      try move(x, y)
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      let time = layout_get_int(settings, "gtk-double-click-time")
      if count > 1 { layout_set_int(settings, "gtk-double-click-time", 5_000) }
      defer { layout_set_int(settings, "gtk-double-click-time", time) }
      try WindowPerson.run(["click", "--repeat", "\(count)", "--delay", "50", "\(button)"])
      window.settle()
    }

    /// Moves the pointer to a place in the container.
    func move(_ x: Double, _ y: Double) throws {
      try WindowPerson.run(["mousemove", "--window", id, "\(Int(x))", "\(Int(y))"])
      window.settle()
    }

    /// Types into what has the keyboard.
    func type(_ text: String) throws {
      try WindowPerson.run(["type", text])
      window.settle()
    }

    /// Presses keys by their names, one after the other.
    func press(_ keys: String...) throws {
      try WindowPerson.run(["key"] + keys)
      window.settle()
    }

    /// Presses at one place, moves on over the others, and lets go at the last of them.
    func drag(_ places: [(Double, Double)]) throws {
      try hold(places)
      try letGo()
    }

    /// Presses at one place and moves on over the others.
    func hold(_ places: [(Double, Double)]) throws {
      for (step, place) in places.enumerated() {
        try WindowPerson.run(["mousemove", "--window", id, "\(Int(place.0))", "\(Int(place.1))"])
        window.settle()
        if step == 0 { try WindowPerson.run(["mousedown", "1"]) }
        window.settle()
      }
    }

    /// Turns the wheel over the middle of the window by so many clicks, up where that is negative.
    func wheel(_ clicks: Int) throws {
      let (width, height) = (gtk_widget_get_width(window.window), gtk_widget_get_height(window.window))
      try WindowPerson.run(["mousemove", "--window", id, "\(width / 2)", "\(height / 2)"])
      for _ in 0..<abs(clicks) {
        try WindowPerson.run(["click", clicks < 0 ? "4" : "5"])
        window.settle()
      }
    }

    /// Releases the first button.
    func letGo() throws {
      try WindowPerson.run(["mouseup", "1"])
      window.settle()
    }

    /// The names of keys that are held down.
    static func names(of modifiers: EventModifiers) -> [String] {
      let all: [(EventModifiers, String)] = [
        (.control, "ctrl"), (.shift, "shift"), (.option, "alt"), (.super, "super"),
      ]
      return all.filter { modifiers.contains($0.0) }.map(\.1)
    }

    /// Moves the pointer out of the window, to the far corner of the screen.
    func leave() throws {
      try WindowPerson.run(["mousemove", "9999", "9999"])
      window.settle()
    }

    /// Runs xdotool while the main loop goes on: it waits for what the window does.
    @discardableResult
    static func run(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdotool"] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      while process.isRunning {
        g_main_context_iteration(nil, 0)
        g_usleep(500)
      }
      try #require(process.terminationStatus == 0, "xdotool \(arguments) failed")
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
#endif
