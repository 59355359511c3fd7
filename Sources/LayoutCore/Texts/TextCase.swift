extension Text {
  /// The letters in which a text is shown, whatever it is written in.
  public enum Case: UInt8, Hashable, Sendable, CaseIterable {
    /// Small letters.
    case lowercase
    /// Capital letters.
    case uppercase

    /// A string in these letters, by the rules of Unicode that hold in all languages.
    ///
    /// - Complexity: O(bytes).
    func changed(_ string: some StringProtocol) -> String {
      switch self {
      case .lowercase: string.lowercased()
      case .uppercase: string.uppercased()
      }
    }
  }

  /// The text in other letters. A part keeps its look where its letters become more or fewer.
  ///
  /// - Complexity: O(bytes).
  func changed(to textCase: Case) -> Text {
    guard parts != nil else { return Text(string: textCase.changed(string), runs: []) }
    return Text(styled.changed(to: textCase))
  }
}

extension StyledText {
  /// The text in other letters.
  fileprivate func changed(to textCase: Text.Case) -> StyledText {
    var changed = StyledText("")
    let utf8 = string.utf8
    var (index, offset) = (utf8.startIndex, 0)
    func append(to end: Int, _ attributes: TextAttributes) {
      let next = utf8.index(index, offsetBy: max(end - offset, 0), limitedBy: utf8.endIndex) ?? utf8.endIndex
      changed.append(textCase.changed(string[index..<next]), attributes)
      (index, offset) = (next, max(end, offset))
    }
    for run in runs {
      append(to: run.range.lowerBound, TextAttributes())
      append(to: run.range.upperBound, run.attributes)
    }
    append(to: utf8.count, TextAttributes())
    return changed
  }
}

extension EnvironmentStack {
  /// The letters of texts at the place of the element; `nil` leaves them as they are written.
  var textCase: Text.Case? {
    @inline(__always) get { innermostTextSettings?.values.textCase }
  }
}

extension EnvironmentValues {
  /// The letters in which texts are shown; `nil` shows them as they are written.
  public var textCase: Text.Case? {
    get { textValues.textCase }
    set { textValues.textCase = newValue }
  }
}

extension Layout {
  /// Shows the texts inside in capital or small letters; `nil` shows them as they are written.
  ///
  /// Titles of controls change too. What a person writes into a field stays as it is.
  ///
  /// ```swift
  /// Text("Straße").textCase(.uppercase)  // STRASSE
  /// ```
  public func textCase(_ textCase: Text.Case?) -> _ModifiedLayout<Self, _EnvironmentModifier<Text.Case?>> {
    environment(\.textCase, textCase)
  }
}

extension Control {
  /// The control with its titles in other letters.
  func changed(to textCase: Text.Case) -> Control {
    switch self {
    case .button(let title, let role): .button(title: textCase.changed(title), role: role)
    case .toggle(let title, let isOn): .toggle(title: textCase.changed(title), isOn: isOn)
    case .textField(let text, let prompt, let isSecure):
      .textField(text: text, prompt: textCase.changed(prompt), isSecure: isSecure)
    case .picker(let options, let selection):
      .picker(options: options.map(textCase.changed), selection: selection)
    case .segments(let options, let selection):
      .segments(options: options.map(textCase.changed), selection: selection)
    case .mark(let title, let isOn, let isRadio):
      .mark(title: textCase.changed(title), isOn: isOn, isRadio: isRadio)
    case .textEditor, .slider, .progress, .stepper, .datePicker, .colorPicker: self
    }
  }
}
