import Foundation
import LayoutEngine

/// Any JSON: the parameters of a rule.
package indirect enum BoxParameters: Codable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([BoxParameters])
  case object([String: BoxParameters])

  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .none
    } else if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if let list = try? single.decode([BoxParameters].self) {
      self = .list(list)
    } else {
      self = .object(try single.decode([String: BoxParameters].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .none: try single.encodeNil()
    case .flag(let flag): try single.encode(flag)
    case .number(let number): try single.encode(number)
    case .text(let text): try single.encode(text)
    case .list(let list): try single.encode(list)
    case .object(let members): try single.encode(members)
    }
  }
}

extension BoxNode {
  /// The rule of the engine that the node names by its type, so that there is no list of containers.
  func namedRule() throws -> any ContainerRule {
    let name = rule ?? ""
    let isName = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    // As the compiler writes a structure's name.
    let found = isName ? _typeByName("12LayoutEngine\(name.count)\(name)V") : nil
    guard let type = found as? any (ContainerRule & Codable).Type else {
      throw BoxError(description: "unknown rule \"\(name)\"")
    }
    let json = try JSONEncoder().encode(parameters ?? .object([:]))
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch let error as DecodingError {
      throw BoxError(description: "rule \"\(name)\": \(error.place)")
    }
  }
}
