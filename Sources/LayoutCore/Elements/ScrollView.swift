public import LayoutEngine

/// A window onto content of any length.
///
/// Along the axes that scroll the content gets its ideal length and the view fills its proposal; several elements form
/// a centred column with the distance they prefer. Lazy containers inside make only the visible part and a margin.
public struct ScrollView<Content: Layout>: _PrimitiveLayout {
  let axes: Axis.Set
  let content: Content

  /// Whether the content keeps clear of the covered part of the window's edges (`safeAreaInsets` in the environment),
  /// at both ends of the axes that scroll.
  ///
  /// At rest it begins below a bar, and it scrolls under it. The default is `false`.
  public var adjustsContentOffsetForSafeArea = false
  /// Whether there are bars, whatever is set around.
  private var showsIndicators = true

  /// A view that scrolls along `axes`.
  public init(_ axes: Axis.Set = .vertical, @LayoutBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// A view that scrolls along `axes`, with bars or without, as `scrollIndicators(_:axes:)` sets it.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @LayoutBuilder content: () -> Content) {
    self.init(axes, content: content)
    self.showsIndicators = showsIndicators
  }

  /// Puts the view and its content into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.scrollView) else { return }
    // Whether lists inside make only some of their rows follows from the axes. So from here on nothing is skipped in
    // this update, unless the view is new, and has nothing inside.
    if lowering.tree.scrollAxes(node) != axes, !lowering.tree.child(of: node, after: .none).isNone {
      lowering.passesEqual = false
    }
    lowering.tree.setParameters(Double(axes.rawValue), 0, of: node)
    if lowering.contents.scrolls[node] == nil { lowering.contents.scrolls[node] = ScrollState() }
    let around = lowering.environment
    let hasMargins = adjustsContentOffsetForSafeArea || around.hasScrollMargins
    guard hasMargins || around.hasScrollSettings || !showsIndicators else {
      // What the host knows of it stays.
      if !lowering.contents.scrollDetails.isEmpty {
        lowering.contents.scrollDetails[node]?.settings = ScrollSettings()
        lowering.contents.scrollDetails[node]?.margins = EdgeInsets()
      }
      return lowering.children(of: node) { content._lower(lowering) }
    }
    lowering.children(of: node) {
      // They are readers, so that other values are observed.
      if hasMargins {
        EnvironmentReader { values in
          let margins = self.margins(values)
          ScrollSettingsNote(node: node, settings: settings(values), margins: margins)
          VStack(spacing: nil) { content }.padding(margins)
        }
        ._lower(lowering)
      } else {
        EnvironmentReader { values in
          ScrollSettingsNote(node: node, settings: settings(values), margins: EdgeInsets())
          content
        }
        ._lower(lowering)
      }
    }
  }

  private func settings(_ values: EnvironmentValues) -> ScrollSettings {
    var settings = values[ScrollSettingsKey.self]
    if !showsIndicators { settings.traits.hiddenIndicators = .both }
    return settings
  }

  private func margins(_ values: EnvironmentValues) -> EdgeInsets {
    var margins = values[ScrollMarginsKey.self]
    guard adjustsContentOffsetForSafeArea else { return margins }
    let covered = covered(values.safeAreaInsets)
    margins.top += covered.top
    margins.leading += covered.leading
    margins.bottom += covered.bottom
    margins.trailing += covered.trailing
    return margins
  }

  /// The same view, whose content keeps clear of the covered part of the window's edges, or does not.
  public func adjustsContentOffsetForSafeArea(_ adjusts: Bool) -> ScrollView {
    var view = self
    view.adjustsContentOffsetForSafeArea = adjusts
    return view
  }

  private func covered(_ insets: EdgeInsets) -> EdgeInsets {
    var insets = insets
    if !axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if !axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    return insets
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.axes == other.axes && one.showsIndicators == other.showsIndicators
      && one.adjustsContentOffsetForSafeArea == other.adjustsContentOffsetForSafeArea
      && Content._isSame(one.content, other.content)
  }
}
