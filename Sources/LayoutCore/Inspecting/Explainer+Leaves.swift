import LayoutEngine

extension Explainer {
  /// The reason for an element whose response is the proposal, or an ideal without one: shapes, colours, geometry
  /// readers.
  func fillReason(_ core: LayoutReplay.Layer) -> String {
    let ideal = LayoutTree.flexibleIdeal.inspectedText
    return switch (core.proposal.width, core.proposal.height) {
    case (nil, nil): "nothing is proposed, so it takes its ideal, \(ideal)×\(ideal)"
    case (nil, _): "it fills the proposed height; no width is proposed, so it takes its ideal, \(ideal)"
    case (_, nil): "it fills the proposed width; no height is proposed, so it takes its ideal, \(ideal)"
    default: "it fills the proposal"
    }
  }

  /// The reason for an element whose response is the proposal between bounds, or an ideal without one.
  private func boundsReason(_ core: LayoutReplay.Layer, _ least: Size, _ most: Size) -> String {
    if least == most { return "its size is fixed at \(core.size.inspectedText)" }
    let parts = Axis.allCases.map { axis -> String in
      let (length, proposed, name) = (core.size[axis], core.proposal[raw: axis], axis.lengthName)
      if least[axis] == most[axis] { return "its \(name) is fixed" }
      if proposed.isNaN { return "no \(name) is proposed, so it takes its ideal" }
      if length == proposed { return "it takes the proposed \(name)" }
      return "its \(name) is \(length == least[axis] ? "at least" : "at most") \(length.inspectedText)"
    }
    return parts.joined(separator: "; ")
  }

  func textReason(_ step: LayoutReplay.Step) -> String {
    let proposal = step.core.proposal
    guard case .text(let string, let style, _) = contents.content(of: step.node, in: tree), !string.isEmpty else {
      return "its text is empty"
    }
    if proposal[raw: .horizontal] == 0, proposal[raw: .vertical] == 0 {
      return "a text takes nothing where 0×0 is proposed"
    }
    let metrics = replay.text(step.node, proposal)
    let whole = replay.text(step.node, Proposal(width: proposal.width, height: nil))
    let width = proposal[raw: .horizontal].isFinite ? proposal.width : nil
    var free = style
    free.lineLimit = nil
    let all = contents.measurers.text.measure(string, style: free, width: width, lineLimit: nil)
    let wish = count(all.lineCount, "line")
    let isWrapped = width.map { _ in !all.isNatural } ?? false
    let setting =
      isWrapped
      ? "its text wraps into \(wish) at \(proposal[raw: .horizontal].inspectedText)" : "its text needs \(wish)"
    if metrics.lineCount < whole.lineCount {
      return "\(setting), and a height of \(proposal[raw: .vertical].inspectedText) leaves room for "
        + "\(count(metrics.lineCount, "line")) of \(metrics.lineHeight.inspectedText)"
    }
    if whole.lineCount < all.lineCount, let limit = style.lineLimit {
      return "\(setting) and lineLimit(\(limit)) shows \(whole.lineCount)"
    }
    if proposal[raw: .horizontal] == 0 { return "\(setting), and at no width it is as high as its narrowest form" }
    return setting
  }

  /// A count in words: `one line`, `2 lines`.
  func count(_ number: Int, _ noun: String) -> String { number == 1 ? "one \(noun)" : "\(number) \(noun)s" }

  /// The reason for a leaf whose size comes from outside: a picture, a control, a native view.
  func measuredReason(_ step: LayoutReplay.Step) -> String {
    switch contents.content(of: step.node, in: tree) {
    case .image(let content): return pictureReason(step, content.source)
    case .control(let control):
      let metrics = contents.measurers.controlMeasurer.metrics(of: control)
      if let lines = metrics.lines(of: control, in: step.core.proposal.width, contents.measurers.text) {
        return "its title has less than its ideal width, \(metrics.ideal.width.inspectedText), and takes "
          + count(lines.lineCount, "line")
      }
      return boundsReason(step.core, metrics.minimum, metrics.maximum)
    case .native(let content):
      let reason = "the native view \(content.view.name) returned that size"
      return content.fills.isEmpty
        ? reason : "\(reason); it fills the \(axisNames(content.fills, "and the")) written around it"
    case nil, .decorated, .text, .shape, .drawing, .scroll: return "its content returned that size"
    }
  }

  private func pictureReason(_ step: LayoutReplay.Step, _ source: ImageSource) -> String {
    guard let images = contents.measurers.images else {
      return "this root has no measurer of pictures, so it takes the proposal: \(fillReason(step.core))"
    }
    guard let natural = images.size(of: source), natural.isFinite, natural.width > 0, natural.height > 0 else {
      return "its picture cannot be decoded, so it is like a shape: \(fillReason(step.core))"
    }
    let own = "its picture of \(natural.inspectedText)"
    if let token = tree.token(of: step.node), contents.contents[image: token].isResizable {
      return switch (step.core.proposal.width, step.core.proposal.height) {
      case (nil, nil): "nothing is proposed, so it takes the size of its picture"
      case (nil, _): "it is resizable and fills the proposed height; its width is that of its picture"
      case (_, nil): "it is resizable and fills the proposed width; its height is that of its picture"
      default: "it is resizable and fills the proposal"
      }
    }
    return step.core.size == natural
      ? "\(own) is shown as large as it is" : "\(own) shrinks in its own shape to what is proposed"
  }

  func spacerReason(_ step: LayoutReplay.Step) -> String {
    let least = tree.leastLength(ofSpacer: step.node)
    func along(_ axis: Axis) -> String {
      let proposed = step.core.proposal[raw: axis]
      if proposed.isNaN {
        return "no \(axis.lengthName) is proposed, so that is its minimum, \(least.inspectedText)"
      }
      return proposed < least
        ? "its minimum \(axis.lengthName) is \(least.inspectedText)" : "it takes the proposed \(axis.lengthName)"
    }
    switch tree.stackAxis(around: step.node) {
    case .horizontal: return "\(along(.horizontal)); it has no height in a row"
    case .vertical: return "\(along(.vertical)); it has no width in a column"
    case nil: return "it stands in no stack: \(along(.horizontal)); \(along(.vertical))"
    }
  }

  func dividerReason(_ step: LayoutReplay.Step) -> String {
    let axis = tree.stackAxis(around: step.node) == .horizontal ? Axis.vertical : .horizontal
    let line = "its line is \(tree.thickness(ofDivider: step.node).inspectedText) thick"
    return step.core.proposal[raw: axis].isNaN
      ? "\(line); no \(axis.lengthName) is proposed, so it is \(LayoutTree.flexibleIdeal.inspectedText) long"
      : "\(line) and fills the proposed \(axis.lengthName)"
  }
}
