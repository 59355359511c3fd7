// Prints a module's public surface from what swift-api-digester dumps of it: one declaration a line, sorted. What begins with
// an underscore, what the compiler adds by itself, and what stands in another module is left out: see Scripts/surface.

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
    let constraints = own.isEmpty || own == outer ? "" : " " + plain(own)
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
  private func plain(_ text: String) -> String { text.replacing(/\b[A-Z]\w*\.(?=[A-Z_])/) { Self.modules.contains($0.output.dropLast()) ? "" : $0.output } }

  private static let modules: Set<Substring> = [
    "Swift", "Foundation", "Testing", "LayoutEngine", "LayoutCore", "Layout", "LayoutReference", "SwiftUINames", "LayoutCanvas",
    "LayoutGTK", "LayoutKitCompat", "SimpleLayoutEngine", "ConstraintFirst", "LayoutTesting", "LayoutCanvasTesting",
  ]
}

guard CommandLine.arguments.count == 3 else { fatalError("surface MODULE DUMP") }
let dump = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: CommandLine.arguments[2])))
guard let root = (dump as? Node)?["ABIRoot"] as? Node else { fatalError("the dump has no root") }
var surface = Surface(module: CommandLine.arguments[1])
for child in root.nodes("children") { surface.add(child) }
for line in surface.lines.sorted() { print(line.text) }
