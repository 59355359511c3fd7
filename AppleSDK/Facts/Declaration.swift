import Foundation

/// A public declaration of a stand-in, as the compiler's symbol graph describes it.
struct Declaration {
  /// The stand-in's module.
  let module: String
  /// The path inside of the module, with labels: `UIView.insertSubview(_:at:)`.
  let member: String
  let facts: Facts
}

/// What a declaration and its row must agree on.
struct Facts: Equatable {
  /// By the symbol graph's words.
  static let kinds = [
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
    "swift.typealias": "typealias", "swift.associatedtype": "associatedtype", "swift.enum.case": "case",
    "swift.init": "init", "swift.method": "func", "swift.func": "func", "swift.type.method": "static func",
    "swift.property": "var", "swift.var": "var", "swift.type.property": "static var",
  ]

  /// One of `kinds`; another of the symbol graph's is a fault.
  var kind: String
  /// `get`, `get set`, or `-` for what has no value.
  var settable: String
  /// `?` or `!` where the value, the result or the initializer's is optional.
  var optional: String
  /// `MainActor`, `nonisolated` or `-`.
  var isolation: String
  /// `Sendable` for a type, `@Sendable` for a function that takes such a closure.
  var sendable: String
}

/// A file of `swift-symbolgraph-extract`.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable { let uri: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    let location: Location?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The declarations that are Apple's too.
  ///
  /// The project's own are left out with their members, and so are those that an override or an extension repeats, and
  /// the requirements of the standard library's protocols.
  func declarations(of module: String) -> [Declaration] {
    let again = Set(
      relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
    let sendable = Set(relationships.filter { $0.kind == "conformsTo" && $0.target == "s:s8SendableP" }.map(\.source))
    let ours = Set(symbols.filter(\.isOurs).map { $0.pathComponents.joined(separator: ".") })
    return symbols.compactMap { symbol in
      guard !again.contains(symbol.identifier.precise), !symbol.isRequested else { return nil }
      let outer = symbol.pathComponents.indices.map { symbol.pathComponents[...$0].joined(separator: ".") }
      guard ours.isDisjoint(with: outer) else { return nil }
      return Declaration(
        module: module, member: symbol.pathComponents.joined(separator: "."),
        facts: symbol.facts(isSendable: sendable.contains(symbol.identifier.precise)))
    }
  }
}

extension SymbolGraph.Symbol {
  private var comment: String { docComment?.lines.first?.text ?? "" }
  private var text: String { declarationFragments.map(\.spelling).joined() }
  /// Whether nothing of that name is Apple's.
  var isOurs: Bool {
    ["For tests", "For the stand-ins", "Stands for"].contains { comment.hasPrefix($0) }
      || location?.uri.split(separator: "/").last?.hasPrefix("Simulation") == true
  }
  var isRequested: Bool {
    let name = pathComponents.last ?? ""
    return ["rawValue", "init(rawValue:)", "init(stringLiteral:)", "body"].contains(name)
      && pathComponents != ["View", "body"]
      || kind.identifier == "swift.func.op" || text.contains("override ")
  }

  func facts(isSendable: Bool) -> Facts {
    let kind = Facts.kinds[kind.identifier] ?? kind.identifier
    let isValue = kind.hasSuffix("var")
    let isType = ["class", "struct", "enum", "protocol"].contains(kind)
    var type = text
    for end in [" {", " where ", "\n"] {
      if let range = type.range(of: end) { type = String(type[..<range.lowerBound]) }
    }
    let isReadOnly = text.hasSuffix("{ get }") || text.contains(" let ") || text.hasPrefix("let ")
    var optional = "-"
    if kind == "init" {
      optional = type.contains("init?") ? "?" : type.contains("init!") ? "!" : "-"
    } else if isValue || kind.hasSuffix("func") && type.contains("->"), let last = type.last, "?!".contains(last) {
      optional = String(last)
    }
    // Attributes are before the name; those of parameters follow it.
    let before = text.prefix { $0 != "(" && $0 != ":" && $0 != "{" }
    return Facts(
      kind: kind, settable: isValue ? isReadOnly ? "get" : "get set" : "-", optional: optional,
      isolation: before.contains("@MainActor")
        ? "MainActor" : before.contains("nonisolated") && !isType ? "nonisolated" : "-",
      sendable: isType ? isSendable ? "Sendable" : "-" : text.contains("@Sendable") ? "@Sendable" : "-")
  }
}
