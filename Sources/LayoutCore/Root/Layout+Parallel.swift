import LayoutEngine

extension Collection where Element: Layout {
  /// The height of each element in order, for the proposal of `width` without a height: the rows of a list before it is
  /// shown.
  ///
  /// - Parameters:
  ///   - width: points; `nil`, infinity and NaN request the ideal, negative widths count as 0.
  ///   - measurers: what measures texts and pictures.
  ///   - environment: the values that flow down into each element.
  /// - Complexity: O(elements inside all of them). One tree is used for all, so equal parts of them are not made again.
  public func heights(
    width: Double?, measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues()
  ) -> [Double] {
    let ruler = HeightRuler(width: width, measurers: measurers, environment: environment)
    return reportedElements.map { ruler.height(of: $0) }
  }
}

extension Collection where Element: Layout & Sendable {
  /// The height of each element in order, with the results of `heights`, computed on all cores.
  ///
  /// ```swift
  /// let heights = await rows.concurrentHeights(width: 390)
  /// ```
  ///
  /// Where the task is cancelled, the work ends soon and the result is empty.
  ///
  /// - Parameters:
  ///   - width: points; `nil`, infinity and NaN request the ideal, negative widths count as 0.
  ///   - measurers: what measures texts and pictures, on several threads at once.
  ///   - environment: changes the environment's defaults; called once a thread, since the values need not be
  ///     `Sendable`.
  /// - Complexity: O(elements inside all of them), shared out among the cores.
  public func concurrentHeights(
    width: Double?, measurers: Measurers = Measurers(),
    environment: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in }
  ) async -> [Double] {
    await concurrentHeights(width: width, measurers: measurers, tasks: Cores.count, environment: environment)
  }

  /// The same with a given number of tasks.
  ///
  /// 1. The elements are cut into pieces of equal length, one a task. Few elements stay together: a task costs more
  ///    than measuring them.
  /// 2. Each task has a tree of its own, so only the values and the measurers are shared.
  /// 3. The heights are put together in the elements' order, whichever task is done first.
  func concurrentHeights(
    width: Double?, measurers: Measurers, tasks: Int, leastRows: Int = 16,
    environment: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) async -> [Double] {
    let rows = reportedElements
    // 1.
    let pieces = Swift.max(1, Swift.min(tasks, rows.count / leastRows))
    let heights = await withTaskGroup(of: (Int, [Double]?).self) { group in
      for piece in 0..<pieces {
        let range = rows.count * piece / pieces..<rows.count * (piece + 1) / pieces
        // 2.
        group.addTask {
          var values = EnvironmentValues()
          environment(&values)
          let ruler = HeightRuler(width: width, measurers: measurers, environment: values)
          var heights: [Double] = []
          heights.reserveCapacity(range.count)
          for row in rows[range] {
            if Task.isCancelled { return (piece, nil) }
            heights.append(ruler.height(of: row))
          }
          return (piece, heights)
        }
      }
      // 3.
      var parts = [[Double]?](repeating: nil, count: pieces)
      for await (piece, heights) in group { parts[piece] = heights }
      return parts
    }
    return heights.contains(nil) ? [] : heights.flatMap { $0 ?? [] }
  }
}

extension Collection {
  /// The elements; a collection that contradicts itself is diagnosed.
  fileprivate var reportedElements: ContiguousArray<Element> {
    let (elements, fault) = CollectionReader(self).elements()
    if let fault {
      LayoutDiagnostics.report(
        Diagnostic(
          code: .inconsistentCollection, message: fault.message, path: "-", cause: fault.cause, advice: fault.advice,
          subject: "collection"))
    }
    return elements
  }
}

/// Measures one element after the other in one tree. Each of them is compared with the nodes of the one before, so what
/// they have in common is kept. That the response is the same as in a tree of its own is the law that incremental
/// equals fresh.
private struct HeightRuler {
  let session: LayoutSession
  let environment: EnvironmentValues
  let proposal: Proposal

  init(width: Double?, measurers: Measurers, environment: EnvironmentValues) {
    session = LayoutSession(measurers: measurers, environment: environment)
    self.environment = environment
    proposal = Proposal(width: width.flatMap { $0.isFinite ? $0 : nil }, height: nil)
  }

  func height(of element: some Layout) -> Double {
    session.update(element, environment: environment)
    if session.contents.lazyLists.isEmpty { return session.measure(in: proposal).height }
    // A list knows its length by the rows it has measured, so it is measured in a tree of its own.
    let own = LayoutSession(measurers: session.contents.measurers, environment: environment)
    own.update(element, environment: environment)
    return own.layout(in: proposal).height
  }
}

extension LayoutSession {
  /// The tree's response to `proposal`. Nothing is placed, unless geometry readers wait for their sizes.
  func measure(in proposal: Proposal) -> Size {
    contents.readers.isEmpty ? relay.holding { measureRoot([proposal])[0].size } : layout(in: proposal)
  }
}
