import LayoutEngine

/// The choices of a picker: titles with their tags.
struct Choices<Value: Hashable> {
  private(set) var titles: [String] = []
  /// The tags, in the places of the titles; `nil` where there is none of the picker's type.
  private var values: [Value?] = []
  /// The first place of each tag.
  private var places: [Value: Int] = [:]
  private var repeated: Value?
  /// The first part that is no choice, or that cannot be chosen.
  private var invalid: FaultText?

  /// Reads the texts and tags of an element.
  ///
  /// 1. Each text is a choice, with the innermost tag around it.
  /// 2. A tag of the type is a value. A picker of an optional takes tags of its value, too.
  /// 3. Another part is no choice, and a text without such a tag cannot be chosen: the first of them is diagnosed.
  ///
  /// - Complexity: O(elements).
  init(of content: some Layout) {
    var found: [(String, Value?)] = []
    var invalid: FaultText?
    PartReader(content) { part, tag in
      guard let text = part as? Text else {  // 1.
        invalid = invalid ?? Self.fault(of: part)  // 3.
        return
      }
      let value = tag.flatMap { $0.base as? Value ?? $0 as? Value }  // 2.
      if value == nil { invalid = invalid ?? Self.fault(of: text, tag) }  // 3.
      found.append((text.string, value))
    }.read()
    self.invalid = invalid
    for (title, value) in found {
      if let value {
        if places[value] == nil { places[value] = titles.count } else { repeated = repeated ?? value }
      }
      titles.append(title)
      values.append(value)
    }
  }

  private static func fault(of part: any Layout) -> FaultText {
    FaultText(
      "\(shortName(of: type(of: part))) in a picker is no choice, so it is not shown",
      cause: "a choice is a text with a tag, which a picker reads by its value",
      advice: "write a Text or a Label with a tag in its place", subject: "choice")
  }

  private static func fault(of text: Text, _ tag: AnyHashable?) -> FaultText {
    FaultText(
      "the choice \"\(text.string)\" of a picker cannot be chosen",
      cause: tag.map { "its tag \($0.base) has the type \(type(of: $0.base)), and the selection is a \(Value.self)" }
        ?? "it has no tag",
      advice: "write .tag(_:) after it, with a value of the type \(Value.self)", subject: "choice")
  }

  func position(of value: Value) -> Int? { places[value] }

  func value(at position: Int) -> Value? { values.indices.contains(position) ? values[position] : nil }

  /// What is wrong with the choices and the selection.
  func fault(choosing value: Value) -> ControlFault? {
    if let repeated {
      return ControlFault(
        .duplicateIdentity,
        FaultText(
          "two choices of a picker have the tag \(repeated)", cause: "a choice is known by its tag",
          advice: "give each choice a tag of its own", subject: "tag"))
    }
    if let invalid { return ControlFault(.invalidChoice, invalid) }
    guard places[value] == nil, !isNone(value) else { return nil }
    return ControlFault(
      .unknownSelection,
      FaultText(
        "the selection \(value) of a picker is the tag of no choice, so none is shown",
        cause: titles.isEmpty
          ? "there are no choices: a choice is a text with a tag"
          : "the tags of the choices have other values, or another type than \(Value.self)",
        advice: "write .tag(\(value)) after the choice that is meant", subject: "selection"))
  }

  /// Whether a value is `nil`, which is no choice unless a tag is `nil`.
  private func isNone(_ value: Value) -> Bool {
    let mirrored: Any = value
    return (mirrored as? any OptionalValue)?.isNone ?? false
  }
}

private protocol OptionalValue {
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}

/// A fault in the input of a control.
struct ControlFault {
  let code: Diagnostic.Code
  let text: FaultText

  init(_ code: Diagnostic.Code, _ text: FaultText) { (self.code, self.text) = (code, text) }
}
