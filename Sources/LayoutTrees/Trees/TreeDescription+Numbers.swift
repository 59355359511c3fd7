import LayoutEngine

extension TreeDescription {
  /// The same tree with its lengths, shares, ratios and priorities changed.
  ///
  /// Those of the element itself come first, then those of its modifiers, then those of its children. Counts, the
  /// ideals of measured leaves, the measures of texts, the thickness of dividers, layout values and windows stay as
  /// they are.
  package func mapNumbers(_ change: (Double) -> Double) -> TreeDescription {
    var copy = self
    copy.kind = kind.mapNumbers(change)
    copy.modifiers = modifiers.map { $0.mapNumbers(change) }
    copy.children = children.map { $0.mapNumbers(change) }
    return copy
  }
}

extension TreeDescription.Kind {
  func mapNumbers(_ change: (Double) -> Double) -> TreeDescription.Kind {
    func size(_ size: Size) -> Size { Size(width: change(size.width), height: change(size.height)) }
    func track(_ track: GridTrack) -> GridTrack {
      var track = track
      switch track.extent {
      case .fixed(let length): track.extent = .fixed(change(length))
      case .flexible(let min, let max): track.extent = .flexible(min: change(min), max: change(max))
      case .adaptive(let min, let max): track.extent = .adaptive(min: change(min), max: change(max))
      }
      if !track.spacing.isNaN { track.spacing = change(track.spacing) }
      return track
    }
    switch self {
    case .group, .color, .text, .zStack, .geometryReader, .scrollView, .viewThatFits, .gridRow: return self
    case .fixed(let width, let height): return .fixed(change(width), change(height))
    case .range(let bounds):
      return .range(TreeDescription.Range(min: size(bounds.min), ideal: size(bounds.ideal), max: size(bounds.max)))
    case .measured(.area(let area, let ideal)): return .measured(.area(change(area), idealWidth: ideal))
    case .measured(.areaByHeight(let area, let ideal)):
      return .measured(.areaByHeight(change(area), idealHeight: ideal))
    case .measured(.constant(let width, let height)): return .measured(.constant(change(width), change(height)))
    case .measured(.erratic): return self
    case .spacer(let least): return .spacer(least.map(change))
    // `LiveTree` sets the thickness by `setParameters`, which stores any number: it must stay a length.
    case .divider: return self
    case .hStack(let spacing, let place): return .hStack(spacing.map(change), place)
    case .vStack(let spacing, let place): return .vStack(spacing.map(change), place)
    case .grid(let across, let down, let place): return .grid(across.map(change), down.map(change), place)
    case .lazyVStack(let spacing, let place): return .lazyVStack(spacing.map(change), place)
    case .lazyHStack(let spacing, let place): return .lazyHStack(spacing.map(change), place)
    case .lazyVGrid(let tracks, let spacing, let place):
      return .lazyVGrid(tracks.map(track), spacing.map(change), place)
    case .lazyHGrid(let tracks, let spacing, let place):
      return .lazyHGrid(tracks.map(track), spacing.map(change), place)
    case .custom(let rule): return .custom(rule.mapNumbers(change))
    }
  }
}

extension TreeDescription.Modifier {
  func mapNumbers(_ change: (Double) -> Double) -> TreeDescription.Modifier {
    func bounds(_ bounds: TreeDescription.Bounds) -> TreeDescription.Bounds {
      TreeDescription.Bounds(min: bounds.min.map(change), ideal: bounds.ideal.map(change), max: bounds.max.map(change))
    }
    switch self {
    case .frame(let width, let height, let place): return .frame(width.map(change), height.map(change), place)
    case .flexibleFrame(let width, let height, let place): return .flexibleFrame(bounds(width), bounds(height), place)
    case .percentFrame(let width, let height, let axes, let place):
      return .percentFrame(width.map(change), height.map(change), axes, place)
    case .padding(let insets):
      return .padding(
        EdgeInsets(
          top: change(insets.top), leading: change(insets.leading), bottom: change(insets.bottom),
          trailing: change(insets.trailing)))
    case .aspectRatio(let ratio, let fill): return .aspectRatio(ratio.map(change), fill: fill)
    case .priority(let value): return .priority(change(value))
    case .offset(let x, let y): return .offset(change(x), change(y))
    case .position(let x, let y): return .position(change(x), change(y))
    case .edges(var edges):
      edges.top = edges.top.map(change)
      edges.leading = edges.leading.map(change)
      edges.bottom = edges.bottom.map(change)
      edges.trailing = edges.trailing.map(change)
      return .edges(edges)
    case .attachment(let content, let isOverlay, let place):
      return .attachment(content.mapNumbers(change), isOverlay: isOverlay, place)
    case .guide(let guide, let constant, let width, let height, let terms):
      let keys = terms.keys.sorted { $0.rawValue < $1.rawValue }
      return .guide(
        guide, constant: change(constant), width: change(width), height: change(height),
        terms: keys.reduce(into: terms) { $0[$1] = $0[$1].map(change) })
    case .containerRelative(let axes, let count, let span, let spacing, let place, let window):
      return .containerRelative(axes, count: count, span: span, spacing: change(spacing), place, window: window)
    case .anchor(let point): return .anchor(UnitPoint(x: change(point.x), y: change(point.y)))
    case .fixedSize, .direction, .columns, .unsized, .columnAlignment, .layoutValue, .decoration: return self
    }
  }
}
