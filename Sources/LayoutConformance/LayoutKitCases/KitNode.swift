/// One layout of a LayoutKit case. An absent key is the type's default.
package struct KitNode: Decodable, Sendable {
  package var type: String
  package var width: CaseNumber?
  package var height: CaseNumber?
  package var minWidth: CaseNumber?
  package var maxWidth: CaseNumber?
  package var minHeight: CaseNumber?
  package var maxHeight: CaseNumber?
  package var insets: KitInsets?
  package var axis: String?
  package var spacing: Double?
  package var distribution: String?
  package var align: KitAlign?
  package var flex: KitFlex?
  package var reuseId: String?
  package var view: Bool?
  package var children: [KitNode]?
  package var primary: KitNodes?
  package var background: KitNodes?
  package var overlay: KitNodes?
  /// The one layout inside, in a list so that the value is not endless.
  package var child: KitNodes?
}

/// A list of layouts, or one that stands for itself.
package struct KitNodes: Decodable, Sendable {
  package var nodes: [KitNode]

  package init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      nodes = try [KitNode](from: decoder)
    } else {
      nodes = [try KitNode(from: decoder)]
    }
  }
}

package struct KitInsets: Decodable, Sendable {
  package var top: Double?
  package var left: Double?
  package var bottom: Double?
  package var right: Double?
}

/// A name, or one name for each axis; an absent axis is the type's default.
package struct KitAlign: Decodable, Sendable {
  package var name: String?
  package var v: String?
  package var h: String?

  private enum Keys: String, CodingKey { case v, h }

  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
      return
    }
    let container = try decoder.container(keyedBy: Keys.self)
    v = try container.decodeIfPresent(String.self, forKey: .v)
    h = try container.decodeIfPresent(String.self, forKey: .h)
  }
}

/// A number for each axis; `null` is inflexible, an absent axis the type's default.
package struct KitFlex: Decodable, Sendable {
  package enum Value: Sendable {
    case absent
    case inflexible
    case number(Int32)
  }

  package var h: Value
  package var v: Value

  static let inflexible = KitFlex(h: .inflexible, v: .inflexible)

  init(h: Value, v: Value) {
    self.h = h
    self.v = v
  }

  private enum Keys: String, CodingKey { case h, v }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    h = try KitFlex.value(container, .h)
    v = try KitFlex.value(container, .v)
  }

  /// The value of one axis.
  static func value<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Value {
    guard container.contains(key) else { return .absent }
    if try container.decodeNil(forKey: key) { return .inflexible }
    return .number(try container.decode(Int32.self, forKey: key))
  }
}

extension KeyedDecodingContainer {
  /// A flexibility that is `null` as a whole is inflexible on both axes, and only an absent one the type's default.
  func decodeIfPresent(_ type: KitFlex.Type, forKey key: Key) throws -> KitFlex? {
    guard contains(key) else { return nil }
    return try decodeNil(forKey: key) ? KitFlex.inflexible : try decode(type, forKey: key)
  }
}

package struct KitSize: Decodable, Sendable {
  package var w: CaseNumber?
  package var h: CaseNumber?
}

package struct KitPoint: Decodable, Sendable {
  package var x: Double?
  package var y: Double?
}

package struct KitRect: Decodable, Sendable {
  package var x: Double?
  package var y: Double?
  package var w: Double?
  package var h: Double?
}

/// An expected frame, relative to the parent layout; or a layout without one.
package struct KitFrame: Decodable, Sendable {
  package var path: String
  package var dropped: Bool?
  package var x: Double?
  package var y: Double?
  package var w: Double?
  package var h: Double?
}
