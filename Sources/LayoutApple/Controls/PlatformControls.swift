#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Dispatch

  #if canImport(UIKit)
    /// Measures controls by UIKit's own views.
    public typealias UIKitControls = PlatformControls
  #else
    /// Measures controls by AppKit's own views.
    public typealias AppKitControls = PlatformControls
  #endif

  /// Measures controls by the toolkit's own views: one is made as it would be shown, and asked for its size.
  ///
  /// Answers are remembered for each title, so a control costs the toolkit nothing when it comes again. Views belong to the
  /// main queue; elsewhere a control that was never asked for is measured as a plain box (`PlainControlMeasurer`).
  public final class PlatformControls: ControlMeasurer {
    /// The measurer that is used where none is given.
    @MainActor public static let shared = PlatformControls(texts: .shared)

    private let texts: PlatformTexts
    /// What the main queue is known by: code on it may use views, on whichever thread that is.
    private let main = DispatchSpecificKey<Bool>()
    private let known = Locked(LRUCache<Key, ControlMetrics>(capacity: 4096))

    /// What the metrics of a control follow from.
    private struct Key: Hashable {
      var kind: String
      var texts: [String]
      var style: TextStyle
    }

    /// A measurer; texts that the toolkit has no view for are measured by `texts`.
    @MainActor
    public init(texts: PlatformTexts) {
      self.texts = texts
      DispatchQueue.main.setSpecific(key: main, value: true)
    }

    /// Fonts are others, by the same names.
    func forgetAll() { known.withLock { $0.removeAll() } }

    /// How large a control may be.
    public func metrics(of content: ControlContent) -> ControlMetrics {
      var key = Key(kind: content.control.kindName, texts: [], style: content.style)
      switch content.control {
      case .button(let title, let role):
        key.texts = [title]
        key.kind += role.map { "\($0)" } ?? ""
      case .toggle(let title, _): key.texts = [title]
      case .picker(let options, _): key.texts = options
      case .progress(let fraction): key.kind += fraction == nil ? "?" : ""
      case .textField, .textEditor, .slider: break
      }
      if let metrics = known.withLock({ $0.value(for: key) }) { return metrics }
      let plain = PlainControlMeasurer(text: texts)
      // An editor takes what it is offered, and is not asked.
      if case .textEditor = content.control { return plain.metrics(of: content) }
      guard DispatchQueue.getSpecific(key: main) == true else {
        let metrics = plain.metrics(of: content)
        return Self.titlesWrap ? metrics : metrics.inOneLine
      }
      let metrics = MainActor.assumeIsolated { [texts] in Self.probe(content, texts, plain) }
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. A view is made as it would be shown and asked for its size. The baseline is that of a line in the middle.
    /// 2. Fields, sliders and bars have this height and any width, by themselves that of a plain control.
    /// 3. What holds a title, a switch and a spinner have this size and no larger one.
    /// 4. Where the titles of buttons and toggles wrap, there may be less room; the title of a toggle may be lower than its
    ///    switch.
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
      case .progress(nil): return ControlMetrics(ideal: size)
      case .picker: return ControlMetrics(ideal: size, firstBaseline: baseline)
      case .button(let text, _): title = text
      case .toggle(let text, _): (title, isToggle) = (text, true)
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
