/// A JSON value to be written; members keep their order, so equal values have equal texts.
indirect enum JSONText {
  case null
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
}

extension JSONText: CustomStringConvertible {
  /// The value in one line; a number that JSON does not have (NaN, infinity) is `null`.
  var description: String {
    switch self {
    case .null: "null"
    case .int(let value): String(value)
    case .number(let value): value.isFinite ? JSONText.plain(value) : "null"
    case .string(let text): JSONText.quoted(text)
    case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.0)):\($0.1)" }.joined(separator: ","))}"
    }
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
