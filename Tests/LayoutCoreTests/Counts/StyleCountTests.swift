import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Equal styles of shapes and texts are one entry of a root's tables, which goes with its last user.
@Suite(.promises("L7")) struct StyleCountTests {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 200, height: 2000), measurers: .tens)

  init() { root.host = host }

  private func show(_ body: some Layout) -> Int {
    host.takeCounts()
    root.updateBody { body }
    return root.session.footprint.styles
  }

  @Test func `a hundred rows have a style for each sort of thing in them`() {
    let styles = show(
      VStack {
        ForEach(0..<100) { row in
          HStack {
            Rectangle()
            Color.red
            Circle().fill(.red)
            Circle().stroke(.red)
            RoundedRectangle(cornerRadius: Double(row % 2))
            Divider()
            Text("\(row)")
            Text("\(row)").font(.caption)
            Text("\(row)").foregroundColor(.red)
            Text("\(row)").lineLimit(1)
          }
        }
      })
    #expect(root.session.footprint.contents == 1000)
    // Shapes: black, red, a red circle, its outline, two roundings, a line. Texts: plain, small, red, of one line.
    #expect(styles == 7 + 4)
  }

  @Test func `a style comes with its first user and goes with its last`() {
    func body(_ colors: [Color], _ fonts: [Font]) -> some Layout {
      VStack {
        ForEach(0..<colors.count, id: \.self) { colors[$0].size(width: 10, height: 10) }
        ForEach(0..<fonts.count, id: \.self) { Text("a").font(fonts[$0]) }
      }
    }
    #expect(show(body([.red, .red], [.body, .body])) == 2)
    // Where a number becomes free and the next style has it, nothing shows the old style.
    #expect(show(body([.blue, .red], [.body, .title])) == 4)
    #expect(show(body([.blue, .green], [.title, .title])) == 3)
    #expect(
      host.picture.map(\.content) == [
        .shape(.rectangle, ShapeAppearance(fill: .blue)), .shape(.rectangle, ShapeAppearance(fill: .green)),
        .text("a", TextStyle(font: .title), .black), .text("a", TextStyle(font: .title), .black),
      ])
    #expect(show(body([.blue], [])) == 1)
    #expect(show(body([], [])) == 0)
    #expect(root.session.footprint.contents == 0 && host.violations == [])
  }

  @Test func `a new view has its own style where that has the number of a gone one`() {
    let paints: [Paint] = [
      .color(.red), LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).paint, .color(.green),
    ]
    for paint in paints {
      #expect(show(Circle().fill(paint)) == 1)
      #expect(host.picture.map(\.content) == [.shape(.circle, ShapeAppearance(paint: paint))])
      #expect(show(VStack {}) == 0)
      #expect(host.picture.isEmpty)
    }
    #expect(host.violations == [])
  }

  @Test func `a new text has its own string and style where a gone one had its place`() {
    for (string, font) in [("a", Font.body), ("b", .title), ("c", .body)] {
      #expect(show(Text(string).font(font)) == 1)
      #expect(host.picture.map(\.content) == [.text(string, TextStyle(font: font), .black)])
      #expect(show(VStack {}) == 0)
      #expect(root.session.footprint.contents == 0)
    }
    #expect(host.violations == [])
  }

  @Test func `a font and a colour that are set around texts are passed to the host once for each text`() {
    func body(_ font: Font, _ color: Color) -> some Layout {
      VStack { ForEach(0..<5) { Text("\($0)") } }.font(font).foregroundColor(color)
    }
    #expect(show(body(.body, .black)) == 1)
    #expect(show(body(.body, .black)) == 1)
    #expect(host.counts.total == 0)
    #expect(show(body(.body, .red)) == 1)
    #expect(host.counts.contents == 5)
    #expect(root.counters.leafMeasures == 0)
    #expect(show(body(.title, .red)) == 1)
    #expect(host.counts.contents == 5)
    #expect(root.counters.leafMeasures == 5)
  }

  @Test(.promises("W6")) func `after 1,000 colours and fonts there is one of each`() {
    for round in 0..<1000 {
      let part = Double(round) / 1000
      let styles = show(
        VStack {
          Color(white: part)
          Circle().stroke(.red, lineWidth: 1 + part)
          RoundedRectangle(cornerRadius: part)
          Text("a").font(.system(size: 10 + part))
          Text("b").foregroundColor(Color(white: part))
        })
      #expect(styles == 5, "round \(round)")
    }
    #expect(host.violations == [])
  }
}
