#if canImport(CCairo)
  import Foundation

  /// The public elements and modifiers, read from the sources.
  struct PublicNames {
    var elements: Set<String> = []
    var modifiers: Set<String> = []

    /// Elements that have modifiers of their own, which return them.
    private static let own = ["Image", "TextField", "ScrollView"]

    init(in folder: URL) throws {
      let element = try Regex<(Substring, Substring)>(
        #"\npublic struct ([A-Z]\w*)(?:<[^{]*?>)?: [^{]*\b(?:_PrimitiveLayout|Layout|Shape)\b[^{]*\{"#)
      let group = try Regex<(Substring, Substring)>(
        #"\n(?:public )?extension (?:Layout|Shape|Image|TextField|ScrollView)\b[^{]*\{\n(.*?)\n\}"#
      ).dotMatchesNewlines()
      let returned = ["_ModifiedLayout", "some Layout", "_EquatableLayout", "_StyledShape"] + Self.own
      let modifier = try Regex<(Substring, Substring)>(
        #"public func (\w+)[<(][^{]*?-> (?:\#(returned.joined(separator: "|")))\b"#)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = "\n" + (try String(contentsOf: file, encoding: .utf8))
        elements.formUnion(text.matches(of: element).map { String($0.1) })
        for body in text.matches(of: group) {
          modifiers.formUnion(body.1.matches(of: modifier).map { String($0.1) })
        }
        for name in Self.own where text.contains("\npublic struct \(name)") {
          modifiers.formUnion(text.matches(of: modifier).map { String($0.1) })
        }
      }
    }
  }
#endif
