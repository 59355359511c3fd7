/// Reads the parts of an element by its value: the texts and tags of a picker's content.
///
/// Nothing is put into a tree. Groups, loops, branches and modifiers are looked into, and bodies are evaluated. An
/// element of an erased type (`AnyLayout`) is a part itself, since what it holds is not known.
struct PartReader {
  private let element: any Layout
  /// Called with each part, and the innermost tag around it.
  private let visit: (any Layout, AnyHashable?) -> Void
  private let tag: AnyHashable?
  private let depth: Int

  init(_ element: any Layout, _ visit: @escaping (any Layout) -> Void) {
    self.init(element) { part, _ in visit(part) }
  }

  init(
    _ element: any Layout, tag: AnyHashable? = nil, depth: Int = 0,
    _ visit: @escaping (any Layout, AnyHashable?) -> Void
  ) {
    (self.element, self.tag, self.depth, self.visit) = (element, tag, depth, visit)
  }

  /// Visits the parts in their order.
  ///
  /// Bodies that lead to themselves end after 64 levels.
  func read() {
    guard depth < 64 else { return }
    let element = unsourced(element)
    if let container = element as? any PartContainer {
      container.readParts(self)
    } else {
      readBody(of: element)
    }
  }

  /// Visits the parts of an element inside.
  func read(_ inner: any Layout, tag: AnyHashable? = nil) {
    PartReader(inner, tag: tag ?? self.tag, depth: depth + 1, visit).read()
  }

  private func readBody(of element: some Layout) {
    func body<Element: Layout>(_ element: Element) -> (any Layout)? {
      Element.Body.self == Never.self ? nil : element.body
    }
    if let body = body(element) { read(body) } else { visit(element, tag) }
  }
}

/// An element that is looked into for parts.
protocol PartContainer {
  func readParts(_ reader: PartReader)
}

extension EmptyLayout: PartContainer {
  func readParts(_ reader: PartReader) {}
}

extension _PairLayout: PartContainer {
  func readParts(_ reader: PartReader) {
    reader.read(first)
    reader.read(second)
  }
}

extension _TupleLayout: PartContainer {
  func readParts(_ reader: PartReader) { repeat reader.read(each content) }
}

extension _ArrayLayout: PartContainer {
  func readParts(_ reader: PartReader) { for element in content { reader.read(element) } }
}

extension _ConditionalLayout: PartContainer {
  func readParts(_ reader: PartReader) {
    switch branch {
    case .first(let content): reader.read(content)
    case .second(let content): reader.read(content)
    }
  }
}

extension _OptionalLayout: PartContainer {
  func readParts(_ reader: PartReader) { if let content { reader.read(content) } }
}

extension Optional: PartContainer where Wrapped: Layout {
  func readParts(_ reader: PartReader) { if let content = self { reader.read(content) } }
}

extension Group: PartContainer {
  func readParts(_ reader: PartReader) { reader.read(content) }
}

extension ForEach: PartContainer {
  /// An element without a tag of its own has its id as its tag.
  func readParts(_ reader: PartReader) {
    for datum in data { reader.read(content(datum), tag: AnyHashable(id(datum))) }
  }
}

extension Label: PartContainer {
  func readParts(_ reader: PartReader) { reader.read(title) }
}

extension _ModifiedLayout: PartContainer {
  func readParts(_ reader: PartReader) { reader.read(content, tag: (modifier as? any TagHolding)?.anyTag) }
}
