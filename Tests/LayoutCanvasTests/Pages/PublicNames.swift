#if canImport(CCairo)
  import Foundation

  /// The public elements and modifiers, read from the sources.
  struct PublicNames {
    var elements: Set<String> = []
    var modifiers: Set<String> = []

    init(in folders: [URL]) throws {
      for folder in folders {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
          if file.pathExtension == "swift" { read(try String(contentsOf: file, encoding: .utf8)) }
        }
      }
    }

    /// 1. An element is a public structure that conforms to a protocol of elements.
    /// 2. A modifier is a public function of an extension of such a protocol, or of an element, that returns an element.
    private mutating func read(_ text: String) {
      var isInside = false
      var function = ""
      for line in text.split(separator: "\n") {
        if let name = Self.name(in: line, after: "public struct ") {
          // 1.
          let parents = line.split(separator: ":").last.map(Self.words) ?? []
          let isHidden = name.hasPrefix("_")
          if !isHidden, !parents.isDisjoint(with: Self.elementProtocols) { elements.insert(name) }
          isInside = Self.owners.contains(name)
        } else if let name = Self.name(in: line, after: "extension ") {
          isInside = Self.owners.contains(name)
        } else if line == "}" {
          isInside = false
        }
        // 2.
        guard isInside else { continue }
        if line.hasPrefix("  public func ") { function = "" } else if function.isEmpty { continue }
        function += line
        // An empty closure is the default of a parameter.
        guard line.contains("{"), !line.hasSuffix("{ _ in }") else { continue }
        let results = function.components(separatedBy: "->").last.map { Self.words($0[...]) } ?? []
        if function.contains("->"), !results.isDisjoint(with: Self.results),
          let name = Self.name(in: function[...], after: "  public func ")
        {
          modifiers.insert(name)
        }
        function = ""
      }
    }

    private static let elementProtocols: Set = ["Layout", "PrimitiveLayout", "Shape", "InsettableShape"]
    private static let owners: Set = [
      "Layout", "Shape", "InsettableShape", "Image", "TextField", "ScrollView",
    ]
    private static let results = owners.union([
      "ModifiedLayout", "AnimatedLayout", "EquatableLayout", "StyledShape", "ChangedShape", "CSSItemLayout",
    ])

    /// The name that follows `start` at the beginning of a line.
    private static func name(in line: Substring, after start: String) -> String? {
      guard line.hasPrefix(start) else { return nil }
      return String(line.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static func words(_ text: Substring) -> Set<String> {
      Set(text.split { !$0.isLetter }.map(String.init))
    }
  }
#endif
