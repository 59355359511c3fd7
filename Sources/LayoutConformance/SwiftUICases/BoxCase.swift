/// A layout case as data: a tree, what is proposed to it, and the frames it must have.
///
/// The format is that of the SwiftUI-semantics corpora: `{id, topic, proposal, tree, expected, …}`. Numbers may be
/// `null` for unspecified and `"inf"` for infinity.
package struct BoxCaseFile: Decodable, Sendable {
  package var cases: [BoxCase]
}

package struct BoxCase: Decodable, Sendable {
  package var id: String
  package var topic: String?
  package var proposal: BoxSize
  package var tree: BoxNode
  package var expected: Expected
  package var layoutDirection: String?
  package var container: BoxSize?

  package struct Expected: Decodable, Sendable {
    package var size: [BoxNumber]
    package var frames: [Frame]?

    private enum Keys: String, CodingKey { case size, frames }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      size = try container.decode([BoxNumber].self, forKey: .size)
      guard size.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .size, in: container, debugDescription: "expected a width and a height, found \(size.count) numbers")
      }
      frames = try container.decodeIfPresent([Frame].self, forKey: .frames)
    }
  }

  package struct Frame: Decodable, Sendable {
    package var path: String
    package var x: Double
    package var y: Double
    package var w: Double
    package var h: Double
  }
}

package struct BoxSize: Decodable, Sendable {
  package var w: BoxNumber?
  package var h: BoxNumber?
}

/// A number, or `"inf"`.
package struct BoxNumber: Decodable, Sendable {
  package var value: Double

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let text = try container.decode(String.self)
    guard text == "inf" else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a number, null or \"inf\", found \"\(text)\"")
    }
    value = .infinity
  }
}

/// One node of a case's tree; which fields mean something depends on `kind`.
package struct BoxNode: Decodable, Sendable {
  package var kind: String
  package var children: [BoxNode]?
  package var modifiers: [BoxModifier]?
  package var alignment: BoxAlignment?
  package var spacing: Double?
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var axes: [String]?
  package var tracks: [BoxTrack]?
  package var w: Double?
  package var h: Double?
  package var minW: BoxNumber?
  package var idealW: BoxNumber?
  package var maxW: BoxNumber?
  package var minH: BoxNumber?
  package var idealH: BoxNumber?
  package var maxH: BoxNumber?
  package var text: String?
  package var charW: Double?
  package var lineH: Double?
  package var ascent: Double?
  package var lineLimit: Int?
  package var area: Double?
  package var minLength: Double?
  package var thickness: Double?
  /// The type of a rule of the engine, of a node of the kind `rule`.
  package var rule: String?
  package var parameters: BoxParameters?
}

package struct BoxTrack: Decodable, Sendable {
  package var size: String
  package var value: Double?
  package var min: BoxNumber?
  package var max: BoxNumber?
  package var spacing: Double?
  package var alignment: BoxAlignment?
}

/// A name, or one name an axis.
package struct BoxAlignment: Decodable, Sendable {
  package var name: String?
  package var h: String?
  package var v: String?

  private enum Keys: String, CodingKey { case h, v }

  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
      return
    }
    let container = try decoder.container(keyedBy: Keys.self)
    h = try container.decodeIfPresent(String.self, forKey: .h)
    v = try container.decodeIfPresent(String.self, forKey: .v)
  }
}
