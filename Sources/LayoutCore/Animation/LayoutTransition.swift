import LayoutEngine

/// The way in which an element comes and goes.
@nonexhaustive
public enum LayoutTransition: Hashable, Sendable {
  /// A side of the element; the horizontal ones follow the layout direction.
  public enum Edge: Hashable, Sendable {
    /// The upper side.
    case top
    /// The side where a line of text begins.
    case leading
    /// The lower side.
    case bottom
    /// The side where a line of text ends.
    case trailing

    /// The side across.
    var opposite: Edge {
      switch self {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    }
  }

  /// The element comes and goes at once.
  case none
  /// The element fades in and out.
  case opacity
  /// The element grows from, and shrinks to, so many times its size around its middle; a value that is not a finite
  /// number of 0 or above counts as 0.
  case scale(Double)
  /// The element comes in from the leading side and goes out to the trailing one, by its own width.
  case slide
  /// The element comes in from beyond an edge and goes out over it, by its own length.
  case move(edge: Edge)
  /// The element comes in from beyond an edge, faded, and goes out over the opposite one.
  case push(from: Edge)
  /// The element comes from, and goes to, another place: so many points to the right and down.
  case offset(x: Double, y: Double)
  /// Several transitions at the same time.
  indirect case combined([LayoutTransition])
  /// One transition when the element comes, and another one when it goes.
  indirect case asymmetric(insertion: LayoutTransition, removal: LayoutTransition)
  /// A transition of a caller's own.
  case custom(CustomTransition)

  /// The element comes and goes at once.
  public static var identity: LayoutTransition { .none }

  /// The element grows from nothing, and shrinks to nothing.
  public static var scale: LayoutTransition { .scale(0) }

  /// This transition and another one at the same time.
  public func combined(with other: LayoutTransition) -> LayoutTransition { .combined([self, other]) }

  /// Whether it has no visible effect.
  func isNone(isRemoval: Bool) -> Bool {
    switch self {
    case .none: true
    case .combined(let parts): parts.allSatisfy { $0.isNone(isRemoval: isRemoval) }
    case .asymmetric(let insertion, let removal): (isRemoval ? removal : insertion).isNone(isRemoval: isRemoval)
    default: false
    }
  }

  /// The presentation of the element before it has come and after it has gone.
  func hidden(_ size: Size, isRemoval: Bool, isRightToLeft: Bool) -> ViewPresentation {
    func moved(_ edge: Edge) -> ViewPresentation {
      let side = isRightToLeft ? size.width : -size.width
      return switch edge {
      case .top: ViewPresentation(offset: Point(x: 0, y: -size.height))
      case .leading: ViewPresentation(offset: Point(x: side, y: 0))
      case .bottom: ViewPresentation(offset: Point(x: 0, y: size.height))
      case .trailing: ViewPresentation(offset: Point(x: -side, y: 0))
      }
    }
    switch self {
    case .none: return .identity
    case .opacity: return ViewPresentation(opacity: 0)
    case .scale(let factor): return ViewPresentation(scale: factor.isFinite ? max(0, factor) : 0)
    case .slide: return moved(isRemoval ? .trailing : .leading)
    case .move(let edge): return moved(edge)
    case .push(let edge):
      var presentation = moved(isRemoval ? edge.opposite : edge)
      presentation.opacity = 0
      return presentation
    case .offset(let x, let y): return ViewPresentation(offset: Point(x: x, y: y))
    case .asymmetric(let insertion, let removal):
      return (isRemoval ? removal : insertion).hidden(size, isRemoval: isRemoval, isRightToLeft: isRightToLeft)
    case .custom(let custom):
      return custom.presentation(size, isRemoval ? .didDisappear : .willAppear, isRightToLeft: isRightToLeft)
    case .combined(let parts):
      var all = ViewPresentation.identity
      for part in parts {
        let one = part.hidden(size, isRemoval: isRemoval, isRightToLeft: isRightToLeft)
        all.opacity *= one.opacity
        all.scale *= one.scale
        all.offset = all.offset + one.offset
      }
      return all
    }
  }
}

/// The transitions by which an element comes and goes, and their animation.
public struct TransitionConfig: Hashable, Sendable {
  /// The transition by which it comes.
  public var insertion: LayoutTransition
  /// The transition by which it goes.
  public var removal: LayoutTransition
  /// The animation; `nil` is that of the change around it, and `.default` where that has none.
  public var animation: LayoutAnimation?
  /// What matches the element with another one, in whose place it comes.
  var match: GeometryMatch?

  /// A configuration with an insertion and a removal of their own.
  public init(insertion: LayoutTransition, removal: LayoutTransition, animation: LayoutAnimation? = nil) {
    self.insertion = insertion
    self.removal = removal
    self.animation = animation
  }

  /// A configuration with one transition for both.
  public init(_ transition: LayoutTransition, animation: LayoutAnimation? = nil) {
    self.init(insertion: transition, removal: transition, animation: animation)
  }
}

/// Lets an element come and go by a transition.
public struct _TransitionModifier: _PrimitiveModifier {
  let config: TransitionConfig

  /// Puts `content` into the tree with a box around it, which the transition moves.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let config = lowering.reducesMotionHere ? TransitionConfig(.none) : config
    _DecorationModifier(part: .transition) { $0.transition = config }._lower(content, lowering)
  }
}

extension Layout {
  /// Lets the element come and go by a transition.
  ///
  /// The element takes its place, and leaves it, at once. A view that goes is shown until its transition is over, and
  /// one that comes back before that goes on from its present state. The first elements of a root come without a
  /// transition, and so do rows of lazy lists that scroll in, and elements inside of `.environment(\.reducesMotion,
  /// true)`.
  public func transition(_ transition: LayoutTransition) -> _ModifiedLayout<Self, _TransitionModifier> {
    self.transition(TransitionConfig(transition))
  }

  /// Lets the element come and go by a transition of a caller's own.
  public func transition(_ transition: some Transition) -> _ModifiedLayout<Self, _TransitionModifier> {
    self.transition(.custom(CustomTransition(transition)))
  }

  /// Lets the element come and go by a transition with an animation of its own, or by two.
  public func transition(_ config: TransitionConfig) -> _ModifiedLayout<Self, _TransitionModifier> {
    _ModifiedLayout(self, _TransitionModifier(config: config))
  }
}
