#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// What GTK asks a widget.
  struct RequestQuestion: Hashable {
    private let isHorizontal: Bool
    /// The other length; -1 where it is open.
    let length: Int32
    /// Whether the container is to stand on a baseline in what it is in. Only then it looks for its own, since that takes
    /// every change of a text up to the outermost element.
    let asksForBaseline: Bool

    init(orientation: GtkOrientation, length: Int32, asksForBaseline: Bool) {
      self.asksForBaseline = asksForBaseline
      isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
      self.length = length
    }

    var axis: Axis { isHorizontal ? .horizontal : .vertical }

    /// A proposal of `along` on the question's axis; `nil` asks for what the layout would like.
    func proposal(_ along: Double?) -> Proposal {
      let other = length < 0 ? nil : Double(length)
      return isHorizontal ? Proposal(width: along, height: other) : Proposal(width: other, height: along)
    }
  }

  /// The container's own size, as GTK asks for it.
  extension LayoutContainer {
    /// Windows cannot be longer: X11 and GDK count their pixels in 16 bits.
    private nonisolated static let longestRequest = 32_767.0
    /// Windows cannot have more pixels, twice those of a screen of 8K: GTK and the display server keep four bytes of each,
    /// 256 MiB, and are killed where there is no such memory.
    private nonisolated static let largestRequest = Double(1 << 26)

    /// A length that may be asked for along `axis` of a layout of `size`: a long list may be as long as windows can be, and
    /// a layout that has no end either way is a square.
    nonisolated static func requested(_ size: Size, _ axis: Axis) -> Double {
      let square = largestRequest.squareRoot()
      let across = max(1, size[axis == .horizontal ? .vertical : .horizontal])
      return min(size[axis], longestRequest, max(square, largestRequest / across))
    }

    /// Answers GTK; what was answered once is known until the layout says that it may be another.
    func request(_ question: RequestQuestion) -> WidgetRequest {
      noteChangedNatives()
      if let known = requests[question] { return known }
      let answer = answers([question])[0]
      requests[question] = answer
      return answer
    }

    /// A caller's widget asked GTK for another size, and GTK asks everything around it again: so the layout
    /// measures it anew.
    func noteChangedNatives() {
      guard !host.natives.isEmpty else { return }
      let changed = host.takeChangedNatives()
      guard !changed.isEmpty else { return }
      for view in changed { root.markViewDirty(view) }
      requests = [:]
    }

    /// What a turn leaves to be done when all views are there.
    func settle() {
      settleNatives()
      host.nameBoxes()
      focus.settle()
    }

    /// Puts callers' widgets where they are free to be by now, and reports those that stand in two places.
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

    private func answers(_ questions: [RequestQuestion]) -> [WidgetRequest] {
      controls?.noteThread()
      host.calls.requests += questions.count
      var least = questions.map { LeastLength($0) }
      let first = questions.map { $0.proposal(0) } + questions.map { $0.proposal(nil) }
      let answers = root.sizesThatFit(first, baselines: questions.contains { $0.asksForBaseline }) { responses in
        var asked = least.indices.filter { least[$0].isAsking }
        if asked.isEmpty {
          asked = Array(least.indices)
          for (index, ideal) in zip(asked, responses.dropFirst(asked.count)) { least[index].start(ideal: ideal.size) }
        }
        for (index, response) in zip(asked, responses) { least[index].note(response) }
        return least.compactMap(\.proposal)
      }
      return zip(least, answers.dropFirst(questions.count)).map { least, ideal in least.request(ideal: ideal) }
    }

    /// Asks the layout again what GTK was answered, and tells GTK where that is no longer true.
    ///
    /// 1. Nothing is asked where no change reaches the outermost element.
    /// 2. Where GTK asked many questions, as while a window is resized, most of the answers are of no use any more, but
    ///    GTK remembers them: it is told to ask again.
    /// 3. Else all of them are asked again.
    ///
    /// - Returns: whether GTK was told, so that an allocation follows.
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
        guard zip(questions, answers(questions)).contains(where: { requests[$0] != $1 }) else { return false }
      }
      requests = [:]
      gtk_widget_queue_resize(widget)
      host.calls.queuedResizes += 1
      return true
    }

    /// Width and height, each for the natural and the present size of the other, and both without.
    private static let usualQuestions = 6
  }
#endif
