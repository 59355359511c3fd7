extension Layout {
  /// Describes the element in a few words, which the host shows beside a pointer that rests on it, and screen readers
  /// speak as its hint.
  ///
  /// ```swift
  /// Button("Send") { send() }.help("Sends the message to all")
  /// ```
  public func help(_ text: some StringProtocol) -> _ModifiedLayout<Self, _DecorationModifier> {
    let text = String(text)
    return accessible {
      $0.help = text
      $0.hint = $0.hint ?? text
    }
  }
}
