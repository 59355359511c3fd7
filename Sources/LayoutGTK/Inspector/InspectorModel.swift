#if canImport(CGTK)
  import LayoutCore
  import Observation

  /// The state of the inspector's panel: the elements of a container, the chosen one, and the words that are searched for.
  @Observable
  final class InspectorModel {
    /// A line of the tree.
    struct Row: Hashable, Identifiable, Sendable {
      /// The element's path, as in `LayoutResult.path(of:)`.
      let id: String
      let name: String
      let size: String
      let depth: Int
      let hasFinding: Bool
    }

    /// The most elements in the panel.
    static let limit = 2_000

    /// The elements in document order, without those that the search leaves out.
    var shown: [Row] {
      let words = search.lowercased().split(separator: " ")
      guard !words.isEmpty else { return rows }
      return rows.filter { row in
        let text = "\(row.name) \(row.id)".lowercased()
        return words.allSatisfy { text.contains($0) }
      }
    }
    /// The words of the search; an element is shown if all are in its name or its path.
    var search = ""
    /// The path of the chosen element.
    private(set) var chosen: String?
    /// What is known about the chosen element, one text for each paragraph.
    private(set) var details: [String] = []
    private var rows: [Row] = []
    @ObservationIgnored private var elements: [InspectedElement] = []

    /// Takes the elements of the last turn. The chosen one stays chosen where there is one with its path.
    func update(_ elements: [InspectedElement]) {
      self.elements = elements
      let rows = Self.documentOrder(of: elements).map { at in
        let element = elements[at]
        return Row(
          id: element.path, name: (element.box.types.map(\.name) + [element.box.name]).joined(separator: " "),
          size: element.box.frame.size.inspectedText,
          depth: element.box.depth, hasFinding: !element.findings.isEmpty || !element.box.overflow.isEmpty)
      }
      if rows != self.rows { self.rows = rows }
      describe()
    }

    /// Chooses an element; `nil` chooses none.
    func choose(_ path: String?) {
      guard path != chosen else { return }
      chosen = path
      describe()
    }

    /// Chooses the front-most element at a point of the container.
    func choose(at point: Point) { choose(elements.last { $0.box.contains(point) }?.path) }

    /// The chosen element's position among the elements.
    var chosenElement: InspectedElement? { chosen.flatMap { path in elements.first { $0.path == path } } }

    private func describe() {
      let text = chosenElement.map(paragraphs) ?? ["\(elements.count) elements. Click one here, or in the window."]
      if text != details { details = text }
    }

    /// The element's numbers, its findings, and the steps from itself out to the root.
    private func paragraphs(_ element: InspectedElement) -> [String] {
      let frame = element.box.frame
      let place = "\(frame.minX.inspectedText), \(frame.minY.inspectedText)"
      let source = element.box.source.map { "\n\($0)" } ?? ""
      var texts = ["\(element.box.name)\n\(frame.size.inspectedText) at \(place), path \(element.path)\(source)"]
      texts += element.findings.map(\.text)
      var next: InspectedElement? = element
      while let here = next {
        texts += here.steps.map(\.description)
        next = here.box.parent.map { elements[$0] }
      }
      return texts
    }

    /// The positions of the elements in the order of the tree: backgrounds are drawn before the element that they are
    /// behind, and stand after it in the tree.
    private static func documentOrder(of elements: [InspectedElement]) -> [Int] {
      var children: [Int: [Int]] = [:]
      var roots: [Int] = []
      for at in elements.indices {
        if let parent = elements[at].box.parent { children[parent, default: []].append(at) } else { roots.append(at) }
      }
      var order: [Int] = []
      var waiting = Array(roots.reversed())
      while let at = waiting.popLast() {
        order.append(at)
        waiting += (children[at] ?? []).reversed()
      }
      return order
    }
  }
#endif
