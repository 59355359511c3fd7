import LayoutCore

/// Makes views from a plan.
///
/// 1. For every layout with a view the recycler returns a view, or one is made, in drawing order.
/// 2. Views that no layout requested are removed, or leave with the transition.
/// 3. Every view is inserted into the view around it, in order; a view that is there already is moved only if
///    necessary.
/// 4. Before an animation a view with a new parent keeps its visible place.
/// 5. Every view gets its frame, its content, and is configured.
@MainActor
struct ViewAssembly {
  /// The parent of the top views; without a host the only top view, or a view that was made for them.
  let root: any LayoutKitView
  /// Views that leave.
  private(set) var leaving: [any LayoutKitView] = []

  private let plan: ViewPlan
  private var views: [any LayoutKitView] = []
  private var isNew: [Bool] = []
  private var recycler: ViewRecycler
  private let options: ViewOptions
  /// Whether the views at the top are in `root`.
  private let hasTopInRoot: Bool
  private var entering: [Int] = []

  /// Step 1 in a host.
  init(
    _ arrangement: LayoutArrangement, in host: any LayoutKitView, direction: LayoutDirection, options: ViewOptions
  ) {
    var plan = ViewPlan(arrangement)
    if (options.userDirection ?? host.userDirection) != direction { plan.mirror(in: host.frame.width) }
    root = host
    hasTopInRoot = true
    self.plan = plan
    self.options = options
    recycler = ViewRecycler(host, reusesByKind: options.reusesByKind)
    makeAll(of: type(of: host))
    reportDuplicates(arrangement)
  }

  /// Step 1 without a host.
  init<Host: LayoutKitView>(
    _ arrangement: LayoutArrangement, of type: Host.Type, direction: LayoutDirection, options: ViewOptions
  ) {
    var plan = ViewPlan(arrangement)
    let isAlone = plan.topCount == 1
    recycler = ViewRecycler(nil)
    let frame = arrangement.frame
    let first = isAlone ? plan.parts.first : nil
    root = first.map { ViewAssembly.make($0.recipe, type) } ?? type.makeView(showing: nil)
    if !isAlone {
      plan.rebase(to: frame.origin)
      root.frame = frame
    }
    if (options.userDirection ?? root.userDirection) != direction { plan.mirror(in: isAlone ? nil : frame.width) }
    hasTopInRoot = !isAlone
    self.plan = plan
    self.options = options
    makeAll(of: type)
    reportDuplicates(arrangement)
  }

  private mutating func makeAll(of type: any LayoutKitView.Type) {
    for (index, node) in plan.parts.enumerated() {
      let isRoot = index == 0 && !hasTopInRoot
      let found = recycler.view(id: node.reuseId, type: node.recipe.typeKey) {
        isRoot ? root : ViewAssembly.make(node.recipe, type)
      }
      if node.parent == nil { found.view.layoutRecord.role = .root }
      views.append(found.view)
      isNew.append(found.isNew)
    }
  }

  private static func make(_ recipe: ViewRecipe, _ type: any LayoutKitView.Type) -> any LayoutKitView {
    recipe.make?() ?? type.makeView(showing: recipe.content)
  }

  private func reportDuplicates(_ arrangement: LayoutArrangement) {
    guard let report = options.report,
      Set(plan.parts.compactMap(\.key)).count < plan.parts.count(where: { $0.key != nil })
    else { return }
    for diagnostic in arrangement.duplicateViewIds { report(diagnostic) }
  }

  /// Steps 2 to 4.
  mutating func attach(keepsPlaces: Bool, leaving transition: ViewTransition?) {
    let places = keepsPlaces ? self.places() : [:]
    // 2.
    for view in recycler.leftovers() {
      if transition == nil {
        view.removeFromParent()
      } else {
        view.layoutRecord.role = .leaving
        leaving.append(view)
      }
    }
    // 3.
    let parents = views.map { $0.parentView.map { ObjectIdentifier($0) } }
    for (parent, children) in childrenByParent() { ViewAssembly.order(children.map { views[$0] }, in: parent) }
    // 4.
    guard keepsPlaces else { return }
    var seen: [ObjectIdentifier: Point] = [ObjectIdentifier(root): .zero]
    for (index, view) in views.enumerated() {
      let around = plan.parts[index].parent.map { views[$0] } ?? root
      let origin = seen[ObjectIdentifier(around)] ?? .zero
      if let place = places[index] {
        seen[ObjectIdentifier(view)] = place
        guard parents[index] != ObjectIdentifier(around) else { continue }
        view.frame.origin = Point(x: place.x - origin.x, y: place.y - origin.y)
      } else {
        seen[ObjectIdentifier(view)] = origin
        guard let transition, plan.parts[index].parent.map({ !isNew[$0] }) ?? true else { continue }
        view.frame = plan.parts[index].frame
        view.present(transition.enter)
        entering.append(index)
      }
    }
  }

  /// Step 5.
  mutating func apply() {
    for (node, view) in zip(plan.parts, views) {
      view.frame = node.frame
      if let content = node.recipe.content { view.show(content) }
      node.recipe.configure(view)
    }
    for index in entering { views[index].present(.identity) }
    entering = []
    guard let transition = options.transition else { return }
    for view in leaving where view.layoutRecord.role == .leaving { view.present(transition.exit) }
  }

  /// The visible place of each reused view, in the coordinates of the root.
  private func places() -> [Int: Point] {
    var places: [Int: Point] = [:]
    for (index, view) in views.enumerated() where !isNew[index] {
      var place = Point.zero
      var next: (any LayoutKitView)? = view
      while let view = next, view !== root {
        place.x += view.frame.minX
        place.y += view.frame.minY
        next = view.parentView
      }
      places[index] = place
    }
    return places
  }

  private func childrenByParent() -> [(parent: any LayoutKitView, children: [Int])] {
    var top: [Int] = []
    var inside: [[Int]] = Array(repeating: [], count: views.count)
    for (index, node) in plan.parts.enumerated() {
      if let parent = node.parent { inside[parent].append(index) } else if hasTopInRoot { top.append(index) }
    }
    return [(root, top)] + zip(views, inside).map { ($0, $1) }.filter { !$0.1.isEmpty }
  }

  /// Step 3 for one parent. A view behind its predecessor is inserted in front of it; others stay.
  private static func order(_ wanted: [any LayoutKitView], in parent: any LayoutKitView) {
    guard !wanted.isEmpty else { return }
    let ids = Set(wanted.map { ObjectIdentifier($0) })
    var present = parent.childViews.map { ObjectIdentifier($0) }
    var next = present.firstIndex(where: ids.contains) ?? present.count
    for view in wanted {
      let id = ObjectIdentifier(view)
      if let place = present[next...].firstIndex(of: id) {
        next = place + 1
        continue
      }
      if view.parentView != nil { view.removeFromParent() }
      if let place = present.firstIndex(of: id) {
        present.remove(at: place)
        next -= 1
      }
      parent.insertChild(view, at: next)
      present.insert(id, at: next)
      next += 1
    }
  }
}
