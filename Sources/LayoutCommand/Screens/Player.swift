import Layout
import LayoutScreens

/// A player: the cover is its own background, far out of focus.
struct Player: Layout {
  var body: some Layout {
    VStack(spacing: 0) {
      PlayerBar()
      Spacer(minLength: 24)
      Cover()
        .size(width: 318, height: 318)
        .cornerRadius(24)
        .shadow(color: Color(hex: 0x0B1020, opacity: 0.35), radius: 28, y: 16)
      Spacer(minLength: 24)
      PlayerTitle()
      // Time runs in the same direction in every layout direction.
      VStack(spacing: 36) {
        PlayerProgress(share: 0.38)
        PlayerButtons()
        PlayerVolume(share: 0.64)
      }
      .layoutDirection(.leftToRight)
    }
    .padding(.horizontal, 36)
    .padding(.top, 24)
    .padding(.bottom, 48)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { PlayerGround() }
  }
}

/// The cover of a record: a low sun behind waves.
private struct Cover: Layout {
  var body: some Layout {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x2B1B6B), Color(hex: 0x8A2F8F), Color(hex: 0xFF6F61), Color(hex: 0xFFC371)],
        startPoint: .top, endPoint: .bottom)
      GeometryReader { proxy in
        let (width, height) = (proxy.size.width, proxy.size.height)
        ZStack {
          LinearGradient(
            colors: [Color(hex: 0xFFF3C4), Color(hex: 0xFF9A76)], startPoint: .top, endPoint: .bottom
          )
          .clipShape(Circle())
          .size(width: width * 0.5, height: width * 0.5)
          .position(x: width * 0.5, y: height * 0.52)
          Curve(values: [0.42, 0.36, 0.46, 0.38, 0.45], isArea: true).fill(Color(hex: 0x7A2E8E, opacity: 0.75))
          Curve(values: [0.26, 0.34, 0.24, 0.33, 0.25], isArea: true).fill(Color(hex: 0x4A2380, opacity: 0.85))
          Curve(values: [0.14, 0.1, 0.19, 0.11, 0.18], isArea: true).fill(Color(hex: 0x24124F))
        }
        .size(proxy.size)
      }
    }
    .clipped()
    .layoutDirection(.leftToRight)
  }
}

private struct PlayerGround: Layout {
  var body: some Layout {
    Cover()
      .scaleEffect(1.4)
      .blur(radius: 48)
      .clipped()
      .overlay { Color.clear.background(\.ground).opacity(0.62) }
      .clipped()
  }
}

private struct PlayerBar: Layout {
  var body: some Layout {
    HStack {
      SymbolIcon("chevron.down", side: 22)
      Spacer()
      VStack(spacing: 2) {
        Text("PLAYING FROM").font(.system(size: 11, weight: .semibold)).kerning(1.2).opacity(0.65)
        Text("Quiet Machines").font(.footnote.weight(.semibold))
      }
      .lineLimit(1)
      Spacer()
      SymbolIcon("ellipsis", side: 22)
    }
  }
}

private struct PlayerTitle: Layout {
  var body: some Layout {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Low Sun").font(.title2.bold())
        Text("The Analytical Engine").font(.body).opacity(0.7)
      }
      .lineLimit(1)
      Spacer()
      SymbolIcon("heart.fill", side: 24).foregroundColor(Color(hex: 0xF0476B))
    }
    .padding(.bottom, 24)
  }
}

private struct PlayerProgress: Layout {
  let share: Double

  var body: some Layout {
    VStack(spacing: 8) {
      Track(share: share, height: 5, knob: 13)
      HStack {
        Text("1:34")
        Spacer()
        Text("−2:33")
      }
      .font(.caption2.monospacedDigit())
      .opacity(0.65)
    }
  }
}

/// A share of a capsule, with or without a knob at its end.
private struct Track: Layout {
  let share: Double
  let height: Double
  var knob = 0.0

  var body: some Layout {
    GeometryReader { proxy in
      let width = proxy.size.width * share
      ZStack(alignment: .leading) {
        Capsule().opacity(0.2).size(height: height)
        Capsule().size(width: width, height: height)
        if knob > 0 { Circle().size(width: knob, height: knob).offset(x: width - knob / 2) }
      }
      .size(proxy.size)
    }
    .size(height: max(height, knob))
  }
}

private struct PlayerButtons: Layout {
  var body: some Layout {
    HStack(spacing: 0) {
      SymbolIcon("shuffle", side: 20).opacity(0.65)
      Spacer()
      SymbolIcon("backward.fill", side: 30)
      Spacer()
      SymbolIcon("pause.fill", side: 32)
        .foregroundColor(\.ground)
        .frame(width: 72, height: 72)
        .background(\.ink)
        .cornerRadius(36)
      Spacer()
      SymbolIcon("forward.fill", side: 30)
      Spacer()
      SymbolIcon("repeat", side: 20).opacity(0.65)
    }
  }
}

private struct PlayerVolume: Layout {
  let share: Double

  var body: some Layout {
    HStack(spacing: 14) {
      SymbolIcon("speaker.slash", side: 16)
      Track(share: share, height: 4)
      SymbolIcon("speaker.wave.3", side: 16)
    }
    .opacity(0.65)
  }
}
