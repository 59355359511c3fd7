#if DEBUG || LAYOUT_SOURCE_LINES
  /// A line of source as the compiler passes it.
  public struct _SourceMark: Sendable {
    @usableFromInline let fileID: StaticString
    @usableFromInline let line: UInt32

    /// A line of a file, in the form of `#fileID` and `#line`.
    @inlinable
    public init(fileID: StaticString, line: UInt32) {
      self.fileID = fileID
      self.line = line
    }
  }

  /// An element with the line it is written in.
  ///
  /// Only debug builds, and builds with `LAYOUT_SOURCE_LINES`, have the type; frames, identity and work are those of
  /// the element alone.
  public struct _SourcedLayout<Content: Layout>: _PrimitiveLayout {
    @usableFromInline let content: Content
    @usableFromInline let source: _SourceMark

    /// An element with its line.
    @inlinable
    public init(_ content: Content, _ source: _SourceMark) {
      self.content = content
      self.source = source
    }

    /// Puts the element into the tree; nodes made meanwhile have this line, or one further in.
    public func _lower(_ lowering: _Lowering) { lowering.marked(source) { content._lower(lowering) } }

    /// Whether the element is one stack.
    @inlinable public static var _isStack: Bool { Content._isStack }

    /// Whether values of the type can be compared.
    @inlinable public static var _isComparable: Bool { Content._isComparable }

    /// Whether the elements have the same result, which does not depend on their lines.
    @inlinable
    public static func _isSame(_ one: Self, _ other: Self) -> Bool { Content._isSame(one.content, other.content) }
  }

  extension _Lowering {
    /// Puts elements into the tree that are written in a line.
    func marked(_ source: _SourceMark, _ work: () -> Void) {
      let outer = sources.current
      // The library's own lines show what callers write.
      if !source.isOfLibrary { sources.current = source }
      work()
      sources.current = outer
    }
  }

  extension _SourceMark {
    private static let modules = LibraryModules.names.map { Array("\($0)/".utf8) }

    /// Whether the line is in one of the library's own modules.
    fileprivate var isOfLibrary: Bool {
      fileID.withUTF8Buffer { bytes in _SourceMark.modules.contains { bytes.starts(with: $0) } }
    }
  }

  extension _SourcedLayout: Sendable where Content: Sendable {}

  /// An element with a line, which is compared as the element is, whatever its type.
  protocol Sourced {
    var inner: any Layout { get }
  }

  extension _SourcedLayout: Sourced {
    var inner: any Layout { content }
  }
#endif

/// The element without its line, for callers that inspect it.
func unsourced(_ element: any Layout) -> any Layout {
  #if DEBUG || LAYOUT_SOURCE_LINES
    if let sourced = element as? any Sourced { return sourced.inner }
  #endif
  return element
}
