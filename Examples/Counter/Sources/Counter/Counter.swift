import LayoutGTK

@main struct Counter: LayoutApp {
  @State var count = 0

  var body: some Layout {
    HStack(spacing: 12) {
      Button("Less") { count -= 1 }
      Text("\(count)").size(width: 60).multilineTextAlignment(.center)
      Button("More") { count += 1 }
    }.padding(24)
  }
}
