#if canImport(CGTK)
  import CGTK
  import Foundation
  import LayoutGTK
  import Observation

  /// Measures a window of this library, or the same one of GTK's own containers.
  ///
  /// It prints the milliseconds to the first frame, and the processor's milliseconds from a change of one text to the
  /// frame that shows it, the median of all changes.
  ///
  /// Arguments: `layout` or `gtk`; `labels`, `lines` or `form`; the number of changes, 21 by default.
  @MainActor
  enum OpeningProgram {
    nonisolated static let rowCount = 60
    nonisolated static let sentence =
      "Sends a message to each of the people who asked for one, at the hour they chose themselves"

    static func main() {
      do { try GTK.initialize() } catch { return print(error) }
      layout_set_boolean(UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-cursor-blink", 0)
      let arguments = CommandLine.arguments.dropFirst(2)
      let isOurs = arguments.first == "layout"
      let kind = arguments.dropFirst().first ?? "labels"
      let start = g_get_monotonic_time()
      guard let widget = gtk_window_new() else { return }
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_default_size(window, 1000, 950)
      let container = LayoutContainer()
      let model = Changed()
      let change: () -> Void
      if isOurs {
        switch kind {
        case "form": container.setBody { FormPage(model: model) }
        case "lines": container.setBody { LinesPage(model: model) }
        default: container.setBody { LabelsPage(model: model) }
        }
        gtk_window_set_child(window, container.widget)
        change = { model.title += "x" }
      } else {
        let plain = PlainPage(kind)
        gtk_window_set_child(window, plain.widget)
        change = { plain.change() }
      }
      gtk_widget_show(widget)
      let frames = FrameCount(of: widget)
      frames.next()
      let opened = g_get_monotonic_time()
      // What follows the first frame.
      let quiet = g_get_monotonic_time() + 500_000
      while g_get_monotonic_time() < quiet { if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) } }
      var times: [Double] = []
      let changes = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 21
      for _ in 0..<changes {
        let cost = Self.processorTime()
        change()
        frames.next()
        times.append((Self.processorTime() - cost) * 1000)
        let pause = g_get_monotonic_time() + 30_000
        while g_get_monotonic_time() < pause { if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) } }
      }
      times.sort()
      let median = times.isEmpty ? 0 : times[times.count / 2]
      print(String(format: "open %.1f change %.2f", Double(opened - start) / 1000, median))
    }

    static func processorTime() -> Double {
      var usage = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
      return Double(usage.tv_sec) + Double(usage.tv_nsec) / 1e9
    }
  }

  @Observable private final class Changed { var title = "Row 0" }

  private struct LabelsPage: Layout {
    let model: Changed
    var body: some Layout {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<50) { row in
          HStack(spacing: 2) {
            ForEach(0..<20) { column in
              if row == 0, column == 0 { ChangedText(model: model) } else { Text("L \(row * 20 + column)") }
            }
          }
        }
      }
    }
  }

  private struct ChangedText: Layout {
    let model: Changed
    var body: some Layout { Text(model.title) }
  }

  private struct LinesPage: Layout {
    let model: Changed
    var body: some Layout {
      VStack(alignment: .leading, spacing: 4) {
        ChangedText(model: model)
        ForEach(0..<100) { Text("\($0) \(OpeningProgram.sentence)").frame(width: 200, alignment: .leading) }
      }
    }
  }

  private struct FormPage: Layout {
    let model: Changed
    var body: some Layout {
      VStack(alignment: .leading, spacing: 6) {
        ChangedText(model: model)
        ForEach(0..<OpeningProgram.rowCount) { row in
          HStack(spacing: 6) {
            Text("Setting number \(row)").frame(width: 160, alignment: .leading)
            TextField("Value", text: .constant("Value \(row)"))
            Toggle("On", isOn: .constant(true))
            Button("Change") {}
          }
        }
      }
    }
  }

  /// The same by GTK's own widgets and boxes.
  @MainActor
  private final class PlainPage {
    let widget: Widget
    private var first: Widget?
    private var title = "Row 0"

    private static func box(_ orientation: GtkOrientation, _ spacing: Int32) -> Widget {
      guard let box = gtk_box_new(orientation, spacing) else { preconditionFailure("g_object_new never fails") }
      return box
    }

    init(_ kind: String) {
      widget = Self.box(GTK_ORIENTATION_VERTICAL, kind == "form" ? 6 : kind == "lines" ? 4 : 0)
      func add(_ child: Widget?, to box: Widget) {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
      }
      func label(_ text: String) -> Widget? {
        let label = gtk_label_new(text)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        return label
      }
      switch kind {
      case "form":
        first = label(title)
        add(first, to: widget)
        for row in 0..<OpeningProgram.rowCount {
          let line = Self.box(GTK_ORIENTATION_HORIZONTAL, 6)
          let name = label("Setting number \(row)")
          gtk_widget_set_size_request(name, 160, -1)
          add(name, to: line)
          let entry = gtk_entry_new()
          gtk_editable_set_text(OpaquePointer(entry), "Value \(row)")
          layout_set_string(UnsafeMutableRawPointer(entry), "placeholder-text", "Value")
          gtk_widget_set_hexpand(entry, 1)
          add(entry, to: line)
          let check = gtk_check_button_new_with_label("On")
          layout_set_boolean(UnsafeMutableRawPointer(check), "active", 1)
          add(check, to: line)
          add(gtk_button_new_with_label("Change"), to: line)
          add(line, to: widget)
        }
      case "lines":
        first = label(title)
        add(first, to: widget)
        for row in 0..<100 {
          let line = label("\(row) \(OpeningProgram.sentence)")
          gtk_label_set_wrap(OpaquePointer(line), 1)
          gtk_label_set_wrap_mode(OpaquePointer(line), PANGO_WRAP_WORD_CHAR)
          gtk_label_set_max_width_chars(OpaquePointer(line), 28)
          add(line, to: widget)
        }
      default:
        for row in 0..<50 {
          let line = Self.box(GTK_ORIENTATION_HORIZONTAL, 2)
          for column in 0..<20 {
            let child = label(row + column == 0 ? title : "L \(row * 20 + column)")
            if first == nil { first = child }
            add(child, to: line)
          }
          add(line, to: widget)
        }
      }
    }

    func change() {
      title += "x"
      gtk_label_set_text(OpaquePointer(first), title)
    }
  }

  /// Waits for frames of a window.
  @MainActor
  private final class FrameCount {
    private final class Count { var painted = 0 }
    private let count = Count()

    init(of widget: Widget) {
      let clock = UnsafeMutableRawPointer(gtk_widget_get_frame_clock(widget))
      let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
        guard let data else { return }
        Unmanaged<Count>.fromOpaque(data).takeUnretainedValue().painted += 1
      }
      layout_connect(
        clock, "after-paint", unsafeBitCast(handler, to: GCallback.self), Unmanaged.passRetained(count).toOpaque())
    }

    /// Runs the main loop until a frame has been drawn.
    func next() {
      let before = count.painted
      while count.painted == before { g_main_context_iteration(nil, 1) }
    }
  }
#endif
