import Layout
import LayoutScreens

/// A page that scrolls, with a row that scrolls sideways.
///
/// Content outside the window is clipped.
struct Discover: Layout {
  var body: some Layout {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Discover").font(.system(size: 32, weight: .bold)).padding(.horizontal, 16)

        ScrollView(.horizontal) {
          HStack(spacing: 16) {
            ForEach(Place.all) { PlaceTile(place: $0) }
          }
          .padding(.horizontal, 16)
        }

        VStack(alignment: .leading, spacing: 16) {
          Text("Walks nearby").font(.title3.bold())
          ForEach(Walk.all) { WalkCard(walk: $0) }
        }
        .padding(.horizontal, 16)

        Spacer(minLength: 100)
      }
      .padding(.top, 24)
    }
  }
}

private struct PlaceTile: Layout {
  let place: Place

  /// Behind the words, so that they can be read on any picture.
  private static let shade = Color(hex: 0x0B1020, opacity: 0.6)

  var body: some Layout {
    Image(data: Landscape.png)
      .contentMode(.fill)
      .size(width: 240, height: 160)
      .overlay(.linearGradient(colors: [.clear, Self.shade], startPoint: .center, endPoint: .bottom))
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(place.id).font(.headline)
          Text(place.country).font(.footnote)
        }
        .foregroundColor(.white)
        .padding(16)
      }
      .cornerRadius(16)
  }
}

private struct WalkCard: Layout {
  let walk: Walk

  var body: some Layout {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(walk.id).font(.headline)
        Spacer()
        Text(walk.distance).font(.subheadline).foregroundColor(\.accent)
      }
      Text(walk.note).font(.subheadline).foregroundColor(\.secondary)
    }
    .card()
  }
}

private struct Place: Identifiable {
  let id: String
  let country: String

  static let all = [
    Place(id: "Tatra", country: "Slovakia"), Place(id: "Jura", country: "France"),
    Place(id: "Harz", country: "Germany"),
  ]
}

private struct Walk: Identifiable {
  let id: String
  let distance: String
  let note: String

  static let all = [
    Walk(
      id: "Lake loop", distance: "4.2 km",
      note: "Flat, shaded and short: a path around the water with benches on the way."),
    Walk(
      id: "Old quarry", distance: "7.8 km",
      note: "Uphill through beech woods to a view over three valleys, then back along the stream."),
    Walk(id: "Ridge", distance: "12.5 km", note: "For clear days. Bring water, there is none at the top."),
    Walk(id: "Mill road", distance: "3.1 km", note: "Good with children and on wheels."),
    Walk(id: "Castle hill", distance: "5.6 km", note: "Steps, a tower and, on Sundays, cake."),
  ]
}
