// Prints the public surface of a module, from what swift-api-digester dumped of it: one declaration a line, sorted by name.
//
//   surface MODULE DUMP              prints it
//   surface MODULE DUMP PAGE CHANGELOG   prints it, and names on standard error each line of the page that is gone, unless the
//                                    changelog's newest part has a breaking entry with its name; then the exit code is 3
//
// Left out are names that begin with an underscore, and what the compiler declares by itself.

import Foundation

typealias Node = [String: Any]

extension Node {
  func text(_ key: String) -> String { self[key] as? String ?? "" }
  func flag(_ key: String) -> Bool { self[key] as? Bool ?? false }
  func nodes(_ key: String) -> [Node] { self[key] as? [Node] ?? [] }

  /// Whether the declaration is a caller's to use.
  var isShown: Bool { !text("name").hasPrefix("_") && !flag("isInternal") && !flag("implicit") }
}

struct Surface {
  let module: String
  /// Each declaration, by its name.
  var lines: Set<Line> = []

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
      "static", "open", "@nonexhaustive", "struct", "class", "enum", "protocol", "actor", "mutating", "func", "init",
      "subscript",
      "case", "var", "let", "typealias", "associatedtype", "operator",
    ]

    static func < (one: Line, other: Line) -> Bool { (one.name, one.text) < (other.name, other.text) }
  }

  /// Puts a declaration, and what is declared in it, into the list.
  ///
  /// - Parameters:
  ///   - path: the names of the types around it.
  ///   - outer: the generic signature of the type around it.
  mutating func add(_ node: Node, in path: [String] = [], _ outer: String = "") {
    guard node.isShown else { return }
    let (children, isOwn) = (node.nodes("children"), node.text("moduleName") == module)
    let name = (path + [node.text("printedName")]).joined(separator: ".")
    let own = node.text("genericSig")
    // A protocol's own say what it inherits, as the conformances do.
    let isRepeated = own.isEmpty || own == outer || node.text("declKind") == "Protocol"
    let constraints = isRepeated ? "" : " " + plain(own)
    var words = [node.flag("static") ? "static" : "", node.flag("isOpen") ? "open" : ""]
    var rest = ""
    switch node.text("kind") {
    case "TypeDecl":
      for child in children { add(child, in: path + [node.text("name")], own) }
      if node.flag("isExternal") { return }
      let attributes = node["declAttributes"] as? [String] ?? []
      if attributes.contains("Nonexhaustive") { words.append("@nonexhaustive") }
      words.append(node.text("declKind").lowercased())
      let known: Set = ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]
      let conformances = node.nodes("conformances").map { $0.text("printedName") }
        .filter { !$0.hasPrefix("_") && !known.contains($0) }.sorted()
      rest = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    case "Function", "Constructor", "Subscript":
      let types = children.filter { $0.text("kind").hasPrefix("Type") }.map(type)
      if node.text("funcSelfKind") == "Mutating" { words.append("mutating") }
      words.append(["Function": "func", "Constructor": "init"][node.text("kind")] ?? "subscript")
      rest = ": (\(types.dropFirst().joined(separator: ", ")))" + (node.flag("throwing") ? " throws" : "")
      rest += " -> \(types.first ?? "")"
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
    case "AssociatedType": words.append("associatedtype")
    case "OperatorDecl": words.append("operator")
    default: return
    }
    guard isOwn else { return }
    let text = (words.filter { !$0.isEmpty } + [name]).joined(separator: " ") + rest + constraints
    lines.insert(Line(name: name, text: text))
  }

  /// A type as it is read: `some Layout` for one whose name may not be written.
  private func type(_ node: Node) -> String {
    if node.text("name").hasPrefix("_") { return "some Layout" }
    return plain(node.text("printedName")) + (node.flag("hasDefaultArg") ? " = …" : "")
  }

  /// Names without those of their modules.
  private func plain(_ text: String) -> String {
    text.replacing(/\b[A-Z_]\w*\.(?=[A-Z_])/) { Self.modules.contains($0.output.dropLast()) ? "" : $0.output }
  }

  private static let modules: Set<Substring> = [
    "Swift", "_Concurrency", "Foundation", "Testing", "LayoutEngine", "LayoutCore", "Layout", "LayoutReference",
    "SwiftUINames", "LayoutCanvas",
    "LayoutGTK", "LayoutKitCompat", "SimpleLayoutEngine", "ConstraintFirst", "LayoutTesting", "LayoutCanvasTesting",
  ]
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

/// The lines of a page that the surface lacks, without those that an entry names: by the declaration's name, with the types around
/// it or without, or by one of these types, if its own line is gone too.
func unnamedBreaks(_ page: String, _ surface: Surface, _ changelog: String) -> [Surface.Line] {
  let present = Set(surface.lines.map(\.text))
  let gone = page.split(separator: "\n").map { Surface.Line(text: String($0)) }.filter { !present.contains($0.text) }
  let (known, all) = (breakingNames(in: changelog), Set(gone.map(\.name)))
  return gone.filter { line in
    let path = line.name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    let around = path.indices.map { path[...$0].joined(separator: ".") }
    let isNamed = known.contains(path.last ?? "") || known.contains(around.last ?? "")
    return !isNamed && !around.dropLast().contains { known.contains($0) && all.contains($0) }
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 5 else { fatalError("surface MODULE DUMP [PAGE CHANGELOG]") }
let dump = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: arguments[2])))
guard let root = (dump as? Node)?["ABIRoot"] as? Node else { fatalError("the dump has no root") }
var surface = Surface(module: arguments[1])
for child in root.nodes("children") { surface.add(child) }
for line in surface.lines.sorted() { print(line.text) }

if arguments.count == 5 {
  let texts = try arguments[3...].map { try String(contentsOfFile: $0, encoding: .utf8) }
  let gone = unnamedBreaks(texts[0], surface, texts[1]).sorted()
  for line in gone { FileHandle.standardError.write(Data("  \(arguments[1]): \(line.text)\n".utf8)) }
  if !gone.isEmpty { exit(3) }
}
