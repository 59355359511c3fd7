import SimpleLayoutEngine

extension LinearCase {
  /// Runs the case and compares every frame, within the case's own tolerance or else `tolerance` points, and every
  /// error.
  package func check(tolerance: Double) -> CaseVerdict {
    var run = LinearRun()
    switch kind {
    case "unattached": run.measure(SimpleLayoutItem.flexible, at: "/0")
    case "linear":
      guard let frame, let tree else { return .skipped("a linear case needs a frame and a tree") }
      let rect = Rect(x: frame.x.value, y: frame.y.value, width: frame.w.value, height: frame.h.value)
      if let unknown = run.lay(tree, in: rect, at: "") { return .skipped(unknown) }
    default: return .skipped("unknown kind \(kind)")
    }
    var differences = expected.compactMap { run.difference(from: $0, within: self.tolerance ?? tolerance) }
    let named = Set(expected.filter { $0.addError != nil }.map(\.path))
    differences += run.addErrors.keys.filter { !named.contains($0) }.sorted().map {
      "\($0) could not be added: \(run.addErrors[$0] ?? "")"
    }
    return differences.isEmpty ? .passed : .failed(differences)
  }
}

/// The results of a case's calls, by path.
private struct LinearRun {
  var frames: [String: Rect] = [:]
  var errors: [String: String] = [:]
  var addErrors: [String: String] = [:]

  /// Stores the item's frame, or the reason why it has none.
  mutating func measure(_ item: SimpleLayoutItem, at path: String) {
    do throws(SimpleLayoutError) {
      frames[path] = try item.frame()
    } catch {
      errors[path] = name(of: error)
    }
  }

  /// Lays a tree out in a frame, and the trees in its items; returns a word that is not known here.
  mutating func lay(_ tree: LinearCase.Tree, in frame: Rect, at path: String) -> String? {
    guard let direction = SimpleLayoutDirection(rawValue: tree.direction) else {
      return "unknown direction \(tree.direction)"
    }
    guard let alignment = SimpleLayoutAlignment(rawValue: tree.alignment ?? "leading") else {
      return "unknown alignment \(tree.alignment ?? "")"
    }
    let layout = SimpleLayout(
      parentFrame: frame, direction: direction, alignment: alignment, isFlipped: tree.flipped ?? false)
    let items = tree.items.map(\.placeholder)
    add(items, to: layout, oneByOne: tree.addOneByOne ?? false, at: path)
    for (index, item) in items.enumerated() { measure(item, at: "\(path)/\(index)") }
    if let index = tree.frameAt {
      let path = "\(path)frameAt:\(index)"
      do throws(SimpleLayoutError) {
        frames[path] = try layout.frame(at: index)
      } catch {
        errors[path] = name(of: error)
      }
    }
    for (index, item) in tree.items.enumerated() {
      guard let inner = item.layout, let frame = frames["\(path)/\(index)"] else { continue }
      if let unknown = lay(inner, in: frame, at: "\(path)/\(index)") { return unknown }
    }
    return nil
  }

  private mutating func add(_ items: [SimpleLayoutItem], to layout: SimpleLayout, oneByOne: Bool, at path: String) {
    guard oneByOne else {
      do throws(SimpleLayoutError) {
        try layout.add(items: items)
      } catch {
        addErrors[path.isEmpty ? "/" : path] = name(of: error)
      }
      return
    }
    for (index, item) in items.enumerated() {
      do throws(SimpleLayoutError) {
        try layout.add(item: item)
      } catch {
        addErrors["\(path)/\(index)"] = name(of: error)
      }
    }
  }

  private func name(of error: SimpleLayoutError) -> String {
    switch error {
    case .outOfSpace: "outOfSpace"
    case .itemIncomplete: "itemIncomplete"
    case .itemOutOfBounds: "itemOutOfBounds"
    case .invalidLength: "invalidLength"
    case .invalidParentFrame: "invalidParentFrame"
    }
  }

  func difference(from wanted: LinearCase.Expectation, within tolerance: Double) -> String? {
    let path = wanted.path
    if let error = wanted.addError {
      return addErrors[path] == error ? nil : "adding \(path): \(addErrors[path] ?? "no error"), expected \(error)"
    }
    if let error = wanted.error {
      return errors[path] == error ? nil : "\(path): \(errors[path] ?? "no error"), expected \(error)"
    }
    let pairs = [(wanted.x, \Rect.minX), (wanted.y, \.minY), (wanted.w, \.width), (wanted.h, \.height)]
    guard pairs.contains(where: { $0.0 != nil }) else { return "\(path): the case names neither a frame nor an error" }
    let frame = Rect(x: wanted.x ?? 0, y: wanted.y ?? 0, width: wanted.w ?? 0, height: wanted.h ?? 0)
    guard let found = frames[path] else { return "\(path) has no frame, expected \(frame)" }
    let isSame = pairs.allSatisfy { isClose(found[keyPath: $0.1], $0.0, tolerance) }
    return isSame ? nil : "\(path) is \(found), expected \(frame)"
  }
}

extension LinearCase.Item {
  var placeholder: SimpleLayoutItem {
    if let main { return .length(main.value) }
    return switch (w?.value, h?.value) {
    case (let width?, let height?): .size(Size(width: width, height: height))
    case (let width?, nil): .width(width)
    case (nil, let height?): .height(height)
    case (nil, nil): .flexible
    }
  }
}
