public import LayoutEngine

/// The bounds of a control's size, in points.
public struct ControlMetrics: Hashable, Sendable {
  /// The minimum size.
  public var minimum: Size
  /// The size without a proposal.
  public var ideal: Size
  /// The maximum size; infinity fills the proposal.
  public var maximum: Size
  /// The distance from the top to the baseline of the text, at the ideal height; `nil` without a text.
  public var firstBaseline: Double?
  /// Whether the text stays in the middle of a control that is higher than its ideal.
  ///
  /// Then its baseline moves by half of the rest; otherwise it stays at the top.
  public var isCentred: Bool
  /// The difference of a control's size and its title's, where the title wraps; `nil` where it does not.
  ///
  /// With a proposal below its ideal width the control is as high as its title in lines of the rest.
  public var titleInset: Size?

  /// Metrics from their parts; `maximum` and `minimum` are the ideal where they are not given.
  public init(
    ideal: Size, minimum: Size? = nil, maximum: Size? = nil, firstBaseline: Double? = nil, isCentred: Bool = true,
    titleInset: Size? = nil
  ) {
    self.ideal = ideal
    self.minimum = minimum ?? ideal
    self.maximum = maximum ?? ideal
    self.firstBaseline = firstBaseline
    self.isCentred = isCentred
    self.titleInset = titleInset
  }

  /// The response to a proposal: on each axis the proposal, the ideal where that is unspecified, between minimum and
  /// maximum, of which the minimum wins.
  public func size(for proposal: Proposal) -> Size {
    func length(_ proposed: Double?, _ least: Double, _ ideal: Double, _ most: Double) -> Double {
      max(least, min(proposed ?? ideal, most))
    }
    return Size(
      width: length(proposal.width, minimum.width, ideal.width, maximum.width),
      height: length(proposal.height, minimum.height, ideal.height, maximum.height))
  }

  /// The baseline at a height, from the top in points.
  public func baseline(at height: Double) -> Double? {
    firstBaseline.map { isCentred ? $0 + (height - ideal.height) / 2 : $0 }
  }
}

/// Measures controls; a host with native controls measures those.
///
/// Equal contents must have equal metrics. The present state of a control (a toggle's state, a slider's value) must not
/// change its size.
public protocol ControlMeasurer: AnyObject, Sendable {
  /// The metrics of a control; it is called on the root's thread.
  func metrics(of content: ControlContent) -> ControlMetrics
}

/// Measures controls without a host: plain boxes around their texts, for layouts that are computed or drawn without
/// widgets.
///
/// All distances are multiples of the font's size.
public final class PlainControlMeasurer: ControlMeasurer {
  private let text: any TextMeasurer

  /// A measurer whose texts are measured by `text`.
  public init(text: any TextMeasurer) {
    self.text = text
  }

  /// The metrics of a control.
  ///
  /// 1. A button is its title with half the font's size above and below together, and one and a half at the sides, times
  ///    the factors of its size (`ControlSize`); without a border it is its title alone.
  /// 2. A toggle is a switch of 2 by 1.25 sizes, 0.5 sizes beside its title. Both wrap their titles in smaller widths,
  ///    and are as wide as the widest word at least.
  /// 3. A text field is a line of any width with half a size above and below together; its ideal width is 10 sizes.
  /// 4. A text editor fills its proposal, with three lines at least; its ideal is 20 sizes wide and 6 lines high.
  /// 5. A slider is 1.25 sizes high and a progress bar 0.375; both have any width, and an ideal one of 10 sizes.
  ///    Without a fraction there is a circle of 1.25 sizes.
  /// 6. A picker is as wide as its widest choice, with two and a half sizes for its sides and its arrow. Segments are
  ///    each as wide as the widest choice, with one and a half sizes for its sides.
  /// 7. A mark is 1.25 sizes wide and high, 0.5 sizes beside its title, which wraps.
  /// 8. A stepper is 4 by 1.5 sizes.
  /// 9. A date picker is as wide as its text, with three and a quarter sizes for its sides and its mark.
  /// 10. A colour picker is 3 by 1.5 sizes.
  public func metrics(of content: ControlContent) -> ControlMetrics { metrics(of: content, proposed: 0) }

  /// The metrics of a control for a proposed width, in points: the words of a title are measured only where the title
  /// does not fit into it.
  func metrics(of content: ControlContent, proposed width: Double?) -> ControlMetrics {
    let em = content.style.font.size
    func line(_ string: String) -> TextMetrics { text.measure(string, style: content.style, width: nil, lineLimit: 1) }
    switch content.control {
    case .button(let title, _):  // 1.
      let label = line(title)
      let inset = content.buttonInset
      return ControlMetrics(
        of: title, style: content.style, proposed: width,
        ideal: Size(width: label.width + inset.width, height: label.height + inset.height), inset: inset,
        firstBaseline: label.firstBaseline + inset.height / 2, text)
    case .toggle(let title, _):  // 2.
      let label = line(title)
      let height = max(label.height, 1.25 * em)
      guard !title.isEmpty else { return ControlMetrics(ideal: Size(width: 2 * em, height: height)) }
      let inset = Size(width: 2.5 * em, height: 0)
      return ControlMetrics(
        of: title, style: content.style, proposed: width,
        ideal: Size(width: label.width + inset.width, height: height), inset: inset,
        firstBaseline: (height - label.height) / 2 + label.firstBaseline, text)
    case .textField:  // 3.
      let label = line("")
      let height = label.height + 0.5 * em
      return ControlMetrics(
        ideal: Size(width: 10 * em, height: height), minimum: Size(width: 2 * em, height: height),
        maximum: Size(width: .infinity, height: height), firstBaseline: label.firstBaseline + 0.25 * em)
    case .textEditor:  // 4.
      let label = line("")
      return ControlMetrics(
        ideal: Size(width: 20 * em, height: 6 * label.height + 0.5 * em),
        minimum: content.traits.isLaidOnText ? .zero : Size(width: 4 * em, height: 3 * label.height + 0.5 * em),
        maximum: Size(width: Double.infinity, height: .infinity), firstBaseline: label.firstBaseline + 0.25 * em,
        isCentred: false)
    case .slider:  // 5.
      return Self.bar(height: 1.25 * em, em)
    case .progress(nil):
      return ControlMetrics(ideal: Size(width: 1.25 * em, height: 1.25 * em))
    case .progress:
      return Self.bar(height: 0.375 * em, em)
    case .picker(let options, _):  // 6.
      let label = line("")
      let width = options.reduce(0) { max($0, line($1).width) }
      return ControlMetrics(
        ideal: Size(width: width + 2.5 * em, height: label.height + 0.5 * em),
        firstBaseline: label.firstBaseline + 0.25 * em)
    case .segments(let options, _):
      let label = line("")
      let widest = options.reduce(0) { max($0, line($1).width) }
      let width = max(2 * em, Double(options.count) * (widest + 1.5 * em))
      let height = label.height + 0.5 * em
      return ControlMetrics(
        ideal: Size(width: width, height: height),
        minimum: Size(width: min(width, 2 * em * Double(max(1, options.count))), height: height),
        maximum: Size(width: .infinity, height: height), firstBaseline: label.firstBaseline + 0.25 * em)
    case .mark(let title, _, _):  // 7.
      let label = line(title)
      let height = max(label.height, 1.25 * em)
      guard !title.isEmpty else { return ControlMetrics(ideal: Size(width: 1.25 * em, height: height)) }
      let inset = Size(width: 1.75 * em, height: 0)
      return ControlMetrics(
        of: title, style: content.style, proposed: width,
        ideal: Size(width: label.width + inset.width, height: height), inset: inset,
        firstBaseline: (height - label.height) / 2 + label.firstBaseline, text)
    case .stepper:  // 8.
      return ControlMetrics(ideal: Size(width: 4 * em, height: 1.5 * em))
    case .datePicker(let date):  // 9.
      let label = line(date.text)
      return ControlMetrics(
        ideal: Size(width: label.width + 3.25 * em, height: label.height + 0.5 * em),
        firstBaseline: label.firstBaseline + 0.25 * em)
    case .colorPicker:  // 10.
      return ControlMetrics(ideal: Size(width: 3 * em, height: 1.5 * em))
    }
  }

  private static func bar(height: Double, _ em: Double) -> ControlMetrics {
    ControlMetrics(
      ideal: Size(width: 10 * em, height: height), minimum: Size(width: 2 * em, height: height),
      maximum: Size(width: .infinity, height: height))
  }
}

extension ControlContent {
  /// What a plain button adds to its title, in points.
  package var buttonInset: Size {
    guard traits.button.hasBorder else { return .zero }
    let (em, factors) = (style.font.size, traits.size.factors)
    return Size(width: 1.5 * em * factors.horizontal, height: 0.5 * em * factors.vertical)
  }
}
