/// A case of the Simple Layout Engine as data: a parent frame, items in a row or a column, and the expected results.
package struct LinearCase: LayoutCase, Decodable {
  package var name: String
  /// `linear`, or `unattached`: one item that was added to no layout.
  package var kind: String
  package var frame: Frame?
  package var tree: Tree?
  package var expected: [Expectation]
  /// The tolerance of a frame, in points, where the case has one of its own.
  package var tolerance: Double?

  package struct Frame: Decodable, Sendable {
    package var x: LinearNumber
    package var y: LinearNumber
    package var w: LinearNumber
    package var h: LinearNumber
  }

  package struct Tree: Decodable, Sendable {
    package var direction: String
    package var alignment: String?
    package var flipped: Bool?
    package var addOneByOne: Bool?
    package var items: [Item]
    /// The index of a frame to read from the layout.
    package var frameAt: Int?
  }

  /// Fixed lengths; `main` is one along the direction.
  package struct Item: Decodable, Sendable {
    package var w: LinearNumber?
    package var h: LinearNumber?
    package var main: LinearNumber?
    /// A layout in the item's frame.
    package var layout: Tree?
  }

  /// A frame, or the name of an error, at a path of indices in the order of adding.
  package struct Expectation: Decodable, Sendable {
    package var path: String
    package var x: Double?
    package var y: Double?
    package var w: Double?
    package var h: Double?
    package var addError: String?
    package var error: String?
  }
}

/// A number, or `"nan"`, `"inf"` or `"-inf"` in any case of letters.
package struct LinearNumber: Decodable, Sendable {
  package var value: Double

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a number or the name of one, found \"\(text)\"")
    }
    value = number
  }
}
