import Foundation

/// One use of SwiftUI's API.
struct Row {
  /// The way in which the code of a row becomes a file.
  enum Kind: String {
    /// The body of an element.
    case element
    /// Declarations, which may be inside a type.
    case declaration
    /// Declarations of a file, whose names no other row has.
    case file
    /// The body of a function.
    case statements
  }

  let name: String
  let kind: Kind
  /// The lines in SwiftUI's spelling.
  var code: [String] = []
  /// The lines in the spelling of this library, where it differs; empty where there is none.
  var other: [String] = []
  var note = ""
  /// Whether the lines in SwiftUI's spelling mean something else here, although they compile.
  var meansAnother = false

  /// A file that compiles where the library has what the lines use.
  func file(_ lines: [String], number: Int) -> String {
    let inside = lines.map { "      " + $0 }.joined(separator: "\n")
    let top = "import Foundation\nimport LayoutCanvas\nimport LayoutGTK\nimport SwiftUINames\n\n"
    switch kind {
    case .declaration: return top + "enum Row\(number) {\n\(inside)\n}\n"
    case .file: return top + lines.joined(separator: "\n") + "\n"
    case .statements: return top + "@MainActor func row\(number)() {\n\(inside)\n}\n"
    case .element:
      return top + """
        struct Row\(number): View {
          @State var isOn = false
          @State var text = ""
          @State var number = 0.5
          @State var count = 0
          @State var color = Color.red
          @State var picked: Int?
          @State var many: Set<Int> = []
          @State var items: [Item] = []
          @State var item: Item?
          @State var numbers: [Int] = []
          let model = Model()

          @ViewBuilder var body: some View {
        \(inside)
          }
        }

        """
    }
  }

  /// What all rows may use.
  static let shared = """
    import Foundation
    import Observation
    import SwiftUINames

    struct Item: Identifiable, Hashable {
      var id = 0
      var name = ""
      var children: [Item]?
    }
    @Observable final class Model {}
    struct WeightKey: LayoutValueKey { static var defaultValue: Int { 1 } }
    struct NumberKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Plain: ViewModifier { func body(content: Content) -> some View { content } }
    struct Equal: View, Equatable { var body: some View { Text("a") } }

    """
}

/// The rows of a topic, in a file: `= Title`, then for each row `- name [kind]`, indented lines of code, lines that begin with
/// `~` in the other spelling, and `> note`, or `! note` where SwiftUI's spelling compiles and means something else.
struct Topic {
  let title: String
  var rows: [Row] = []

  init(_ path: String) throws {
    let lines = try contents(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, first.hasPrefix("= ") else { throw Fault("\(path): the first line is `= Title`") }
    title = String(first.dropFirst(2))
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("- ") {
        let parts = rest.split(separator: " [", maxSplits: 1)
        let kind = parts.count == 1 ? .element : Row.Kind(rawValue: String(parts[1].dropLast()))
        guard let kind else { throw Fault("\(path):\(number + 1): a kind is element, declaration, file or statements") }
        rows.append(Row(name: String(parts[0]), kind: kind))
        continue
      }
      guard !rows.isEmpty else { throw Fault("\(path):\(number + 1): a row begins with `- `") }
      switch true {
      case line.hasPrefix("  ~ "): rows[rows.count - 1].other.append(String(line.dropFirst(4)))
      case line.hasPrefix("  ! "):
        rows[rows.count - 1].note = String(line.dropFirst(4))
        rows[rows.count - 1].meansAnother = true
      case line.hasPrefix("  > "): rows[rows.count - 1].note = String(line.dropFirst(4))
      case line.hasPrefix("  "): rows[rows.count - 1].code.append(rest)
      default: throw Fault("\(path):\(number + 1): lines of a row are indented")
      }
    }
    guard !rows.isEmpty else { throw Fault("\(path): there are no rows") }
    for row in rows where row.code.isEmpty { throw Fault("\(path): \(row.name) has no code") }
  }
}
