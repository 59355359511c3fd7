#if canImport(CCairo)
  /// The kinds of files that a canvas can write.
  @nonexhaustive
  public enum CanvasFormat: String, Hashable, Sendable, CaseIterable {
    /// Pixels, with transparency.
    case png
    /// Shapes and text for browsers; text is stored as outlines.
    case svg
    /// Shapes and text for print, on one page; text can be selected, fonts are embedded.
    case pdf

    /// The format of the extension of `path`, in either case.
    ///
    /// - Throws: `CanvasError.unknownFormat` for any other extension and for none.
    public init(path: String) throws(CanvasError) {
      let name = path.split(separator: "/").last ?? ""
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let suffix = parts.count > 1 ? parts.last.map { $0.lowercased() } ?? "" : ""
      guard let format = CanvasFormat(rawValue: suffix) else { throw CanvasError.unknownFormat(extension: suffix) }
      self = format
    }

    /// Whether shapes stay shapes, so that the scale of a screen has no effect.
    package var isVector: Bool { self != .png }
  }
#endif
