import LayoutKitCompat
import TestPromises
import Testing

/// Whole screens, with the frames they must have. Texts are measured by counting characters.
@Suite struct SampleTests {
  /// The frames of all leaves, from the corner of the whole.
  private func leaves(_ layout: some MeasurableLayout, width: Double? = nil) -> [String] {
    var found: [String] = []
    var open = [(layout.arrangement(width: width), Point.zero)]
    while let (arrangement, corner) = open.popLast() {
      let frame = arrangement.frame.moved(by: corner)
      if arrangement.sublayouts.isEmpty { found.append("\(frame)") }
      for child in arrangement.sublayouts.reversed() { open.append((child, frame.origin)) }
    }
    return found
  }

  @Test(.promises("LK-36")) func `hello world`() {
    #expect(
      leaves(HelloWorldLayout())
        == [
          "(4, 4) 50x50", "(58, 18) 102x22",
        ])
    #expect(HelloWorldLayout().arrangement().frame == Rect(x: 0, y: 0, width: 168, height: 58))
  }

  @Test(.promises("LK-36")) func `mini profile`() {
    let layout = MiniProfileLayout(name: "Nick", headline: "Software engineer")
    #expect(
      leaves(layout)
        == [
          "(8, 8) 80x80", "(96, 9.5) 80x50", "(96, 61.5) 170x25",
        ])
    #expect(
      leaves(layout, width: 200)
        == [
          "(8, 19) 80x80", "(96, 8) 80x50", "(96, 60) 80x50",
        ])
  }

  @Test(.promises("LK-36")) func `skills card`() {
    #expect(
      leaves(SkillsCardLayout(skills: [("Layout", 12), ("Recycling of views", 7)]), width: 120)
        == [
          "(18, 10) 84x35", "(10, 50) 17x22", "(33, 50) 51x22", "(10, 77) 9x22", "(25, 77) 85x22",
        ])
  }

  @Test(.promises("LK-36")) func `profile card`() {
    #expect(
      leaves(ProfileCardLayout(name: "Ada", position: "Engineer", location: "London"), width: 200)
        == [
          "(75, 12) 50x50", "(87, 66) 26x22", "(66, 92) 68x22", "(80.5, 118) 39x17",
        ])
  }

  @Test(.promises("LK-36")) func `face pile`() {
    let faces = (0..<3).map { _ in ViewRecipe(.shape(.circle, ShapeAppearance(fill: .gray))) }
    #expect(
      leaves(FacePileLayout(faces: faces))
        == [
          "(0, 0) 50x50", "(25, 0) 50x50", "(50, 0) 50x50",
        ])
  }

  @Test(.promises("LK-36")) func `divider stack`() {
    let layout = DividerStackLayout(sublayouts: ["One", "Two", "Three"].map { LabelLayout(text: $0) }, inset: 5)
    #expect(
      leaves(layout, width: 100)
        == [
          "(0, 0) 26x22", "(5, 22) 90x1", "(0, 23) 26x22", "(5, 45) 90x1", "(0, 46) 43x22",
        ])
  }

  @Test(.promises("LK-36")) func `feed item`() {
    let layout = FeedItemLayout(
      actor: "Sam Hill", text: "Some words that wrap in a narrow room", likes: 3, comment: "Nice!")
    #expect(
      leaves(layout, width: 320)
        == [
          "(8, 8) 221x22", "(303, 8) 9x22", "(8, 34) 50x50", "(62, 34) 68x22", "(62, 56) 91x17", "(62, 73) 65x17",
          "(288, 34) 24x24", "(8, 94) 272x43", "(8, 141) 304x350", "(8, 491) 60x22", "(8, 513) 72x17",
          "(24.667, 534) 68x22", "(130, 534) 60x22", "(239.833, 534) 43x22", "(8, 560) 30x30", "(42, 560) 43x22",
          "(304, 571) 8x8",
        ])
  }
}
