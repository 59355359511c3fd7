import LayoutCore
import TestPromises
import Testing

/// As long as a body can reasonably get; written out, since that is what the compiler has to bear.
struct HundredElements: Layout {
  let isWide: Bool

  var body: some Layout {
    VStack(alignment: .leading, spacing: 1) {
      Text("Row 0").font(.system(size: 20))
      Color.red.size(width: 2, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 10").font(.system(size: 20))
      Color.red.size(width: 12, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 20").font(.system(size: 20))
      Color.red.size(width: 22, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 30").font(.system(size: 20))
      Color.red.size(width: 32, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 40").font(.system(size: 20))
      Color.red.size(width: 42, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 50").font(.system(size: 20))
      Color.red.size(width: 52, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 60").font(.system(size: 20))
      Color.red.size(width: 62, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 70").font(.system(size: 20))
      Color.red.size(width: 72, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 80").font(.system(size: 20))
      Color.red.size(width: 82, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
      Text("Row 90").font(.system(size: 20))
      Color.red.size(width: 92, height: 2)
      Box(10, 3).padding(1)
      HStack(spacing: 2) {
        Box(5, 5); Box(6, 6)
      }
      if isWide { Box(300, 4) }
      Rectangle().fill(.blue).frame(width: 20, height: 5).cornerRadius(2)
      Divider()
      ForEach(0..<2) { Box(Double($0), 1) }
      ZStack {
        Box(7, 7); Box(8, 2)
      }.background(.gray)
      Spacer(minLength: 0).frame(height: 1)
    }
  }
}

@Suite struct `A hundred elements in one body` {
  @Test(.promises("F065")) func `all of them are laid out, in their order`() {
    let result = HundredElements(isWide: false).calculateLayout(proposal: .unspecified, measurers: .tens)
    let children = result.elements.filter { $0.parent == 0 }
    #expect(children.count == 100)
    #expect(children.map(\.position) == Array(0..<100))
    #expect(zip(children, children.dropFirst()).allSatisfy { $0.frame.maxY + 1 == $1.frame.minY })
    // Ten blocks of 20 + 2 + 5 + 6 + 5 + 1 + 1 + 1 + 7 + 1 points, and a gap between each two.
    #expect(result.size.height == 490 + 99)
    #expect(result.size.width == 92)
  }

  @Test func `ten more appear where their condition holds`() {
    let result = HundredElements(isWide: true).calculateLayout(proposal: .unspecified, measurers: .tens)
    #expect(result.elements.filter { $0.parent == 0 }.count == 110)
    #expect(result.size == Size(width: 300, height: 490 + 40 + 109))
  }
}
