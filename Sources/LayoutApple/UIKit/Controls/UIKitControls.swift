#if canImport(UIKit)
  import Dispatch
  public import LayoutCore
  import UIKit

  /// Measures controls by UIKit's own views: one is made as it would be shown, and asked for its size.
  ///
  /// Answers are remembered for each title, so a control costs UIKit nothing when it comes again. Views belong to the main
  /// queue; elsewhere a control that was never asked for is measured as a plain box (`PlainControlMeasurer`).
  public final class UIKitControls: ControlMeasurer {
    /// The measurer that is used where none is given.
    @MainActor public static let shared = UIKitControls(texts: .shared)

    private let texts: UIKitTexts
    /// What the main queue is known by: who runs on it may use views, on whichever thread that is.
    private let main = DispatchSpecificKey<Bool>()
    private let known = Locked(LRUCache<Key, ControlMetrics>(capacity: 4096))

    /// What the metrics of a control follow from.
    private struct Key: Hashable {
      var kind: String
      var texts: [String]
      var style: TextStyle
    }

    /// A measurer; texts that UIKit has no view for are measured by `texts`.
    @MainActor
    public init(texts: UIKitTexts) {
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
      if case .textEditor = content.control { return plain.metrics(of: content) }
      guard DispatchQueue.getSpecific(key: main) == true else { return plain.metrics(of: content) }
      let metrics = MainActor.assumeIsolated { [texts] in Self.probe(content, texts, plain) }
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. A view is made as it would be shown and asked for its size; a picker, for each of its choices. The baseline is
    ///    that of a line in the middle.
    /// 2. What holds a title, a switch and a spinner have this size and no larger one. The titles of buttons and toggles
    ///    wrap where there is less room; the title of a toggle may be lower than its switch.
    /// 3. Fields, sliders and bars have this height and any width, by themselves that of a plain control.
    @MainActor
    private static func probe(
      _ content: ControlContent, _ texts: UIKitTexts, _ plain: PlainControlMeasurer
    ) -> ControlMetrics {
      let host = UIKitHost(images: .shared)
      let variants =  // 1.
        if case .picker(let options, _) = content.control {
          options.indices.map { Control.picker(options: options, selection: $0) }
        } else {
          [content.control]
        }
      var size = Size.zero
      for control in variants.isEmpty ? [content.control] : variants {
        var shown = content
        shown.control = control
        let view = ControlView.make(ViewID(rawValue: 0), shown, host).view
        let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let own = Size(view.sizeThatFits(all))
        size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      let line = texts.measure("", style: content.style, width: nil, lineLimit: 1)
      let baseline = (size.height - line.lineHeight) / 2 + line.firstBaseline
      switch content.control {
      case .picker: return ControlMetrics(ideal: size, firstBaseline: baseline)  // 2.
      case .button(let title, _), .toggle(let title, _):
        let isToggle = if case .toggle = content.control { true } else { false }
        if title.isEmpty { return ControlMetrics(ideal: size, firstBaseline: isToggle ? nil : baseline) }
        let own = texts.measure(title, style: content.style, width: nil, lineLimit: nil)
        let inset = Size(
          width: max(0, size.width - own.width), height: isToggle ? 0 : max(0, size.height - own.height))
        return ControlMetrics(
          of: title, style: content.style, ideal: size, inset: inset, firstBaseline: baseline, texts)
      case .progress(nil): return ControlMetrics(ideal: size)
      case .textField, .slider, .progress:  // 3.
        let box = plain.metrics(of: content)
        let isText = if case .textField = content.control { true } else { false }
        return ControlMetrics(
          ideal: Size(width: box.ideal.width, height: size.height),
          minimum: Size(width: box.minimum.width, height: size.height),
          maximum: Size(width: .infinity, height: size.height), firstBaseline: isText ? baseline : nil)
      // It takes what it is offered, and is not asked.
      case .textEditor: return plain.metrics(of: content)
      }
    }
  }
#endif
