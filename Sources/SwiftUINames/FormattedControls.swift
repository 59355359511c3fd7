public import Foundation

/// Controls of values in Foundation's formats.
extension TextField {
  /// A text field of a value that is written and read in a format.
  ///
  /// What is typed is read when the return key is pressed, or the keyboard leaves the field; a text that the format cannot
  /// read is dropped, and the value shown again.
  ///
  /// ```swift
  /// TextField("Copies", value: $copies, format: .number)
  /// ```
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title, value: value, prompt: prompt, format: { format.format($0) },
      parse: { try? format.parseStrategy.parse($0) })
  }

  /// A text field of a value that may be missing, which an empty text stands for.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title, value: value, prompt: prompt, format: { $0.map { format.format($0) } ?? "" },
      parse: { text -> Format.FormatInput?? in
        if text.allSatisfy(\.isWhitespace) { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value in a format, with a title.
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

/// A title with a value behind it, as the label of a stepper.
public struct _FormattedLabel: LayoutCore.Layout {
  let title: String
  let value: String

  /// The title and the value.
  public var body: some LayoutCore.Layout {
    HStack(spacing: 8) {
      Text(verbatim: title)
      Text(verbatim: value).foregroundColor(.secondary)
    }
  }
}

extension Stepper where Label == _FormattedLabel {
  /// A stepper of a value between bounds, with a title and the value in a format.
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatOutput == String, Format.FormatInput: Strideable {
    let label = _FormattedLabel(title: String(title), value: format.format(value.wrappedValue))
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

extension Link {
  /// A link with the words of a label.
  public init(destination: URL, @LayoutBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}
