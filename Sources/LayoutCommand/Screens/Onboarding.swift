import Layout
import LayoutScreens

/// The same card in four languages.
///
/// Its direction follows from the language: the Arabic one is mirrored, with the picture and the dots.
struct Onboarding: Layout {
  var body: some Layout {
    HStack(alignment: .top, spacing: 24) {
      ForEach(Greeting.all) { greeting in
        OnboardingCard(greeting: greeting).layoutDirection(greeting.direction)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(40)
  }
}

private struct Greeting: Identifiable {
  let id: String
  var direction = LayoutDirection.leftToRight
  let title: String
  let text: String
  let next: String
  let skip: String

  static let all = [
    Greeting(
      id: "en", title: "Your day at a glance",
      text: "Plan in one place, and see what matters next.", next: "Continue", skip: "Skip"),
    Greeting(
      id: "de", title: "Ihr Tag im Blick",
      text: "Planen Sie an einem Ort, und sehen Sie, was als Nächstes wichtig ist.", next: "Weiter",
      skip: "Überspringen"),
    Greeting(
      id: "ar", direction: .rightToLeft, title: "يومك في لمحة",
      text: "خطّط في مكان واحد، واعرف ما هو المهم بعد ذلك.", next: "متابعة", skip: "تخطٍّ"),
    Greeting(
      id: "ja", title: "一日がひと目でわかる", text: "予定をひとつにまとめて、\n次に大切なことがわかります。",
      next: "続ける", skip: "スキップ"),
  ]
}

private struct OnboardingCard: Layout {
  let greeting: Greeting

  var body: some Layout {
    VStack(spacing: 0) {
      Agenda().size(height: 232)
      VStack(spacing: 12) {
        Text(greeting.title).font(.title2.bold()).lineHeight(.exact(points: 30))
        Text(greeting.text)
          .font(.subheadline)
          .lineHeight(.exact(points: 24))
          .foregroundColor(\.secondary)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .padding(.top, 32)
      Spacer(minLength: 28)
      Dots(count: 3, current: 0)
      VStack(spacing: 16) {
        Text(greeting.next)
          .font(.headline)
          .foregroundColor(\.onAccent)
          .frame(maxWidth: .infinity)
          .size(height: 50)
          .background(\.accent)
          .cornerRadius(25)
        Text(greeting.skip)
          .font(.subheadline.weight(.semibold))
          .lineHeight(.exact(points: 22))
          .foregroundColor(\.accent)
      }
      .lineLimit(1)
      .padding(.horizontal, 24)
      .padding(.top, 28)
      .padding(.bottom, 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(\.surface)
    .cornerRadius(28)
    .shadow(color: Color(hex: 0x0B1020, opacity: 0.12), radius: 24, y: 8)
  }
}

/// The rows of a day on a sheet, which reaches below the picture.
private struct Agenda: Layout {
  var body: some Layout {
    EnvironmentReader { environment in
      LinearGradient(
        colors: [Color(hex: 0x7C8BFF), Color(hex: 0x4456E6), Color(hex: 0x6C3FD1)], startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .overlay(alignment: .topTrailing) {
        Circle().fill(Color.white.opacity(0.14)).size(width: 132, height: 132).padding(12)
      }
      .overlay(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 14) {
          AgendaRow(width: 92, tint: environment.palette.good, isDone: true)
          AgendaRow(width: 124, tint: environment.palette.accent)
          AgendaRow(width: 72, tint: environment.palette.notice)
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(\.surface)
        .cornerRadius(18)
        .shadow(color: Color(hex: 0x0B1020, opacity: 0.25), radius: 16, y: 8)
        .padding(.horizontal, 36)
        .padding(.bottom, 28)
      }
    }
  }
}

private struct AgendaRow: Layout {
  let width: Double
  let tint: Color
  var isDone = false

  var body: some Layout {
    HStack(spacing: 12) {
      ZStack {
        Circle().fill(isDone ? tint : .clear).strokeBorder(tint, lineWidth: 2)
        if isDone { SymbolIcon("checkmark", side: 14).foregroundColor(\.onAccent) }
      }
      .size(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 6) {
        Capsule().foregroundColor(\.secondary).opacity(0.7).size(width: width, height: 7)
        Capsule().foregroundColor(\.line).size(width: width * 0.62, height: 6)
      }
    }
  }
}

private struct Dots: Layout {
  let count: Int
  let current: Int

  var body: some Layout {
    HStack(spacing: 8) {
      ForEach(0..<count) { index in
        Capsule()
          .foregroundColor(index == current ? \.accent : \.line)
          .size(width: index == current ? 22 : 8, height: 8)
      }
    }
  }
}
