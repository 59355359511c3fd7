import Layout
import Testing

struct Row: Layout {
  let n: Int
  var body: some Layout {
    HStack(spacing: 12) {
      Color.red.size(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        Color.gray.size(width: 200, height: 20)
        Color.gray.size(width: 200, height: 16)
      }
      Spacer()
      Color.blue.size(width: 24, height: 24)
    }
    .padding(16)
  }
}

@Suite struct QuickTests {
  @Test func row() {
    let r = Row(n: 1).size(width: 390).calculateLayout(in: Size(width: 390, height: 844))
    print(r)
    let card = VStack(alignment: .leading, spacing: 24) {
      Text("Frames, not constraints").font(.system(size: 72, weight: .bold))
      Text("4 minutes").foregroundColor(.gray)
      Spacer()
      HStack(spacing: 12) {
        Image("author.png").size(width: 64, height: 64)
        Text("Ada").id("name")
        Spacer()
        Text("20 Nov 2026")
      }
    }.padding(64).background(.white).size(width: 1200, height: 630)
    let c = card.calculateLayout(in: Size(width: 1200, height: 630))
    print(c); print(c.frame(of: "name") as Any)
    let list = ScrollView { ForEach(0..<3) { Row(n: $0) } }
    print(list.calculateLayout(in: Size(width: 390, height: 844)))
    print(VStack { GeometryReader { p in Color.red.size(width: p.size.width * 0.8, height: 60) } ; Text("x").overlay(alignment: .topTrailing) { Circle().size(width: 5, height: 5) } }.calculateLayout(in: Size(width: 360, height: 140)))
    let q = VStack(spacing: 16) {
      Spacer(minLength: 100)
      Color.red.size(width: 300, height: 34)
      Color.red.size(width: 300, height: 20).padding(0)
      Spacer(minLength: 40)
      Color.red.size(width: 280, height: 50)
      Spacer()
    }.padding(20)
    print(q.calculateLayout(in: Size(width: 390, height: 844)))
    let root = LayoutRoot(size: Size(width: 390, height: 844))
    root.updateBody { q }
    print(root.result.elements[0].frame)
  }
}
