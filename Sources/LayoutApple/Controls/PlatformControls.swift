#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Dispatch

  #if canImport(UIKit)
    /// Measures controls with UIKit's own views.
    public typealias UIKitControls = PlatformControls
  #else
    /// Measures controls with AppKit's own views.
    public typealias AppKitControls = PlatformControls
  #endif

  /// Measures controls with the toolkit's own views: a view is made as it would be shown, and its size is read.
  ///
  /// Responses are stored for each title, so a repeated control costs the toolkit nothing. Views belong to the main
  /// queue. Elsewhere a control that was never measured there is measured as a plain box (`PlainControlMeasurer`).
  public final class PlatformControls: ControlMeasurer {
    /// The default measurer.
    @MainActor public static let shared = PlatformControls(texts: .shared)

    private let texts: PlatformTexts
    /// The key that marks the main queue. Code on that queue may use views, on any thread.
    private let main = DispatchSpecificKey<Bool>()
    private let known = Locked(LRUCache<Key, ControlMetrics>(capacity: 4096))

    /// The values that a control's metrics depend on.
    private struct Key: Hashable {
      var kind: String
      var texts: [String]
      var style: TextStyle
      var traits: ControlTraits
    }

    /// Makes a measurer; `texts` measures texts for which the toolkit has no view.
    @MainActor
    public init(texts: PlatformTexts) {
      self.texts = texts
      DispatchQueue.main.setSpecific(key: main, value: true)
    }

    /// Removes all responses after the fonts of the same names have changed.
    func dropAll() { known.withLock { $0.removeAll() } }

    /// The ideal, smallest and largest size of a control.
    public func metrics(of content: ControlContent) -> ControlMetrics {
      var key = Key(kind: content.control.kindName, texts: [], style: content.style, traits: content.traits)
      switch content.control {
      case .button(let title, let role):
        key.texts = [title]
        key.kind += role.map { "\($0)" } ?? ""
      case .toggle(let title, _): key.texts = [title]
      case .picker(let options, _): key.texts = options
      case .segments(let options, _):
        key.texts = options
        key.kind += "s"
      case .mark(let title, _, _): key.texts = [title]
      case .datePicker(let date):
        key.texts = [date.text]
        key.kind += "\(date.components.rawValue)"
      case .progress(let fraction): key.kind += fraction == nil ? "?" : ""
      case .textField, .textEditor, .slider, .stepper, .colorPicker: break
      }
      if let metrics = known.withLock({ $0.value(for: key) }) { return metrics }
      let plain = PlainControlMeasurer(text: texts)
      // An editor takes the proposal, so no view is measured.
      if case .textEditor = content.control { return plain.metrics(of: content) }
      guard DispatchQueue.getSpecific(key: main) == true else {
        let metrics = plain.metrics(of: content)
        return Self.titlesWrap ? metrics : metrics.inOneLine
      }
      let metrics = MainActor.assumeIsolated { [texts] in Self.probe(content, texts, plain) }
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. A view is made as it would be shown, and its size is read. The baseline is that of a line in the middle.
    /// 2. Fields, sliders and bars have this height and any width; their ideal width is that of a plain control.
    /// 3. Controls with a title, a switch or a spinner have exactly this size.
    /// 4. If the titles of buttons and toggles wrap, the control may be smaller. The title of a toggle may be lower
    ///    than its switch.
    @MainActor
    private static func probe(
      _ content: ControlContent, _ texts: PlatformTexts, _ plain: PlainControlMeasurer
    ) -> ControlMetrics {
      let size = ownSize(content, PlatformHost(images: .shared))  // 1.
      let line = texts.measure("", style: content.style, width: nil, lineLimit: 1)
      let baseline = (size.height - line.lineHeight) / 2 + line.firstBaseline
      var (title, isToggle) = ("", false)
      switch content.control {
      case .textEditor: return plain.metrics(of: content)
      case .textField, .slider, .progress(.some):  // 2.
        let box = plain.metrics(of: content)
        let isText = if case .textField = content.control { true } else { false }
        return ControlMetrics(
          ideal: Size(width: box.ideal.width, height: size.height),
          minimum: Size(width: box.minimum.width, height: size.height),
          maximum: Size(width: .infinity, height: size.height), firstBaseline: isText ? baseline : nil)
      case .segments:  // 2.
        return ControlMetrics(
          ideal: size, maximum: Size(width: .infinity, height: size.height), firstBaseline: baseline)
      case .progress(nil), .stepper, .colorPicker: return ControlMetrics(ideal: size)
      case .picker, .datePicker: return ControlMetrics(ideal: size, firstBaseline: baseline)
      case .button(let text, _): title = text
      case .toggle(let text, _), .mark(let text, _, _): (title, isToggle) = (text, true)
      }
      guard titlesWrap, !title.isEmpty else {  // 3.
        return ControlMetrics(ideal: size, firstBaseline: isToggle && title.isEmpty ? nil : baseline)
      }
      let own = texts.measure(title, style: content.style, width: nil, lineLimit: nil)  // 4.
      let inset = Size(
        width: max(0, size.width - own.width), height: isToggle ? 0 : max(0, size.height - own.height))
      return ControlMetrics(
        of: title, style: content.style, ideal: size, inset: inset, firstBaseline: baseline, texts)
    }
  }
#endif
