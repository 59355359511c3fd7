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

      /// Whether the element is in the one of another row.
      ///
      /// A search leaves rows out, so that depths alone do not show it.
      func isInside(_ other: Row) -> Bool { id.hasPrefix("\(other.id).") }
    }

    /// The row that is to be in sight.
    struct Reveal: Equatable {
      /// The path of the element.
      let path: String
      /// The number of rows that were to be in sight before: a row that is scrolled away can be there once more.
      let number: Int
    }

    /// The size of the container that is inspected.
    struct Room: Hashable, Sendable {
      let size: Size
      /// The least width that its window may have.
      let leastWidth: Double
      /// The width that it requests.
      let idealWidth: Double

      /// The room in the form `300×200 points; the least width is 40, the ideal 90`.
      var text: String {
        "\(size.inspectedText) points; the least width is \(leastWidth.inspectedText), "
          + "the ideal \(idealWidth.inspectedText)"
      }
    }

    /// A key that goes through the tree.
    enum Step: CaseIterable {
      case up, down, outwards, inwards, first, last
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
    /// The path of the element that the pointer is over, in the panel or in the window.
    private(set) var hovered: String?
    /// The row that is to be in sight: of the last element that was chosen or hovered otherwise than by its row.
    private(set) var revealed: Reveal?
    /// The size of the container; `nil` before its first turn.
    private(set) var room: Room?
    /// What is known about the chosen element, one text for each paragraph.
    private(set) var details: [String] = []
    private var rows: [Row] = []
    @ObservationIgnored private var elements: [InspectedElement] = []

    /// Takes the elements of the last turn. The chosen one stays chosen where there is one with its path.
    func update(_ elements: [InspectedElement], room: Room) {
      self.elements = elements
      if room != self.room { self.room = room }
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
    func choose(at point: Point) {
      choose(element(at: point)?.path)
      reveal(chosen)
    }

    /// Marks the element of a row; `nil` marks none.
    func hover(_ path: String?) { if path != hovered { hovered = path } }

    /// Marks the front-most element at a point of the container.
    func hover(at point: Point) {
      let path = element(at: point)?.path
      guard path != hovered else { return }
      hover(path)
      reveal(path)
    }

    /// Chooses the row above or below, the element around the chosen one or the first in it, or the first or last row.
    ///
    /// Without a chosen row each of them chooses the first.
    func choose(_ step: Step) {
      let shown = shown
      guard !shown.isEmpty else { return }
      let at = shown.firstIndex { $0.id == chosen }
      let next: Int? =
        switch step {
        case .first: 0
        case .last: shown.count - 1
        case .up: at.map { max(0, $0 - 1) } ?? 0
        case .down: at.map { min(shown.count - 1, $0 + 1) } ?? 0
        case .inwards: at.map { Self.child(of: $0, in: shown) ?? $0 } ?? 0
        case .outwards: at.map { Self.parent(of: $0, in: shown) ?? $0 } ?? 0
        }
      guard let next else { return }
      choose(shown[next].id)
      reveal(chosen)
    }

    /// The row of the first element in another one; `nil` where it is not shown.
    private static func child(of at: Int, in rows: [Row]) -> Int? {
      let next = at + 1
      return next < rows.count && rows[next].isInside(rows[at]) ? next : nil
    }

    /// The row of the nearest element around another one that is shown.
    private static func parent(of at: Int, in rows: [Row]) -> Int? {
      rows[..<at].lastIndex { rows[at].isInside($0) }
    }

    private func reveal(_ path: String?) {
      revealed = path.map { Reveal(path: $0, number: (revealed?.number ?? 0) + 1) } ?? revealed
    }

    private func element(at point: Point) -> InspectedElement? { elements.last { $0.box.contains(point) } }

    private func element(_ path: String?) -> InspectedElement? {
      path.flatMap { path in elements.first { $0.path == path } }
    }

    /// The element that is chosen; `nil` for none.
    var chosenElement: InspectedElement? { element(chosen) }

    /// The element that the pointer is over; `nil` for none.
    var hoveredElement: InspectedElement? { element(hovered) }

    private func describe() {
      let text =
        chosenElement.map(paragraphs) ?? ["\(elements.count.counting("element")). Click one here, or in the window."]
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
