import Foundation

/// Any JSON: the parameters of a rule.
package enum RuleParameters: Hashable, Codable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([RuleParameters])
  case object([String: RuleParameters])

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
    } else if let list = try? single.decode([RuleParameters].self) {
      self = .list(list)
    } else {
      self = .object(try single.decode([String: RuleParameters].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .none: try single.encodeNil()
    case .flag(let flag): try single.encode(flag)
    case .number(let number): try single.encode(CaseNumber(number))
    case .text(let text): try single.encode(text)
    case .list(let list): try single.encode(list)
    case .object(let members): try single.encode(members)
    }
  }

  /// The same with each of its numbers changed, those of objects in the order of their keys.
  func mapNumbers(_ change: (Double) -> Double) -> RuleParameters {
    switch self {
    case .none, .flag, .text: return self
    case .number(let number): return .number(change(number))
    case .list(let list): return .list(list.map { $0.mapNumbers(change) })
    case .object(let members):
      let changed = members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.mapNumbers(change)) }
      return .object(Dictionary(uniqueKeysWithValues: changed))
    }
  }
}
