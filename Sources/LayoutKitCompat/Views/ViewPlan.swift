import LayoutCore

/// The views for an arrangement, in drawing order, each after the view around it. The value is computed without views.
///
/// 1. Layouts without a view are dropped; the frames in them are moved into the coordinates of the nearest layout with
///    a view.
/// 2. In right-to-left layouts every frame is mirrored within the view around it, once.
struct ViewPlan {
  /// One view.
  struct Part {
    /// The index of the view around it; `nil` at the top.
    let parent: Int?
    /// Its frame in that view.
    var frame: Rect
    let recipe: ViewRecipe
    let reuseId: String?

    /// The key for reusing the view; `nil` without an id.
    var key: ViewKey? { reuseId.map { ViewKey(type: recipe.typeKey, id: $0) } }
  }

  private(set) var parts: [Part] = []
  /// The number of top views.
  private(set) var topCount = 0

  /// Step 1.
  ///
  /// - Complexity: O(layouts).
  init(_ arrangement: LayoutArrangement) {
    var open: [(arrangement: LayoutArrangement, parent: Int?, shift: Point)] = [(arrangement, nil, .zero)]
    while let (arrangement, parent, shift) = open.popLast() {
      var frame = arrangement.frame
      frame.origin.x += shift.x
      frame.origin.y += shift.y
      var inside = parent
      var childShift = frame.origin
      let layout = arrangement.layout
      if let recipe = layout.viewRecipe {
        inside = parts.count
        childShift = .zero
        if parent == nil { topCount += 1 }
        parts.append(Part(parent: parent, frame: frame, recipe: recipe, reuseId: layout.viewReuseId))
      }
      for child in arrangement.sublayouts.reversed() { open.append((child, inside, childShift)) }
    }
  }

  /// Step 2; `width` is that of the top views' parent, and `nil` leaves the top views unchanged.
  mutating func mirror(in width: Double?) {
    for index in parts.indices {
      let room = parts[index].parent.map { parts[$0].frame.width } ?? width
      if let room { parts[index].frame.origin.x = room - parts[index].frame.maxX }
    }
  }

  /// Moves the top views into the coordinates of a view with the origin `origin`.
  mutating func rebase(to origin: Point) {
    for index in parts.indices where parts[index].parent == nil {
      parts[index].frame.origin.x -= origin.x
      parts[index].frame.origin.y -= origin.y
    }
  }
}

/// The key for reusing a view: an id and the kind of view.
struct ViewKey: Hashable, Sendable {
  let type: ViewRecipe.TypeKey
  let id: String
}

extension LayoutArrangement {
  /// The ids that several views of the same kind have, because an id can find only one view later. Each has the path of
  /// the second layout with the id.
  var duplicateViewIds: [Diagnostic] {
    var seen: Set<ViewKey> = []
    var found: [Diagnostic] = []
    var open: [(arrangement: LayoutArrangement, path: String)] = [(self, "0")]
    while let (arrangement, path) = open.popLast() {
      if let id = arrangement.layout.viewReuseId, let recipe = arrangement.layout.viewRecipe,
        !seen.insert(ViewKey(type: recipe.typeKey, id: id)).inserted
      {
        found.append(
          Diagnostic(
            code: .duplicateIdentity,
            message: "two views of the sort \(recipe.typeKey) have the id \"\(id)\"; give each its own", path: path))
      }
      for child in arrangement.sublayouts.reversed() { open.append((child, "\(path).\(child.position)")) }
    }
    return found
  }
}
