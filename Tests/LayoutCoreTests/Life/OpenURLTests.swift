import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Addresses that a program opens` {
  @Test func `visible elements get them in document order`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var opened: [String] = []
    func show(_ isShown: Bool) {
      root.updateBody {
        VStack {
          Text("a").onOpenURL { opened.append("a \($0)") }
          if isShown {
            VStack { Text("b").onOpenURL { opened.append("b \($0)") } }.onOpenURL { opened.append("c \($0)") }
          }
        }
      }
    }
    show(true)
    #expect(root.receive(url: "app:1"))
    #expect(opened == ["a app:1", "c app:1", "b app:1"])
    show(false)
    #expect(root.receive(url: "app:2"))
    #expect(opened.suffix(1) == ["a app:2"] && opened.count == 4)
    root.updateBody { Text("none") }
    #expect(!root.receive(url: "app:3"))
  }
}
