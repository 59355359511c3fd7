#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import TestPromises
  import Testing

  /// Pictures before and after a change differ inside the regions that are out of date, and nowhere else.
  @MainActor
  @Suite struct CanvasDirtyRegionTests {
    private let container = LayoutContainer(width: 120, height: 90)

    init() { precondition(TestFonts.pinned) }

    private struct Card: Layout {
      var title: String
      var color: Color
      var radius: Double
      var isRaised: Bool
      var room: Double

      var body: some Layout {
        VStack(alignment: .leading, spacing: 4) {
          Text(title).font(.system(size: 9)).padding(2).background(color).cornerRadius(radius)
          ZStack {
            Circle().foregroundColor(color).size(width: 20, height: 12).offset(x: room, y: -room / 2)
            if isRaised { Text("up").font(.system(size: 8)).shadow(color: .black, radius: 3, x: 2, y: 2) }
          }
          .clipped()
        }
        .padding(room)
        .background(.white)
        .border(.gray)
        .shadow(color: .black, radius: isRaised ? 6 : 2, x: 1, y: 3)
      }
    }

    private func page(_ dice: inout Numbers) -> some Layout {
      let cards = (0..<dice.next(4)).map { _ in
        let color = [Color.pureRed, .pureGreen, .pureBlue][dice.next(3)]
        return Card(
          title: ["a", "two words", "jumps"][dice.next(3)], color: color, radius: Double(dice.next(4)),
          isRaised: dice.next(2) == 0, room: Double(dice.next(6)))
      }
      return VStack(spacing: 3) {
        ForEach(0..<cards.count) { at in
          HStack {
            cards[at]
            Color.gray.size(width: 6, height: 6)
          }
        }
      }
    }

    @Test(.promises("F181"), arguments: UInt64(1)...30)
    func `what lies outside of the regions looks as it did`(seed: UInt64) throws {
      var dice = Numbers(seed)
      var before: Pixels?
      for _ in 0..<6 {
        container.updateBody { page(&dice) }
        let regions = container.takeDirtyRegions()
        let after = try #require(Pixels(png: container.data(as: .png)))
        if let before {
          for index in after.pixels.indices where after.pixels[index] != before.pixels[index] {
            let (x, y) = (Double(index % after.width), Double(index / after.width))
            let isInside = regions.contains {
              x + 1 > $0.minX.rounded(.down) && x < $0.maxX.rounded(.up) && y + 1 > $0.minY.rounded(.down)
                && y < $0.maxY.rounded(.up)
            }
            #expect(isInside, "\(x), \(y) in none of \(regions)")
            guard isInside else { return }
          }
          if after.pixels != before.pixels { #expect(!regions.isEmpty) }
        }
        before = after
        #expect(container.takeDirtyRegions() == [])
      }
    }

    @Test(.promises("F181")) func `a small change of a page is a small region`() throws {
      var color = Color.pureRed
      container.updateBody {
        VStack(spacing: 0) {
          Color.gray.size(width: 120, height: 40)
          color.size(width: 10, height: 10)
          Color.gray.size(width: 120, height: 40)
        }
      }
      #expect(container.takeDirtyRegions() == [Rect(x: 0, y: 0, width: 120, height: 90)])
      color = .pureBlue
      container.updateBody()
      #expect(container.takeDirtyRegions() == [Rect(x: 55, y: 40, width: 10, height: 10)])
    }
  }
#endif
