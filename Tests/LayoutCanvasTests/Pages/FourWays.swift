#if canImport(CCairo)
  import Layout

  /// The README's picture: one layout in four environments.
  struct FourWays: Layout {
    var body: some Layout {
      Grid(alignment: .topLeading, horizontalSpacing: 24, verticalSpacing: 24) {
        GridRow {
          Way(name: "light")
          Way(name: "dark").environment(\.colorScheme, .dark)
        }
        GridRow {
          Way(name: "right to left").layoutDirection(.rightToLeft)
          Way(name: "large text").dynamicTypeSize(.xxxLarge)
        }
      }
      .padding(24)
    }
  }

  private struct Way: Layout {
    let name: String

    var body: some Layout {
      VStack(alignment: .leading, spacing: 8) {
        Message()
        Text(name).font(.caption).foregroundColor(.gray).dynamicTypeSize(.large)
      }
    }
  }

  private struct Message: Layout {
    @Environment(\.colorScheme) var colorScheme

    private var isDark: Bool { colorScheme == .dark }

    var body: some Layout {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          Circle().fill(.orange).size(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 2) {
            Text("Ada Lovelace").font(.headline)
            Text("Notes").font(.footnote).foregroundColor(.gray)
          }
          Spacer()
          Text("9:41").font(.footnote).foregroundColor(.gray)
        }
        Text("The engine weaves patterns just as the loom weaves flowers and leaves.").font(.subheadline).lineLimit(2)
        HStack(spacing: 8) {
          ProgressView(value: 0.6)
          Text("60%").font(.footnote).foregroundColor(.blue)
        }
      }
      .padding(16)
      .size(width: 320)
      .foregroundColor(isDark ? .white : Color(white: 0.1))
      .background(isDark ? Color(white: 0.12) : .white)
      .cornerRadius(14)
      .shadow(radius: 6, y: 2)
    }
  }
#endif
