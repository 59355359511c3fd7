import LayoutEngine

/// The part of an element's life that a transition shows.
public enum TransitionPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// Before the element has come.
  case willAppear
  /// While it is there.
  case identity
  /// After it has gone.
  case didDisappear

  /// Whether the element is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the element has come, 0 while it is there, and 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition of a caller's own: how the element is shown in each phase.
///
/// ```swift
/// struct Drop: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some Layout {
///     content
///       .opacity(phase.isIdentity ? 1 : 0)
///       .offset(y: phase.value * 40)
///   }
/// }
///
/// Text("new").transition(Drop())
/// ```
///
/// The body is evaluated for the phases in which the element is not there. What counts of it is the opacity, the scale and the
/// place of the content: these move to those of the element itself, and from them. Everything else of it is not shown.
public protocol Transition: Sendable {
  /// The type of the body.
  associatedtype Body: Layout
  /// The element that comes and goes.
  typealias Content = TransitionContent

  /// The content in a phase.
  @LayoutBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The element that comes and goes, in the body of a transition.
public struct TransitionContent: Layout {
  static let mark = "content of a transition"

  let size: Size

  /// An area of the element's size.
  public var body: some Layout {
    Color.clear.frame(width: size.width, height: size.height).accessibilityIdentifier(Self.mark)
  }
}

/// A transition of a caller's own as a value.
public struct CustomTransition: Hashable, Sendable {
  private let transition: any Transition

  init(_ transition: some Transition) { self.transition = transition }

  /// Whether both are of one type and have the same values.
  public static func == (one: CustomTransition, other: CustomTransition) -> Bool {
    func isSame<One: Transition>(_ value: One) -> Bool {
      (other.transition as? One).map { areSame(value, $0) } ?? false
    }
    return isSame(one.transition)
  }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: transition))) }

  /// How an element of a size is shown in a phase.
  func presentation(_ size: Size, _ phase: TransitionPhase, isRightToLeft: Bool) -> ViewPresentation {
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    func session<One: Transition>(_ transition: One) -> LayoutSession {
      transition.body(content: TransitionContent(size: size), phase: phase)
        .laidOut(Proposal(room: size), .zero, Measurers(), environment).0
    }
    return TransitionReader(session(transition)).presentation(size)
  }
}

/// Reads how a transition's body shows its content.
private struct TransitionReader {
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  /// The presentation of the content; that without effect where the body does not show it.
  ///
  /// - Complexity: O(elements of the body).
  func presentation(_ size: Size) -> ViewPresentation {
    var walk = InspectionWalk(session)
    walk.run()
    guard let at = walk.elements.firstIndex(where: isMarked) else { return ViewPresentation(opacity: 0) }
    var presentation = ViewPresentation.identity
    var middle = Point(x: walk.boxes[at].content.midX, y: walk.boxes[at].content.midY)
    var here: Int? = at
    while let position = here {
      for decoration in decorations(of: walk.elements[position]) {
        presentation.opacity *= decoration.opacity
        guard let transform = decoration.effect?.transform(in: walk.boxes[position].content) else { continue }
        let edge = (middle + Point(x: 1, y: 0)).applying(transform)
        middle = middle.applying(transform)
        presentation.scale *= ((edge.x - middle.x) * (edge.x - middle.x) + (edge.y - middle.y) * (edge.y - middle.y))
          .squareRoot()
      }
      here = walk.boxes[position].parent
    }
    presentation.offset = middle - Point(x: size.width / 2, y: size.height / 2)
    return presentation
  }

  private func isMarked(_ node: NodeIndex) -> Bool {
    decorations(of: node).contains { $0.accessibility?.identifier == TransitionContent.mark }
  }

  /// The decorations of an element, the innermost first.
  private func decorations(of node: NodeIndex) -> [Decoration] {
    let tree = session.tree
    return (0..<tree.modifierCount(of: node)).compactMap { at in
      let modifier = tree.modifier(at, of: node)
      return modifier.kind == .decoration ? session.contents.decorations[modifier.side] : nil
    }
  }
}
