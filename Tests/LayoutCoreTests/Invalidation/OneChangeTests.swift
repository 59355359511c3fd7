import LayoutCore
import Testing

/// One thing changes and everything else stays: the turn that follows must not overlook it.
@Suite struct `One change at a time` {
  private static let rooms = [
    Size(width: 100, height: 80), Size(width: 120, height: 60), Size(width: 120, height: 80),
  ]

  @Test(arguments: rooms)
  func `a root that is another one on one axis requests a turn and is laid out`(room: Size) {
    var asked = 0
    let root = LayoutRoot(size: Size(width: 100, height: 60), measurers: .tens, schedule: { _ in asked += 1 })
    root.updateBody { Color.red }
    asked = 0
    root.size = room
    #expect(asked == 1)
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(0, 0, room.width, room.height)])
  }

  @Test(arguments: rooms)
  func `a geometry reader that is another one on one axis makes its content anew`(room: Size) {
    let root = LayoutRoot(size: Size(width: 100, height: 60), measurers: .tens)
    root.updateBody { GeometryReader { Box($0.size.width / 2, $0.size.height / 4) } }
    #expect(root.result.leaves == [rect(0, 0, 50, 15)])
    root.size = room
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(0, 0, room.width / 2, room.height / 4)])
  }

  @Test func `another font, limit or direction at the root reaches what is inside`() {
    let root = LayoutRoot(size: Size(width: 60, height: 100), measurers: .tens)
    root.environment.font = .system(size: 20)
    root.updateBody {
      ZStack(alignment: .topLeading) {
        Color.red
        Text("xx xxx")
      }
    }
    #expect(root.result.leaves.last == rect(0, 0, 60, 20))
    root.environment.font = .system(size: 40)
    root.layoutIfNeeded()
    #expect(root.result.leaves.last == rect(0, 0, 60, 80))
    root.environment.lineLimit = 1
    root.layoutIfNeeded()
    #expect(root.result.leaves.last == rect(0, 0, 40, 40))
    root.environment.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(root.result.leaves.last == rect(20, 0, 40, 40))
  }
}
