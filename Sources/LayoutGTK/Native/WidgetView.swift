#if canImport(CGTK)
  import CGTK
  public import LayoutCore

  /// A GTK widget as a leaf of a layout.
  ///
  /// It responds with GTK's lengths of the widget, height for width: between the minimum and the natural size, and more
  /// only along axes on which it expands (`gtk_widget_set_hexpand`). A widget that is not visible has no size.
  public final class WidgetView: NativeView, @unchecked Sendable {
    // Sendable as its base class is: it is used only on the thread that made it.

    /// The widget.
    public let widget: Widget
    private let reference: ObjectReference

    private static let key = "layout-view"

    /// The view of a widget: the same one each time, as long as it exists.
    @MainActor
    public static func of(_ widget: Widget) -> WidgetView {
      if let known = g_object_get_data(widget.object, key) {
        return Unmanaged<WidgetView>.fromOpaque(known).takeUnretainedValue()
      }
      return WidgetView(widget)
    }

    private init(_ widget: Widget) {
      self.widget = widget
      reference = ObjectReference(widget)
      super.init()
      g_object_set_data(widget.object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { g_object_set_data(widget.object, Self.key, nil) }

    /// Whether the widget has no parent, and is no window itself.
    @MainActor var isFree: Bool { gtk_widget_get_parent(widget) == nil && gtk_widget_get_root(widget) == nil }

    /// Whether no other code owned the widget when it became an element.
    var isOnlyHere = false

    /// The class of the widget: `GtkEntry`.
    public override var name: String {
      g_type_name_from_instance(typeInstance).map { String(cString: $0) } ?? "GtkWidget"
    }

    private var typeInstance: UnsafeMutablePointer<GTypeInstance> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    }

    /// The text that the widget shows, its font, and its looks.
    public override var facts: NativeFacts { MainActor.assumeIsolated { widget.facts } }

    // MARK: Measuring

    /// The response to a proposal.
    ///
    /// 1. A widget that is not visible has no size.
    /// 2. The first axis is the horizontal one, unless the widget's request mode is the other. It is measured without
    ///    the other length, the second axis with the length of the first.
    /// 3. On each axis the response is the natural length where the proposal is `nil`, else the proposal between the
    ///    minimum and the natural length, or without a maximum where the widget expands.
    public override func sizeThatFits(_ proposal: Proposal) -> Size {
      guard gtk_widget_get_visible(widget) != 0 else { return .zero }  // 1.
      let first: Axis =
        gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT ? .vertical : .horizontal
      let second: Axis = first == .horizontal ? .vertical : .horizontal
      var size = Size.zero
      size[first] = length(first, proposal, -1)  // 2.
      size[second] = length(second, proposal, size[first].isFinite ? GTKView.pixels(size[first]) : -1)
      return size
    }

    /// Step 3.
    private func length(_ axis: Axis, _ proposal: Proposal, _ other: Int32) -> Double {
      let request = request(axis, other)
      guard let proposed = axis == .horizontal ? proposal.width : proposal.height else {
        return Double(request.natural)
      }
      let expands = gtk_widget_compute_expand(widget, axis.native) != 0
      let most = expands ? Double.infinity : Double(request.natural)
      return max(Double(request.minimum), min(proposed, most))
    }

    /// The baseline.
    ///
    /// GTK has the first baseline only; a widget that is higher than its natural height keeps its text in the middle.
    public override func baseline(in size: Size, isFirst: Bool) -> Double? {
      guard gtk_widget_get_visible(widget) != 0, size.isFinite else { return nil }
      let request = request(.vertical, GTKView.pixels(size.width))
      guard request.naturalBaseline >= 0 else { return nil }
      return Double(request.naturalBaseline) + max(0, size.height - Double(request.natural)) / 2
    }

    private func request(_ axis: Axis, _ other: Int32) -> WidgetRequest {
      var request = WidgetRequest()
      // A widget cannot be measured for less than its minimum.
      var bound = other
      if other >= 0 {
        var least: Int32 = 0
        let across: Axis = axis == .horizontal ? .vertical : .horizontal
        gtk_widget_measure(widget, across.native, -1, &least, nil, nil, nil)
        bound = max(other, least)
      }
      gtk_widget_measure(
        widget, axis.native, bound, &request.minimum, &request.natural, &request.minimumBaseline,
        &request.naturalBaseline)
      return request
    }

    // MARK: Changes

    /// All values that the widget's size depends on, in a frame of `width`.
    struct Responses: Equatable {
      fileprivate var isVisible: Bool
      fileprivate var requests: [WidgetRequest] = []
      fileprivate var expands: [Bool] = []
    }

    func responses(width: Double) -> Responses {
      guard gtk_widget_get_visible(widget) != 0 else { return Responses(isVisible: false) }
      return Responses(
        isVisible: true,
        requests: [
          request(.horizontal, -1), request(.vertical, -1), request(.vertical, GTKView.pixels(width)),
        ],
        expands: Axis.allCases.map { gtk_widget_compute_expand(widget, $0.native) != 0 })
    }
  }

  extension Axis {
    fileprivate var native: GtkOrientation {
      self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    }
  }
#endif
