import LayoutEngine

/// Reads rows of a list that are not made: in a tree of its own, which is never shown.
///
/// A row has there the environment of its list, the values of its modifiers, and the first values of its state.
final class RowReader {
  private let session: LayoutSession
  private let environment: EnvironmentValues
  private let readsWords: Bool
  private var count = 0
  /// The rows of the datum that was read last.
  private var contexts: [_RowContext] = []

  /// A reader of rows in an environment; `readsWords` puts their content into the tree, too.
  init(_ environment: EnvironmentValues, readsWords: Bool = false) {
    session = LayoutSession(measurers: Measurers(), environment: environment)
    (self.environment, self.readsWords) = (environment, readsWords)
  }

  /// What stands around the rows of an element.
  func contexts<Content: Layout>(_ row: RowElements<Content>) -> [_RowContext] {
    contexts = []
    if !readsWords, !Content._containsRows(0) { return [row.context] }
    var context = row.context
    context.reader = self
    // Each row is an element of its own, with a state of its own.
    count += 1
    session.update(RowElements(row.content, context).id(count), environment: environment)
    return contexts
  }

  /// The texts of the rows of an element, with spaces between them.
  func words(_ row: RowElements<some Layout>) -> String {
    _ = contexts(row)
    return session.contents.words(below: session.tree.root, in: session.tree)
  }

  /// Meets a row.
  func meet(_ content: some Layout, _ context: _RowContext, _ lowering: _Lowering) {
    contexts.append(context)
    if readsWords { content._lower(lowering) }
  }
}

/// An element that is one row of a list.
struct RowElement<Content: Layout>: _PrimitiveLayout {
  let content: Content
  let context: _RowContext

  init(_ content: Content, _ context: _RowContext) { (self.content, self.context) = (content, context) }

  func _lower(_ lowering: _Lowering) { lowering.row(content, context) }
}

extension _Lowering {
  /// Puts an element into a list as one row.
  func row(_ content: some Layout, _ context: _RowContext) {
    guard let reader = context.reader else { return ListRow(content, context)._lower(self) }
    reader.meet(content, context, self)
  }
}

/// The rows of a datum, whatever the type of their content.
protocol DatumRows {
  /// Whether what modifiers set can be another thing in each row.
  static var hasOwnTraits: Bool { get }
  func contexts(_ reader: RowReader) -> [_RowContext]
  func words(_ reader: RowReader) -> String
}

extension RowElements: DatumRows {
  static var hasOwnTraits: Bool { Content._containsRows(0) }
  func contexts(_ reader: RowReader) -> [_RowContext] { reader.contexts(self) }
  func words(_ reader: RowReader) -> String { reader.words(self) }
}
