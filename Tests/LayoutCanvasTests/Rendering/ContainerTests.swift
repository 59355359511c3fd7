#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// The canvas's container, kept up to date.
  @MainActor
  @Suite struct ContainerTests {
    init() { precondition(TestFonts.pinned) }

    @Test func `an updated container shows the new content`() throws {
      let container = LayoutContainer(width: 20, height: 20)
      container.updateBody { Color(red: 1, green: 0, blue: 0) }
      let before = try #require(Pixels(png: container.data(as: .png)))
      #expect(before[10, 10] == .red)
      container.updateBody { Color(red: 0, green: 1, blue: 0).size(width: 10, height: 10) }
      let after = try #require(Pixels(png: container.data(as: .png)))
      #expect(after[10, 10] == .green)
      #expect(after[2, 2] == .white)
    }

    @Test func `rows that move are drawn where they are now`() throws {
      let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
      ]
      let container = LayoutContainer(width: 10, height: 30)
      func show(_ order: [Int]) throws -> [Pixels.Pixel] {
        container.updateBody {
          VStack { ForEach(order, id: \.self) { colors[$0].size(width: 10, height: 10) } }
        }
        let pixels = try #require(Pixels(png: container.data(as: .png)))
        return [5, 15, 25].map { pixels[5, $0] }
      }
      #expect(try show([0, 1, 2]) == [.red, .green, .blue])
      #expect(try show([2, 1, 0]) == [.blue, .green, .red])
      #expect(try show([1, 2, 0]) == [.green, .blue, .red])
    }

    @Test func `setBody waits for the next layout`() throws {
      let container = LayoutContainer(width: 10, height: 10)
      container.setBody { Color(red: 1, green: 0, blue: 0) }
      #expect(container.root.contentSize == .zero)
      container.layoutIfNeeded()
      #expect(container.root.contentSize == Size(width: 10, height: 10))
    }
  }
#endif
