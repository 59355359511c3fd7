import LayoutEngine

/// How an element comes and goes.
public enum LayoutTransition: Hashable, Sendable {
  /// A side of the element; the horizontal ones follow the layout direction.
  public enum Edge: Hashable, Sendable {
    /// The upper one.
    case top
    /// The one where a line of text begins.
    case leading
    /// The lower one.
    case bottom
    /// The one where a line of text ends.
    case trailing
  }

  /// At once.
  case none
  /// Faded in and out.
  case opacity
  /// Grown from, and shrunk to, so many times its size around its middle; what is no finite number of 0 or above
  /// counts as 0.
  case scale(Double)
  /// In from the leading side and out to the trailing one, by its own width.
  case slide
  /// In from beyond an edge and out over it, by its own length.
  case move(edge: Edge)
  /// Several at the same time.
  indirect case combined([LayoutTransition])

  /// Grown from nothing, and shrunk to nothing.
  public static var scale: LayoutTransition { .scale(0) }

  /// This and another one at the same time.
  public func combined(with other: LayoutTransition) -> LayoutTransition { .combined([self, other]) }

  /// Whether it shows nothing.
  var isNone: Bool {
    switch self {
    case .none: true
    case .combined(let parts): parts.allSatisfy(\.isNone)
    default: false
    }
  }

  /// How the element looks while it is not there.
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

/// How an element comes, how it goes, and how long that takes.
public struct TransitionConfig: Hashable, Sendable {
  /// How it comes.
  public var insertion: LayoutTransition
  /// How it goes.
  public var removal: LayoutTransition
  /// `nil`: as the change around it, and as `.default` where that has no animation.
  public var animation: LayoutAnimation?

  /// A configuration with an insertion and a removal of their own.
  public init(insertion: LayoutTransition, removal: LayoutTransition, animation: LayoutAnimation? = nil) {
    self.insertion = insertion
    self.removal = removal
    self.animation = animation
  }

  /// A configuration that comes as it goes.
  public init(_ transition: LayoutTransition, animation: LayoutAnimation? = nil) {
    self.init(insertion: transition, removal: transition, animation: animation)
  }
}

/// Lets an element come and go by a transition.
public struct _TransitionModifier: _PrimitiveModifier {
  let config: TransitionConfig

  /// Puts `content` into the tree with a box around it, which is what the transition moves.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let config = lowering.reducesMotionHere ? TransitionConfig(.none) : config
    _DecorationModifier(part: .transition) { $0.transition = config }._lower(content, lowering)
  }
}

extension Layout {
  /// Lets the element come and go by a transition. It takes its place, and gives it up, at once; a view that goes is
  /// shown until its transition is over, and one that comes back before that goes on from where it is. What a root
  /// shows first is there without one, and so are rows of lazy lists that scroll in, and elements inside of
  /// `.environment(\.reducesMotion, true)`.
  public func transition(_ transition: LayoutTransition) -> _ModifiedLayout<Self, _TransitionModifier> {
    self.transition(TransitionConfig(transition))
  }

  /// Lets the element come and go by a transition with an animation of its own, or by two.
  public func transition(_ config: TransitionConfig) -> _ModifiedLayout<Self, _TransitionModifier> {
    _ModifiedLayout(self, _TransitionModifier(config: config))
  }
}
