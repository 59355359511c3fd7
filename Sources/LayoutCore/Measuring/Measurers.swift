/// The measurers of texts, pictures and controls: a host's, or those that need no host.
public struct Measurers: Sendable {
  /// The measurer of texts.
  public var text: any TextMeasurer
  /// The measurer of pictures; without one they fill their proposal.
  public var images: (any ImageMeasurer)?

  /// The measurer of controls; without one they are plain boxes around their texts (`PlainControlMeasurer`).
  public var controls: (any ControlMeasurer)?

  /// Measurers; by default texts are measured by counting characters.
  public init(
    text: any TextMeasurer = FixedTextMeasurer.standard, images: (any ImageMeasurer)? = nil,
    controls: (any ControlMeasurer)? = nil
  ) {
    self.text = text
    self.images = images
    self.controls = controls
  }

  var controlMeasurer: any ControlMeasurer { controls ?? PlainControlMeasurer(text: text) }

  /// The metrics of a control that matter for this proposed width, in points.
  func metrics(of content: ControlContent, proposed width: Double?) -> ControlMetrics {
    controls?.metrics(of: content) ?? PlainControlMeasurer(text: text).metrics(of: content, proposed: width)
  }
}
