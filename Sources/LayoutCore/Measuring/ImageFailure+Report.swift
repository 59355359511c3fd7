import LayoutEngine

extension ImageFailure {
  /// The code of the diagnostic.
  var code: Diagnostic.Code { self == .undecodable ? .undecodableImage : .missingImage }

  /// The words of the diagnostic.
  func text(of source: ImageSource) -> FaultText {
    let path: String? = if case .file(let path) = source { path } else { nil }
    let name = path.map { "the picture \($0)" } ?? "a picture"
    switch self {
    case .missing:
      let isRelative = path?.hasPrefix("/") == false
      return FaultText(
        "there is no file for \(name); its place stays empty",
        cause: isRelative ? "the path begins in the folder in which the program runs" : nil,
        advice: "write the path of a file that exists\(isRelative ? ", or begin it with /" : "")")
    case .unreadable(let reason):
      return FaultText("\(name) cannot be read; its place stays empty", cause: reason)
    case .undecodable:
      return FaultText("\(name) cannot be decoded; its place stays empty")
    }
  }
}
