package import Foundation
package import LayoutEngine

/// A container's rule by the name of its type, with its parameters.
///
/// The type is a structure of the engine, or a class of a described container. So there is no list of containers here.
package struct RuleDescription: Hashable, Sendable {
  package var name: String
  package var parameters: RuleParameters

  package init(name: String, parameters: RuleParameters = .object([:])) {
    self.name = name
    self.parameters = parameters
  }

  package init(_ rule: some Encodable) {
    do {
      let written = try Self.encoder.encode(rule)
      self.init(name: "\(type(of: rule))", parameters: try JSONDecoder().decode(RuleParameters.self, from: written))
    } catch {
      preconditionFailure("\(rule) is not written as JSON: \(error)")
    }
  }

  /// Sets the rule of a node of the kind `custom`.
  package func set(of node: NodeIndex, in tree: LayoutTree) throws {
    switch try made() {
    case let rule as any ContainerRule: tree.setRule(rule, of: node)
    case let container as any ContainerAlgorithm: tree.setCustom(container, of: node)
    default: throw CaseError(description: "unknown rule \"\(name)\"")
    }
  }

  /// The rule with each of its numbers changed; one that cannot have the numbers stays as it is.
  func mapNumbers(_ change: (Double) -> Double) -> RuleDescription {
    let changed = RuleDescription(name: name, parameters: parameters.mapNumbers(change))
    return changed != self && (try? changed.made()) != nil ? changed : self
  }

  private func made() throws -> any Decodable {
    let isName = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    // The compiler's names of a structure and of a class.
    let names = isName ? ["12LayoutEngine\(name.count)\(name)V", "11LayoutTrees\(name.count)\(name)C"] : []
    let types = names.lazy.compactMap { _typeByName($0) as? any Decodable.Type }
    guard let type = types.first(where: { $0 is any ContainerRule.Type || $0 is any ContainerAlgorithm.Type }) else {
      throw CaseError(description: "unknown rule \"\(name)\"")
    }
    do {
      return try Self.decoder.decode(type, from: Self.encoder.encode(parameters))
    } catch let error as DecodingError {
      throw CaseError(description: "rule \"\(name)\": \(error.place)")
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension RuleDescription {
  /// The variants of the rules whose corpora are in `folder`, for random trees.
  package static func variants(in folder: URL) throws -> [RuleDescription] {
    struct File: Decodable {
      var rule: String
      var variants: [RuleParameters]
    }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap { url in
      let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
      return file.variants.map { RuleDescription(name: file.rule, parameters: $0) }
    }
  }
}
