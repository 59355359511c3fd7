/// One modifier of a case's node; which fields mean something depends on `type`.
package struct BoxModifier: Decodable, Sendable {
  package var type: String
  package var width: Double?
  package var height: Double?
  package var alignment: BoxAlignment?
  package var minWidth: BoxNumber?
  package var idealWidth: BoxNumber?
  package var maxWidth: BoxNumber?
  package var minHeight: BoxNumber?
  package var idealHeight: BoxNumber?
  package var maxHeight: BoxNumber?
  package var all: Double?
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?
  package var horizontal: Bool?
  package var vertical: Bool?
  package var ratio: Double?
  package var mode: String?
  package var x: Double?
  package var y: Double?
  package var content: [BoxNode]?
  package var axis: String?
  package var guide: String?
  package var value: Value?
  package var axes: [String]?
  package var count: Int?
  package var span: Int?
  package var spacing: Double?
  package var container: BoxSize?

  /// A number, a name, a point, or the linear form of a guide's value.
  package struct Value: Decodable {
    package var number: Double?
    package var name: String?
    package var x: Double?
    package var y: Double?
    package var const: Double?
    package var width: Double?
    package var height: Double?
    package var h: [String: Double]?
    package var v: [String: Double]?

    private enum Keys: String, CodingKey { case x, y, const, width, height, h, v }

    package init(from decoder: any Decoder) throws {
      if let single = try? decoder.singleValueContainer() {
        number = try? single.decode(Double.self)
        name = try? single.decode(String.self)
        if number != nil || name != nil { return }
      }
      let container = try decoder.container(keyedBy: Keys.self)
      x = try container.decodeIfPresent(Double.self, forKey: .x)
      y = try container.decodeIfPresent(Double.self, forKey: .y)
      const = try container.decodeIfPresent(Double.self, forKey: .const)
      width = try container.decodeIfPresent(Double.self, forKey: .width)
      height = try container.decodeIfPresent(Double.self, forKey: .height)
      h = try container.decodeIfPresent([String: Double].self, forKey: .h)
      v = try container.decodeIfPresent([String: Double].self, forKey: .v)
    }
  }
}
