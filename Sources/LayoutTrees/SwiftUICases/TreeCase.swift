/// A layout case as data: a tree, its proposal, and the frames it must have.
///
/// The format is that of the SwiftUI-semantics corpora: `{id, topic, proposal, tree, expected, …}`. Numbers may be
/// `null` for unspecified and `"inf"` for infinity.
package struct TreeCaseFile: CaseFile, Sendable {
  package var cases: [TreeCase]
}

package struct TreeCase: Decodable, Sendable {
  package var id: String
  package var topic: String?
  /// The scene, or the reason why it is not known here.
  package var scene: Result<TreeScene, CaseError>
  package var expected: Expected

  package struct Expected: Decodable, Sendable {
    package var size: [CaseNumber]
    package var frames: [Frame]?

    private enum Keys: String, CodingKey { case size, frames }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      size = try container.decode([CaseNumber].self, forKey: .size)
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

  package init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: CaseWord.self)
    id = try reader.decode(String.self, forKey: "id")
    topic = try reader.value("topic")
    expected = try reader.decode(Expected.self, forKey: "expected")
    do {
      scene = .success(try TreeScene(from: decoder))
    } catch let error as CaseError {
      scene = .failure(error)
    }
  }
}
