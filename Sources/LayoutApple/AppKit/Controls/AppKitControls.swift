#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Dispatch
  public import LayoutCore

  /// Measures controls by AppKit's own views: one is made as it would be shown, and asked for its size.
  ///
  /// Answers are remembered for each title, so a control costs AppKit nothing when it comes again. Views belong to the main
  /// queue; elsewhere a control that was never asked for is measured as a plain box (`PlainControlMeasurer`).
  public final class AppKitControls: ControlMeasurer {
    /// The measurer that is used where none is given.
    @MainActor public static let shared = AppKitControls(texts: .shared)

    private let texts: AppKitTexts
    /// What the main queue is known by: who runs on it may use views, on whichever thread that is.
    private let main = DispatchSpecificKey<Bool>()
    private let known = Locked(LRUCache<Key, ControlMetrics>(capacity: 4096))

    /// What the metrics of a control follow from.
    private struct Key: Hashable {
      var kind: String
      var texts: [String]
      var style: TextStyle
    }

    /// A measurer; texts that AppKit has no view for are measured by `texts`.
    @MainActor
    public init(texts: AppKitTexts) {
      self.texts = texts
      DispatchQueue.main.setSpecific(key: main, value: true)
    }

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
      guard DispatchQueue.getSpecific(key: main) == true else { return plain.metrics(of: content).inOneLine }
      let metrics = MainActor.assumeIsolated { [texts] in Self.probe(content, texts, plain) }
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. A view is made as it would be shown and asked for its size, which for a picker is that of its widest choice. The
    ///    baseline is that of a line in the middle.
    /// 2. What holds a title, a switch and a spinner have this size and no other. Titles stay in one line.
    /// 3. Fields, sliders and bars have this height and any width, by themselves that of a plain control.
    /// 4. An editor takes what it is offered, as a plain one.
    @MainActor
    private static func probe(
      _ content: ControlContent, _ texts: AppKitTexts, _ plain: PlainControlMeasurer
    ) -> ControlMetrics {
      let host = AppKitHost(images: .shared)
      let view = ControlView.make(ViewID(rawValue: 0), content, host).view
      let own = Size(view.intrinsicContentSize)  // 1.
      let size = Size(width: max(0, own.width), height: max(0, own.height))
      let line = texts.measure("", style: content.style, width: nil, lineLimit: 1)
      let baseline = (size.height - line.lineHeight) / 2 + line.firstBaseline
      switch content.control {
      case .button, .picker: return ControlMetrics(ideal: size, firstBaseline: baseline)  // 2.
      case .toggle(let title, _):
        return ControlMetrics(ideal: size, firstBaseline: title.isEmpty ? nil : baseline)
      case .progress(nil): return ControlMetrics(ideal: size)
      case .textField, .slider, .progress:  // 3.
        let box = plain.metrics(of: content)
        let isText = if case .textField = content.control { true } else { false }
        return ControlMetrics(
          ideal: Size(width: box.ideal.width, height: size.height),
          minimum: Size(width: box.minimum.width, height: size.height),
          maximum: Size(width: .infinity, height: size.height), firstBaseline: isText ? baseline : nil)
      case .textEditor: return plain.metrics(of: content)  // 4.
      }
    }
  }
#endif
