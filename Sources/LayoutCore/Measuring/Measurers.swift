/// What measures texts and pictures: a host's measurers, or the ones that need no host.
public struct Measurers: Sendable {
  /// Measures texts.
  public var text: any TextMeasurer
  /// Knows the sizes of pictures; without one they take what they are offered.
  public var images: (any ImageMeasurer)?

  /// Knows the sizes of controls; without one they are plain boxes around their texts (`PlainControlMeasurer`).
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

  /// The metrics of a control, as far as they count where it is offered this width, in points.
  func metrics(of content: ControlContent, offered width: Double?) -> ControlMetrics {
    controls?.metrics(of: content) ?? PlainControlMeasurer(text: text).metrics(of: content, offered: width)
  }
}
