import LayoutEngine

extension ImageFailure {
  /// The code of the diagnostic.
  var code: Diagnostic.Code {
    switch self {
    case .missing, .unreadable, .unknownSymbol: .missingImage
    case .refused, .undecodable: .undecodableImage
    }
  }

  /// The words of the diagnostic.
  func text(of source: ImageSource) -> FaultText {
    let path: String? = if case .file(let path) = source { path } else { nil }
    let symbol: String? = if case .symbol(let symbol) = source { symbol.name } else { nil }
    let name = path.map { "the picture \($0)" } ?? symbol.map { "symbol \($0)" } ?? "a picture"
    switch self {
    case .missing:
      let isRelative = path?.hasPrefix("/") == false
      return FaultText(
        "there is no file for \(name); its place stays empty",
        cause: isRelative ? "the path begins in the folder in which the program runs" : nil,
        advice: "write the path of a file that exists\(isRelative ? ", or begin it with /" : "")")
    case .unknownSymbol(let near):
      return FaultText(
        "there is no \(name); its place stays empty",
        advice: near.isEmpty
          ? "write the name of a symbol that the system has"
          : "similar names are \(near.prefix(5).joined(separator: ", "))")
    case .unreadable(let reason):
      return FaultText("\(name) cannot be read; its place stays empty", cause: reason)
    case .refused(let reason):
      return FaultText("\(name) is not shown; its place stays empty", cause: reason)
    case .undecodable:
      return FaultText("\(name) cannot be decoded; its place stays empty")
    }
  }
}
