import LayoutEngine

/// Reports of values that do not settle, or are changed at the wrong time: the writer, and the reader.
extension LayoutSession {
  /// Notes the size of the content after a turn that another one follows, and the elements whose bodies were written
  /// about, for `reportEndlessTurns`.
  func noteSizes(_ contentSize: Size) {
    let readers = loops.writes.compactMap(\.reader?.node).filter { !$0.isNone && tree.isLive($0) }
    for node in Set(readers.map { element(of: $0) }).union(loops.sizes.map(\.node)).subtracting([.none]) {
      if tree.isLive(node) { loops.note(tree.size(of: node), of: node) }
    }
    loops.note(contentSize, of: .none)
  }

  /// The part that did not settle: the first element whose size changed from turn to turn, else the content.
  private var swing: String? {
    let swinging = loops.sizes.sorted {
      ($0.node.isNone ? 1 : 0, $0.node.rawValue) < ($1.node.isNone ? 1 : 0, $1.node.rawValue)
    }
    .first { Set($0.sizes).count > 1 }
    return swinging.map { found in
      let name = found.node.isNone ? "the content" : text(Doer(kind: .container, node: found.node))
      return "\(name) was \(found.sizes.map { "\($0)" }.joined(separator: ", "))"
    }
  }

  /// Reports that the last possible turn has requested another one; names each writer once.
  func reportEndlessTurns(_ turns: Int) {
    var reported: Set<String> = []
    let writes = loops.writes.isEmpty ? [Write(writer: Doer(kind: .unknown, node: .none), reader: nil)] : loops.writes
    for write in writes where reported.insert(text(write.writer)).inserted {
      if case .action(let change?) = write.writer.kind {
        reportEndlessAction(write, change, turns)
      } else {
        reportEndlessWriting(write, turns)
      }
    }
  }

  private func reportEndlessAction(_ write: Write, _ change: Change, _ turns: Int) {
    let (node, what) = (change.node, change.what)
    let values =
      contents.geometry.observers[node]?.seen ?? contents.preferences.markers[node]?.seen
      ?? contents.life.observers[node]?.seen ?? ""
    tree.sink.report(
      Diagnostic(
        code: change.code,
        message: "an action of an element ran in each of \(turns) turns, since \(what) changed each time"
          + (values.isEmpty ? "" : ": \(values)") + "; the last frames stay",
        path: path(write.writer) ?? "0",
        cause: "the action changes the value that it is called for: \(text(write.writer)) \(deed(write))",
        advice: "write only what does not change \(what), or nothing where the value is the same",
        subject: "action on \(what)"))
  }

  private func reportEndlessWriting(_ write: Write, _ turns: Int) {
    tree.sink.report(
      Diagnostic(
        code: .unsettledGeometry,
        message: "each of \(turns) turns requested another one; the last frames stay\(swing.map { "; \($0)" } ?? "")",
        path: path(write.writer) ?? "0", cause: "\(text(write.writer)) \(deed(write)) in every turn",
        advice:
          "change state where a person does something, or in an action, and not while bodies are evaluated or a "
          + "host is called", subject: "turns"))
  }

  /// Reports that the keyboard was to move once more after the last round; names what has it.
  func reportEndlessFocus(_ rounds: Int) {
    let node = contents.focused?.node ?? .none
    let holder = text(Doer(kind: node.isNone ? .unknown : .container, node: node))
    tree.sink.report(
      Diagnostic(
        code: .unsettledChange,
        message: "the keyboard moved in each of \(rounds) rounds, and was to move once more; \(holder) has it",
        path: path(Doer(kind: .container, node: node)) ?? "0",
        cause: "an action that is called when the keyboard moves requests it for another element each time",
        advice: "move the keyboard where a person does something, and not whenever it has moved", subject: "keyboard"))
  }

  private func deed(_ write: Write) -> String {
    write.reader.map { "writes what \(text($0)) reads" } ?? "requests another turn"
  }

  /// Reports that the presentations did not settle after the last possible round.
  func reportEndlessPresentations(_ rounds: Int, at node: NodeIndex) {
    tree.sink.report(
      Diagnostic(
        code: .unsettledChange,
        message: "what is presented changed in each of \(rounds) rounds; the last presentations stay",
        path: path(Doer(kind: .unknown, node: node)) ?? "0",
        cause: "an action for the end of a presentation, or its content, changes what is presented next",
        advice: "present something else where a person does something, and not whenever a presentation ends",
        subject: "presentations"))
  }

  /// Reports state that was written in the middle of measuring or placing.
  func reportWriteWhileMeasuring(_ write: Write) {
    let deed = write.reader.map { "wrote what \(text($0)) reads" } ?? "requested another turn"
    tree.sink.report(
      Diagnostic(
        code: .stateWrittenWhileComputing,
        message: "\(text(write.writer)) \(deed) while sizes and places were computed; it counts in the next turn",
        path: path(write.writer) ?? "-",
        cause: "how often an element is measured, and whether, is up to the engine",
        advice: "measuring and placing must change nothing; write in an action instead",
        element: name(write.writer), ancestor: write.reader.map { name($0) + (path($0).map { " at \($0)" } ?? "") },
        subject: write.reader.map { text($0) } ?? "turn"))
  }

  /// Reports that frames, or a turn, were requested while they were computed.
  func reportCallInside(_ call: String, _ effect: String) {
    let doer = doer
    tree.sink.report(
      Diagnostic(
        code: .layoutInsideLayout, severity: .note,
        message: "\(name(doer)) called \(call) while the layout was computed; \(effect)",
        path: path(doer) ?? "-", advice: "call it outside of bodies and of what measures or places",
        element: name(doer),
        subject: call))
  }

  /// Reports that a reader's content and its size do not agree after the last pass.
  func reportUnsettledReader(_ node: NodeIndex, _ state: ReaderState, _ frame: Rect) {
    let sizes = state.seen.values.map(\.size)
    let values =
      Set(sizes + [frame.size]).count > 1 || sizes.isEmpty
      ? (sizes.map { "\($0)" }, "\(frame.size)") : (state.seen.values.map { "\($0)" }, "\(frame)")
    let made = values.0.isEmpty ? "" : "it was made for \(values.0.joined(separator: ", ")); "
    let parent = tree.layoutParent(of: node)
    let ancestor = parent.isNone ? nil : Doer(kind: .container, node: parent)
    tree.sink.report(
      Diagnostic(
        code: .unsettledGeometry,
        message: "a geometry reader's content was not made anew once more, after \(LayoutSession.passLimit) passes: "
          + "\(made)the reader is \(values.1)",
        path: tree.path(of: node),
        cause: ancestor.map {
          "the content and the size change each other, or readers stand within readers without end; the content is the "
            + "reader's, the size comes from \(text($0))"
        },
        advice: "make the size independent of the content, or give the reader a frame", element: "GeometryReader",
        ancestor: ancestor.map { name($0) + " at " + (path($0) ?? "-") }, subject: "reader"))
  }

  /// Reports that content and the preference that it depends on do not agree after the last pass.
  func reportUnsettledContent(_ marker: PreferenceMarker, _ node: NodeIndex) {
    let seen = marker.seen
    let writers = writers(of: marker, inside: node)
    tree.sink.report(
      Diagnostic(
        code: .unsettledPreference,
        message: "the preference \(marker.name) had another value after \(LayoutSession.passLimit) passes"
          + (seen.isEmpty ? "" : ": \(seen)") + "; what was made from the last of them stays",
        path: tree.path(of: element(of: node)),
        cause: "the content and the value change each other"
          + (writers.isEmpty ? "" : "; the value is set by \(writers.joined(separator: ", "))"),
        advice: "let the content not change the size or the place that the value follows from", subject: marker.name))
  }

  /// The elements that set the key's value inside a group: the first four.
  private func writers(of marker: PreferenceMarker, inside group: NodeIndex) -> [String] {
    guard let key = marker.readKey else { return [] }
    let nodes = contents.preferences.markers.filter { $0.value.writtenKey == key && tree.isInside($0.key, group) }.map(
      \.key)
    return nodes.sorted { $0.rawValue < $1.rawValue }.prefix(4).map {
      text(Doer(kind: .container, node: element(of: $0)))
    }
  }

  /// Removes the notes for the reports when no turn follows.
  func endLoops() {
    if loops.turn > 1 {
      for change in changed {
        contents.geometry.observers[change.node]?.dropSeen()
        contents.preferences.markers[change.node]?.dropSeen()
        contents.life.observers[change.node]?.dropSeen()
      }
    }
    loops.end()
  }
}
