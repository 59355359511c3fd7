/// A JSON value with its place in the file, for messages about faults.
struct JSONValue: Equatable {
  indirect enum Content: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  struct Member: Equatable {
    var name: String
    var value: JSONValue
  }

  var content: Content
  var place: TextPlace

  /// The last member of that name, as in most JSON readers.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The kind of the value, as text for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A place in a text file, counted from 1; columns are characters.
struct TextPlace: Equatable, CustomStringConvertible {
  var line: Int
  var column: Int

  var description: String { "\(line):\(column)" }
}

/// A fault in a text file: what was expected there.
struct TextFault: Error, Equatable {
  var place: TextPlace
  var message: String
}
