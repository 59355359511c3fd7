// Prints the public surface of modules, from what swift-api-digester dumped of them: one declaration a line, sorted by name.
//
//   surface WORK                     writes WORK/MODULE.txt for each WORK/MODULE.json
//   surface WORK PAGES CHANGELOG     prints what breaks callers of PAGES/*.txt in WORK/*.txt, unless the changelog's newest
//                                    part has a breaking entry with its name; then the exit code is 3
//
// Left out are names that begin with an underscore, other than in types and of requirements, and what the compiler declares by
// itself. `@…` is a custom attribute, such as `@MainActor` or a builder, whose name the dump lacks; it lacks attributes of
// parameters, `sending`, typed errors, and the values of default arguments. What it has in a mangled name alone, such as `async`
// or `@Sendable`, follows in braces. Conformances that a module adds to the types of another are not listed.
//
// `required` is a protocol's requirement; one that ends in `= …`, and an associated type with `=`, has a default.

import Foundation

@_silgen_name("swift_demangle")
func demangled(
  _ name: UnsafePointer<UInt8>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

typealias Node = [String: Any]

extension Node {
  func text(_ key: String) -> String { self[key] as? String ?? "" }
  func flag(_ key: String) -> Bool { self[key] as? Bool ?? false }
  func texts(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  func nodes(_ key: String) -> [Node] { self[key] as? [Node] ?? [] }

  /// Whether the declaration concerns a caller: to use it, or to implement it.
  var isShown: Bool {
    (!text("name").hasPrefix("_") || flag("protocolReq")) && !flag("isInternal") && !flag("implicit")
  }

  /// The result, and then the parameters.
  var types: [Node] { nodes("children").filter { $0.text("kind").hasPrefix("Type") } }

  /// The same for a requirement and its default.
  var signature: String {
    ([text("printedName")] + types.dropFirst().map { $0.text("printedName") }).joined(separator: " ")
  }

  /// The protocols in it that are not public.
  var hiddenProtocols: [String] {
    let isHidden = text("declKind") == "Protocol" && flag("isInternal")
    return (isHidden ? [text("usr")] : []) + nodes("children").flatMap(\.hiddenProtocols)
  }
}

struct Line: Hashable, Comparable {
  let name: String
  let text: String

  init(name: String, text: String) { (self.name, self.text) = (name, text) }

  /// A line of a page: the name follows the lower-case words.
  init(text: String) {
    let words = text.split(separator: " ").drop { Self.words.contains(String($0)) }
    self.init(name: words.first.map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) } ?? "", text: text)
  }

  private static let words: Set = [
    "@…", "nonisolated", "required", "static", "open", "@nonexhaustive", "struct", "class", "enum", "protocol", "actor",
    "mutating", "consuming", "borrowing", "func", "init", "subscript", "case", "var", "let", "typealias",
    "associatedtype", "operator", "library", "import", "module",
  ]

  static func < (one: Line, other: Line) -> Bool { (one.name, one.text) < (other.name, other.text) }

  /// The names of the types around the declaration, and its own without the labels of arguments.
  var path: [String] { name.prefix { $0 != "(" }.split(separator: ".").map(String.init) }
  var outer: String { path.dropLast().joined(separator: ".") }

  var isType: Bool { ["struct", "class", "enum", "actor"].contains { has($0) } }

  /// Whether the line is that of the same type as another one, with at least its conformances and nothing else.
  func declares(_ other: Line) -> Bool {
    func parts(_ line: Line) -> (head: Substring, conformances: Set<Substring>, rest: Substring) {
      let end = line.text.firstIndex(of: "<") ?? line.text.endIndex
      let head = line.text[..<end].prefix { $0 != ":" }
      let list = line.text[..<end].dropFirst(head.count + 1)
      return (
        head, Set(list.split(separator: ",").map { Substring($0.trimmingCharacters(in: .whitespaces)) }),
        line.text[end...]
      )
    }
    guard name == other.name else { return false }
    let (mine, its) = (parts(self), parts(other))
    return mine.head == its.head && mine.rest == its.rest && mine.conformances.isSuperset(of: its.conformances)
  }

  func has(_ word: String) -> Bool { text.split(separator: " ").contains(Substring(word)) }
}

struct Surface {
  let module: String
  /// The names of all modules, and the protocols that are not public.
  let modules: Set<Substring>
  let hidden: Set<String>
  var lines: Set<Line> = []

  /// Puts a declaration, and what is declared in it, into the list.
  ///
  /// - Parameters:
  ///   - path: the names of the types around it.
  ///   - outer: the generic signature of the type around it.
  ///   - defaults: the signatures in extensions of the protocol around it.
  mutating func add(_ node: Node, in path: [String] = [], _ outer: String = "", _ defaults: Set<String> = []) {
    guard node.isShown else { return }
    let (children, isOwn) = (node.nodes("children"), node.text("moduleName") == module)
    let name = (path + [node.text("printedName")]).joined(separator: ".")
    let own = node.text("genericSig")
    // A protocol's own is of interest for its associated types; its conformances have what it inherits.
    let isRepeated = own.isEmpty || own == outer || node.text("declKind") == "Protocol" && !own.contains("Self.")
    let constraints = isRepeated ? "" : " " + plain(own)
    let attributes = node.texts("declAttributes")
    let isRequired = node.flag("protocolReq")
    var words = [
      attributes.contains("Custom") ? "@…" : "", attributes.contains("Nonisolated") ? "nonisolated" : "",
      isRequired ? "required" : "", node.flag("static") ? "static" : "", node.flag("isOpen") ? "open" : "",
    ]
    var rest = ""
    switch node.text("kind") {
    case "TypeDecl":
      let extensions = Set(children.filter { $0.flag("isFromExtension") }.map(\.signature))
      for child in children { add(child, in: path + [node.text("name")], own, extensions) }
      if node.flag("isExternal") { return }
      if attributes.contains("Nonexhaustive") { words.append("@nonexhaustive") }
      words.append(node.text("declKind").lowercased())
      let known: Set = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
      let conformances = node.nodes("conformances").filter { !hidden.contains($0.text("usr")) }
        .map { $0.text("printedName") }.filter { !$0.hasPrefix("_") && !known.contains($0) }.sorted()
      let parents = node.texts("superclassNames").prefix(1).map(plain) + conformances
      rest = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    case "Function", "Constructor", "Subscript":
      let kind = node.text("funcSelfKind").lowercased()
      if kind != "nonmutating" { words.append(kind) }
      words.append(["Function": "func", "Constructor": "init"][node.text("kind")] ?? "subscript")
      let parameters = node.types.dropFirst().map(parameter).joined(separator: ", ")
      rest = ": (\(parameters))" + (node.flag("throwing") ? " throws" : "") + " -> \(node.types.first.map(type) ?? "")"
    case "Var" where node.text("declKind") == "EnumElement":
      words.append("case")
      // The function that makes it of its payload; without one, of the type itself.
      let maker = plain(children.first?.nodes("children").first?.text("printedName") ?? "")
      rest = maker.contains("->") ? ": \(maker)" : ""
    case "Var":
      let isSettable = node.nodes("accessors").contains { $0.text("accessorKind") == "set" && !$0.flag("isInternal") }
      words.append(isSettable ? "var" : "let")
      rest = ": \(children.first.map(type) ?? "")"
    case "TypeAlias":
      words.append("typealias")
      rest = " = \(children.first.map(type) ?? "")"
    case "AssociatedType":
      words.append("associatedtype")
      rest = children.first.map { " = \(type($0))" } ?? ""
    case "OperatorDecl": words.append("operator")
    default: return
    }
    guard isOwn else { return }
    let mangled = node.text("kind") == "TypeDecl" ? [] : mangledWords(of: node)
    if !mangled.isEmpty { rest += " {\(mangled.joined(separator: ", "))}" }
    if isRequired, defaults.contains(node.signature) { rest += " = …" }
    let text = (words.filter { !$0.isEmpty } + [name]).joined(separator: " ") + rest + constraints
    lines.insert(Line(name: name, text: text))
  }

  private func type(_ node: Node) -> String { plain(node.text("printedName")) }

  private func parameter(_ node: Node) -> String {
    let ownership = ["InOut": "inout ", "Owned": "consuming ", "Shared": "borrowing "]
    let isEscaping = node.text("kind") == "TypeFunc" && !node.texts("typeAttributes").contains("noescape")
    return (ownership[node.text("paramValueOwnership")] ?? "") + (isEscaping ? "@escaping " : "") + type(node)
      + (node.flag("hasDefaultArg") ? " = …" : "")
  }

  /// What only the mangled name has of a declaration and the functions in its type.
  private func mangledWords(of node: Node) -> [String] {
    let name = node.text("mangledName")
    guard let text = demangled(name, name.utf8.count, nil, nil, 0) else { return [] }
    defer { free(text) }
    let type = String(cString: text)
    return ["@Sendable ", "@Swift.MainActor ", "@autoclosure ", " async "].filter(type.contains)
      .map { $0.replacing("Swift.", with: "").trimmingCharacters(in: .whitespaces) }
  }

  /// Names without those of their modules.
  private func plain(_ text: String) -> String {
    text.replacing(/\b[A-Z_]\w*\.(?=[A-Z_])/) { modules.contains($0.output.dropLast()) ? "" : $0.output }
  }
}

/// The names in backticks in the breaking entries of the changelog's newest part, without the labels of arguments.
func breakingNames(in changelog: String) -> Set<String> {
  var names: Set<String> = []
  var (parts, isBreaking) = (0, false)
  for line in changelog.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("## ") { parts += 1 }
    guard parts == 1 else { continue }
    if line.hasPrefix("- ") || line.isEmpty || line.hasPrefix("#") { isBreaking = line.hasPrefix("- **Breaking**") }
    if isBreaking { names.formUnion(line.matches(of: /`([^`(]+)[^`]*`/).map { String($0.1) }) }
  }
  return names
}

/// What breaks callers of a page: the lines that are gone, and those that are new and concern code that conforms or switches.
func breaks(from page: [Line], to surface: [Line]) -> (gone: Set<Line>, new: Set<Line>) {
  let protocols = Set(page.filter { $0.has("protocol") }.map(\.name))
  let enums = Set(page.filter { $0.has("enum") && !$0.has("@nonexhaustive") }.map(\.name))
  let new = Set(surface).subtracting(page).filter { line in
    line.has("required") && !line.text.contains(" = ") && protocols.contains(line.outer)
      || line.has("case") && enums.contains(line.outer)
  }
  let gone = Set(page).subtracting(surface).filter { line in
    // A type that conforms to more is no break.
    !line.isType || !surface.contains { $0.declares(line) }
  }
  return (gone, new)
}

/// The breaks without those that an entry names: by the declaration's name, with the types around it or without, or by one of
/// these types, if its own line is gone too.
func unnamedBreaks(from page: [Line], to surface: [Line], _ known: Set<String>) -> [Line] {
  let (gone, new) = breaks(from: page, to: surface)
  let all = Set(gone.map(\.name))
  return gone.union(new).filter { line in
    let path = line.path
    let around = path.indices.map { path[...$0].joined(separator: ".") }
    let isNamed = known.contains(path.last ?? "") || known.contains(around.last ?? "")
    return !isNamed && !around.dropLast().contains { known.contains($0) && all.contains($0) }
  }.sorted()
}

/// The names of the files in a folder that have an ending, without it.
func names(in folder: URL, _ ending: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == ending }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
}

func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

func page(_ file: URL) throws -> [Line] { try read(file).split(separator: "\n").map { Line(text: String($0)) } }

func writePages(in work: URL) throws {
  var roots: [String: Node] = [:]
  for name in try names(in: work, "json") {
    let dump = try JSONSerialization.jsonObject(with: Data(contentsOf: work.appending(path: "\(name).json")))
    guard let root = (dump as? Node)?["ABIRoot"] as? Node else { fatalError("the dump of \(name) has no root") }
    roots[name] = root
  }
  let others: Set<Substring> = ["Swift", "_Concurrency", "Foundation", "Testing"]
  let hidden = Set(roots.values.flatMap(\.hiddenProtocols))
  for (name, root) in roots {
    var surface = Surface(module: name, modules: others.union(roots.keys.map { $0[...] }), hidden: hidden)
    for child in root.nodes("children") { surface.add(child) }
    let text = surface.lines.sorted().map { $0.text + "\n" }.joined()
    try text.write(to: work.appending(path: "\(name).txt"), atomically: false, encoding: .utf8)
  }
}

/// Prints each break that no entry names, with its page. A page that is gone is one break.
func printBreaks(of pages: URL, in work: URL, _ changelog: URL) throws -> Bool {
  let known = breakingNames(in: try read(changelog))
  let written = try names(in: work, "txt")
  var hasBreaks = false
  for name in try names(in: pages, "txt") {
    let isWritten = written.contains(name)
    let old = isWritten ? try page(pages.appending(path: "\(name).txt")) : [Line(text: "module \(name)")]
    let new = isWritten ? try page(work.appending(path: "\(name).txt")) : []
    for line in unnamedBreaks(from: old, to: new, known) {
      print("  \(name): \(line.text)")
      hasBreaks = true
    }
  }
  return hasBreaks
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
switch arguments.count {
case 1: try writePages(in: arguments[0])
case 3: if try printBreaks(of: arguments[1], in: arguments[0], arguments[2]) { exit(3) }
default: fatalError("surface WORK [PAGES CHANGELOG]")
}
