/// What can be fuzzed, each with the laws that hold for whatever bytes come in.
enum FuzzTarget: String, CaseIterable, Sendable {
  case engine
  case trees
  case edits
  case customs
  case lists
  case lies
  case texts
  case json
  case images
  case markdown
  case paths
  case css

  /// The law that an input breaks, and how; `nil` where all hold; the same bytes have the same result.
  ///
  /// - Parameter shrinks: whether a layout that breaks it is made as small as can be found, for people.
  func fault(_ bytes: [UInt8], shrinks: Bool = false) -> String? {
    switch self {
    case .engine: EngineLaws.fault(bytes, shrinks: shrinks)
    case .trees: TreeLaws.fault(bytes, shrinks: shrinks)
    case .edits: EditLaws.fault(bytes, shrinks: shrinks)
    case .customs: CustomLaws.fault(bytes, shrinks: shrinks)
    case .lists: ListLaws.fault(bytes, shrinks: shrinks)
    case .lies: LieLaws.fault(bytes, shrinks: shrinks)
    case .json: JSONLaws.fault(bytes)
    case .markdown: MarkdownLaws.fault(bytes)
    case .paths: PathLaws.fault(bytes)
    case .css: CSSLaws.fault(bytes, shrinks: shrinks)
    #if canImport(CCairo)
      case .texts: TextLaws.fault(bytes)
      case .images: ImageLaws.fault(bytes)
    #else
      case .texts, .images: nil
    #endif
    }
  }
}
