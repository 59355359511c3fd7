import Layout
import LayoutScreens

/// A count at the corner of a card: the stack aligns it with the corner, the offset moves it inwards.
struct Badge: Layout {
  var body: some Layout {
    ZStack(alignment: .topTrailing) {
      Image(data: Landscape.png)
        .contentMode(.fill)
        .size(width: 300, height: 200)
        .cornerRadius(16)

      Text("Evening in the hills")
        .font(.headline)
        .foregroundColor(.white)
        .frame(width: 280, height: 180, alignment: .bottomLeading)

      Text("3")
        .font(.system(size: 15, weight: .bold))
        .foregroundColor(\.onAccent)
        .size(width: 30, height: 30)
        .background(\.bad)
        .cornerRadius(15)
        .offset(x: -10, y: 10)
    }
  }
}
