#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// A request of GTK for a widget's length.
  struct RequestQuestion: Hashable {
    private let isHorizontal: Bool
    /// The other length; -1 where it is open.
    let length: Int32
    /// Whether the container is aligned on a baseline by its parent.
    ///
    /// Only then it computes its own, since every change of a text is then propagated to the outermost element.
    let needsBaseline: Bool

    init(orientation: GtkOrientation, length: Int32, needsBaseline: Bool) {
      self.needsBaseline = needsBaseline
      isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
      self.length = length
    }

    var axis: Axis { isHorizontal ? .horizontal : .vertical }

    /// A proposal of `along` on the question's axis; `nil` is the ideal.
    func proposal(_ along: Double?) -> Proposal {
      let other = length < 0 ? nil : Double(length)
      return isHorizontal ? Proposal(width: along, height: other) : Proposal(width: other, height: along)
    }
  }

  /// The container's own size, as GTK requests it.
  extension LayoutContainer {
    /// The longest window: X11 and GDK count pixels in 16 bits.
    nonisolated static let longestRequest = 32_767.0
    /// The most pixels of a window, twice those of a screen of 8K.
    ///
    /// GTK and the display server keep four bytes of each, 256 MiB, and are killed where there is no such memory.
    private nonisolated static let largestRequest = Double(1 << 26)

    /// The length that is requested along `axis` for a layout of `size`.
    ///
    /// A long list may be as long as a window can be. A layout that is infinite along both axes is a square.
    nonisolated static func requested(_ size: Size, _ axis: Axis) -> Double {
      let square = largestRequest.squareRoot()
      let across = max(1, size[axis == .horizontal ? .vertical : .horizontal])
      return min(size[axis], longestRequest, max(square, largestRequest / across))
    }

    /// Returns the request for GTK.
    ///
    /// It is computed once and stored until the layout changes it.
    func request(_ question: RequestQuestion) -> WidgetRequest {
      noteChangedNatives()
      if let known = requests[question] { return known }
      let result = results([question])[0]
      requests[question] = result
      return result
    }

    /// Marks the callers' widgets that requested another size of GTK, so that the layout measures them again.
    ///
    /// GTK requests the sizes of everything around them again.
    func noteChangedNatives() {
      guard !host.natives.isEmpty else { return }
      let changed = host.takeChangedNatives()
      guard !changed.isEmpty else { return }
      for view in changed { root.markViewDirty(view) }
      requests = [:]
    }

    /// Does the work that follows a turn, when all views exist.
    func settle() {
      settleNatives()
      host.nameBoxes()
      focus.settle()
      if menus == nil, root.hasContextMenus { menus = ContextMenus(self) }
      onSettled?()
    }

    /// Puts callers' widgets where they are free by now, and reports those that are in two places.
    private func settleNatives() {
      for native in host.settleNatives() {
        let tree = root.session.tree
        tree.sink.report(
          Diagnostic(
            code: .viewShownTwice,
            message: "this \(native.view.name) is somewhere else already and is not shown here. A widget can be in one "
              + "place: make another one, or take it out of the other place first",
            path: root.node(of: native.id).map { tree.path(of: $0) } ?? "-"))
      }
    }

    private func results(_ questions: [RequestQuestion]) -> [WidgetRequest] {
      controls?.noteThread()
      host.calls.requests += questions.count
      var least = questions.map { LeastLength($0) }
      let first = questions.map { $0.proposal(0) } + questions.map { $0.proposal(nil) }
      let results = root.sizesThatFit(first, baselines: questions.contains { $0.needsBaseline }) { responses in
        var open = least.indices.filter { least[$0].isSearching }
        if open.isEmpty {
          open = Array(least.indices)
          for (index, ideal) in zip(open, responses.dropFirst(open.count)) { least[index].start(ideal: ideal) }
        }
        for (index, response) in zip(open, responses) { least[index].note(response) }
        return least.compactMap(\.proposal)
      }
      return zip(least, results.dropFirst(questions.count)).map { least, ideal in least.request(ideal: ideal) }
    }

    /// Computes the requests again that GTK received, and notifies GTK where one differs.
    ///
    /// 1. Where no change reaches the outermost element, nothing is computed.
    /// 2. Where GTK made many requests, as while a window is resized, GTK does not use most of them any more, but
    ///    stores them. GTK is then notified without computing them.
    /// 3. Otherwise all of them are computed again.
    ///
    /// - Returns: whether GTK was notified, so that an allocation follows.
    func updateRequests() -> Bool {
      guard mayHaveOtherRequests || root.contentChanges != seenContentChanges else { return false }
      mayHaveOtherRequests = false
      // 1.
      root.noteContentChanges()
      guard root.contentChanges != seenContentChanges else { return false }
      seenContentChanges = root.contentChanges
      guard !requests.isEmpty else { return false }
      // 2.
      if requests.count <= Self.usualQuestions {
        // 3.
        let questions = Array(requests.keys)
        guard zip(questions, results(questions)).contains(where: { requests[$0] != $1 }) else { return false }
      }
      requests = [:]
      gtk_widget_queue_resize(widget)
      host.calls.queuedResizes += 1
      return true
    }

    /// Width and height, each for the natural and the present length of the other axis, and both without.
    private static let usualQuestions = 6
  }
#endif
