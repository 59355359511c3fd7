import Layout
import LayoutScreens

/// The first letters of a name in a circle.
struct Avatar: Layout {
  let name: String
  var diameter = 40.0

  var body: some Layout {
    Text(initials)
      .font(.system(size: diameter * 0.36, weight: .semibold))
      .foregroundColor(\.accent)
      .lineLimit(1)
      .size(width: diameter, height: diameter)
      .background(\.accentGround)
      .cornerRadius(diameter / 2)
  }

  private var initials: String {
    name.split { !$0.isLetter && !$0.isNumber }.prefix(2).compactMap(\.first).map { $0.uppercased() }.joined()
  }
}
