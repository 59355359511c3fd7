import Layout
import LayoutScreens

/// How dense a layout is: a value of the environment that this screen defines for itself.
enum Density: EnvironmentKey {
  case regular, compact

  static let defaultValue = Density.regular

  var spacing: Double { self == .regular ? 16 : 8 }
}

extension EnvironmentValues {
  var density: Density {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// The same card four times.
///
/// Colours, font, direction and density come from the environment; the card specifies none.
struct Moods: Layout {
  var body: some Layout {
    VStack {
      HStack {
        Mood(scheme: .light, direction: .leftToRight)
        Mood(scheme: .dark, direction: .leftToRight)
      }
      HStack {
        Mood(scheme: .light, direction: .rightToLeft).environment(\.density, .compact)
        Mood(scheme: .dark, direction: .rightToLeft).environment(\.density, .compact)
      }
    }
    .font(.callout)
  }
}

private struct Mood: Layout {
  let scheme: ColorScheme
  let direction: LayoutDirection

  var body: some Layout {
    (direction == .leftToRight ? ProfileCard.english : .arabic)
      .padding(32)
      .frame(maxWidth: .infinity)
      .background(\.ground)
      .appearance(scheme)
      .layoutDirection(direction)
  }
}

private struct ProfileCard: Layout {
  let name: String
  let role: String
  let action: String

  static let english = ProfileCard(name: "Ada Lovelace", role: "Wrote the first program", action: "Follow")
  static let arabic = ProfileCard(name: "عمر الخيام", role: "شاعر وعالم رياضيات", action: "متابعة")

  var body: some Layout {
    EnvironmentReader { environment in
      VStack(alignment: .leading, spacing: environment.density.spacing) {
        HStack(spacing: 12) {
          Avatar(name: name, diameter: 48)
          VStack(alignment: .leading, spacing: 2) {
            Text(name).font(environment.font.bold())
            Text(role).foregroundColor(\.secondary)
          }
        }
        HStack {
          Capsule().foregroundColor(\.line).size(width: 120, height: 8)
          Spacer()
          Text(action)
            .font(environment.font.bold())
            .foregroundColor(\.onAccent)
            .padding(.horizontal, environment.density.spacing)
            .padding(.vertical, environment.density.spacing / 2)
            .background(\.accent)
            .cornerRadius(10)
        }
      }
      .card(padding: environment.density.spacing * 1.5)
    }
  }
}
