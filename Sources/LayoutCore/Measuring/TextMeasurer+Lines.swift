import LayoutEngine

extension TextMeasurer {
  /// The number of lines that a frame of `size` shows of a text that is higher: whole lines, at least one, as measured;
  /// `nil` where it shows all.
  ///
  /// Frames are rounded to pixels, so a hundredth of a line may be missing.
  package func lineLimit(of text: String, style: TextStyle, in size: Size) -> Int? {
    let metrics = measure(text, style: style, width: size.width, lineLimit: nil)
    guard metrics.height > size.height + 0.01 else { return nil }
    return metrics.lineLimit(in: size.height + metrics.lineHeight / 100) { limit in
      measure(text, style: style, width: size.width, lineLimit: limit).height
    }
  }
}
