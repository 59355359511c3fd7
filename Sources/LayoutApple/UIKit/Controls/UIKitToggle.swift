#if canImport(UIKit) && !os(watchOS)
  /// A toggle as a UISwitch with its title before it.
  final class ToggleItem: ControlView {
    private var row: ToggleRow? { view as? ToggleRow }

    override var spokenView: UIView { row?.knob ?? view }

    override var ownLabel: String? {
      if case .toggle(let title, _) = content.control, !title.isEmpty { title } else { nil }
    }

    override func setUp() {
      guard let row else { return }
      // The title is the switch's accessibility label.
      row.label.isAccessibilityElement = false
      #if os(tvOS)
        observe(row.knob, .primaryActionTriggered) { [weak row] in
          row?.isOn.toggle()
          return row.map { .toggled($0.isOn) }
        }
      #else
        observe(row.knob, .valueChanged) { [weak row] in row.map { .toggled($0.isOn) } }
      #endif
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let row, case .toggle(let title, let isOn) = control else { return }
      row.label.text = title
      row.label.wrapTitle(content.style)
      row.label.isEnabled = content.isEnabled
      row.label.font = content.style.font.native
      row.label.textColor = content.color.native
      row.label.textAlignment = TextAlignment.leading.native(content.style.direction)
      row.isRightToLeft = content.style.direction == .rightToLeft
      row.knob.isEnabled = content.isEnabled
      row.knob.semanticContentAttribute = content.style.direction.semantics
      #if !os(tvOS)
        // A switch ignores `tintColor`.
        row.knob.onTintColor = content.tint?.native
      #endif
      if row.isOn != isOn { row.isOn = isOn }
      row.setNeedsLayout()
      nameChanged()
    }
  }

  /// A title on the leading side and a switch on the trailing side. tvOS has no switch, so a button replaces it.
  final class ToggleRow: UIView {
    let label = UILabel()
    #if os(tvOS)
      let knob = UIButton(type: .system)

      var isOn = false {
        didSet { knob.setTitle(isOn ? "\u{2611}" : "\u{2610}", for: .normal) }
      }
    #else
      let knob = UISwitch(frame: .zero)

      var isOn: Bool {
        get { knob.isOn }
        set { knob.isOn = newValue }
      }
    #endif
    var isRightToLeft = false

    /// The distance between title and switch, which is UIKit's own distance between neighbours.
    private static let gap: CGFloat = 8

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
      addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    private var hasTitle: Bool { label.text?.isEmpty == false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let knob = knob.sizeThatFits(size)
      guard hasTitle else { return knob }
      let title = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
      return CGSize(width: title.width + Self.gap + knob.width, height: max(title.height, knob.height))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let own = knob.sizeThatFits(bounds.size)
      let rest = hasTitle ? max(0, bounds.width - own.width - Self.gap) : 0
      let knobX = hasTitle ? (isRightToLeft ? 0 : rest + Self.gap) : 0
      knob.frame = CGRect(x: knobX, y: (bounds.height - own.height) / 2, width: own.width, height: own.height)
      label.frame = CGRect(x: isRightToLeft ? own.width + Self.gap : 0, y: 0, width: rest, height: bounds.height)
    }
  }
#endif
