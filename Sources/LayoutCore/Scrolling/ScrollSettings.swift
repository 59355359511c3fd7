public import LayoutEngine

/// Whether the bars of scroll views are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// The bars are shown where the system shows bars.
  case visible
  /// No bar is shown where the system allows it.
  case hidden
  /// No bar is shown.
  case never

  /// Whether no bar is shown.
  public var isHidden: Bool { self == .hidden || self == .never }
}

/// What a host needs to know of a scroll view beside its content.
public struct ScrollTraits: Hashable, Sendable {
  /// The axes without a bar.
  public var hiddenIndicators: Axis.Set = []
  /// Whether a person cannot scroll. Calls scroll nevertheless.
  public var isDisabled = false
  /// Whether content is shown beyond the window's edges.
  public var showsOverflow = false
  /// Whether a pull beyond the content's beginning refreshes it: `LayoutRoot.refresh(_:)`. Content that fits is pulled,
  /// too.
  public var isRefreshable = false
  /// Whether the view is no place of its own for the keyboard, since an element around it, such as a list, has the keys
  /// that scroll.
  public var leavesFocus = false

  /// The traits of a scroll view without settings.
  public init() {}
}

/// The settings of the scroll views inside an element.
struct ScrollSettings {
  var traits = ScrollTraits()
  var behavior: (any ScrollTargetBehavior)?
  var anchor: UnitPoint?
  /// Begins to bring the content up to date.
  var refresh: (() -> Void)? {
    didSet { traits.isRefreshable = refresh != nil }
  }
}

enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

enum ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

/// Sets how the scroll views inside behave.
public struct _ScrollSettingsModifier: _PrimitiveModifier {
  let change: (inout ScrollSettings) -> Void

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ change(&$0[ScrollSettingsKey.self]) }, content)
  }
}

/// Sets the room around the content of the scroll views inside.
public struct _ScrollMarginsModifier: _PrimitiveModifier {
  let edges: Edges
  let length: Double

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.reporting(NumberFault.of("contentMargins", length)) {
      let length = max(0, length.finite())
      lowering.withEnvironment(
        { values in
          var margins = values[ScrollMarginsKey.self]
          if edges.contains(.top) { margins.top = length }
          if edges.contains(.leading) { margins.leading = length }
          if edges.contains(.bottom) { margins.bottom = length }
          if edges.contains(.trailing) { margins.trailing = length }
          values[ScrollMarginsKey.self] = margins
        }, content)
    }
  }
}

extension EnvironmentValues {
  /// Whether a modifier around sets something of scroll views.
  ///
  /// It does not change while an element stays: it follows from the modifiers that are written.
  var hasScrollSettings: Bool { entries[ObjectIdentifier(ScrollSettingsKey.self)] != nil }
  var hasScrollMargins: Bool { entries[ObjectIdentifier(ScrollMarginsKey.self)] != nil }
}

/// Notes the settings of a scroll view; it is no element.
struct ScrollSettingsNote: _PrimitiveLayout {
  let node: NodeIndex
  let settings: ScrollSettings
  let margins: EdgeInsets

  func _lower(_ lowering: _Lowering) {
    lowering.contents.scrollDetails[node, default: ScrollDetails()].settings = settings
    lowering.contents.scrollDetails[node]?.margins = margins
  }
}

extension Layout {
  /// Sets whether the bars of the scroll views inside are shown, on `axes`.
  ///
  /// The canvas draws no bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .both
  ) -> _ModifiedLayout<Self, _ScrollSettingsModifier> {
    _ModifiedLayout(
      self,
      _ScrollSettingsModifier {
        if visibility.isHidden {
          $0.traits.hiddenIndicators.formUnion(axes)
        } else {
          $0.traits.hiddenIndicators.subtract(axes)
        }
      })
  }

  /// Sets whether a person cannot scroll the scroll views inside; a disabled element around wins. Calls scroll them
  /// nevertheless.
  public func scrollDisabled(_ isDisabled: Bool) -> _ModifiedLayout<Self, _ScrollSettingsModifier> {
    _ModifiedLayout(self, _ScrollSettingsModifier { if isDisabled { $0.traits.isDisabled = true } })
  }

  /// Sets whether the scroll views inside show content beyond their edges.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> _ModifiedLayout<Self, _ScrollSettingsModifier> {
    _ModifiedLayout(self, _ScrollSettingsModifier { $0.traits.showsOverflow = isDisabled })
  }

  /// Sets the point of the content at which the scroll views inside begin, which is at the same point of the window; `nil`
  /// is the top leading corner.
  ///
  /// Where it is the end of an axis, as `.bottom`, a view that is scrolled to the end stays there when content is added.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> _ModifiedLayout<Self, _ScrollSettingsModifier> {
    _ModifiedLayout(self, _ScrollSettingsModifier { $0.anchor = anchor })
  }

  /// Sets the room around the content of the scroll views inside, in points, which scrolls with the content.
  ///
  /// A length below 0 counts as 0, and so does one that is not finite, which is diagnosed.
  public func contentMargins(_ edges: Edges = .all, _ length: Double) -> _ModifiedLayout<Self, _ScrollMarginsModifier> {
    _ModifiedLayout(self, _ScrollMarginsModifier(edges: edges, length: length))
  }

  /// Sets the room around the content of the scroll views inside, on all sides.
  public func contentMargins(_ length: Double) -> _ModifiedLayout<Self, _ScrollMarginsModifier> {
    contentMargins(.all, length)
  }
}
