/// The properties of a view for screen readers.
public struct AccessibilityProperties: Hashable, Sendable {
  /// The name of the element; `nil` uses its content.
  public var label: String?
  /// The present value: `3 of 5`.
  public var value: String?
  /// The effect of using the element.
  public var hint: String?
  /// The role of the element; `nil` uses its content.
  public var role: AccessibilityRole?
  /// Whether the element is left out, with everything inside.
  public var isHidden = false
  /// Whether the content that a press of the element shows and hides is shown; `nil` where there is none.
  public internal(set) var isExpanded: Bool?
  /// The name by which programs find the element; it is not spoken.
  public var identifier: String?
  /// What the element is and does, beside its role.
  public var traits: AccessibilityTraits = []
  /// The traits that the element would have by itself, and has not.
  public var removedTraits: AccessibilityTraits = []
  /// The level of a heading.
  public var headingLevel = AccessibilityHeadingLevel.unspecified
  /// The place among the elements beside it: greater ones are read earlier, and equal ones in document order.
  public var sortPriority = 0.0
  /// What becomes of the elements inside; `nil` leaves them as they are.
  public var children: AccessibilityChildBehavior?
  /// What a screen reader can do with the element, apart from its tap: the element's own actions.
  public internal(set) var actions: [AccessibilityActionKind] = []
  /// Lists of elements that a screen reader can go through.
  public var rotors: [AccessibilityRotor] = []
  /// Whether a screen reader is to be at the element.
  public var isFocused = false
  /// Whether the element observes that a screen reader comes to it.
  public internal(set) var followsFocus = false
  /// A few words that are shown beside a pointer that rests on the element.
  public var help: String?

  /// Empty properties.
  public init() {}

  /// The value that is spoken where a screen reader has no state for what is expanded: the one that is set, else that
  /// state.
  package var spokenValue: String? { value ?? isExpanded.map { $0 ? "expanded" : "collapsed" } }

  /// The role that hosts show: the one that is set, else that of the traits; `nil` where there is neither.
  package var shownRole: AccessibilityRole? {
    if let role { return role }
    let roles: [(AccessibilityTraits, AccessibilityRole)] = [
      (.isHeader, .header), (.isToggle, .checkbox), (.isLink, .link), (.isButton, .button), (.isImage, .image),
      (.updatesFrequently, .status),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }

  /// All traits: those that are set, and that of the role.
  package var allTraits: AccessibilityTraits {
    let own: AccessibilityTraits =
      switch role {
      case .header: .isHeader
      case .checkbox: .isToggle
      case .link: .isLink
      case .button: .isButton
      case .image: .isImage
      case .status: .updatesFrequently
      case .group, .list, .listItem, nil: []
      }
    return traits.union(own)
  }
}

extension Decoration {
  /// Whether the box is a state whose changes are announced.
  var isStatus: Bool { accessibility?.role == .status }

  /// Whether the box is one element for screen readers, and has the name of its content where it has no label.
  package var isNamedByContent: Bool {
    if gestures.contains(.tap) { return true }
    guard let accessibility else { return false }
    return switch accessibility.shownRole {
    case .button, .checkbox, .header, .link, .listItem, .status: true
    case .group, .image, .list, nil: !accessibility.actions.isEmpty || accessibility.children == .combine
    }
  }
}

/// What becomes of the elements inside of an element, for screen readers.
public enum AccessibilityChildBehavior: UInt8, Hashable, Sendable, CaseIterable {
  /// They are left out: the element alone is read.
  case ignore
  /// They are read one by one, as a group.
  case contain
  /// Their texts are read as one: they are the name of the element, where that has none. Controls, and what can be
  /// tapped, stay elements of their own.
  case combine
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// A heading without a level.
  case unspecified
  /// The title of a screen.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The innermost level.
  case h6
}

/// The role of an element.
@nonexhaustive
public enum AccessibilityRole: UInt8, Hashable, Sendable, CaseIterable {
  /// An element to press.
  case button
  /// An element to check.
  case checkbox
  /// Several elements that belong together.
  case group
  /// A heading.
  case header
  /// A picture.
  case image
  /// An element that leads elsewhere.
  case link
  /// A list of elements.
  case list
  /// One element of a list.
  case listItem
  /// A state of work that is going on: each change of its words is announced.
  case status
}
