import LayoutCore
import Testing

/// What elements do when they come, change and go.
@MainActor
extension HostBehaviour {
  /// The actions of an element run once: when it comes, at each change of its value, and when it goes; in a lazy row too.
  static func lives(_ host: some HostProbe) throws {
    var log: [String] = []
    var (isThere, value) = (true, 1)
    host.root.setBody {
      VStack {
        box(10)
        if isThere {
          box(20)
            .onAppear { log.append("comes") }
            .onDisappear { log.append("goes") }
            .onChange(of: value) { old, new in log.append("\(old) to \(new)") }
        }
      }
    }
    host.pass()
    #expect(log == ["comes"])
    value = 2
    host.update()
    host.update()
    #expect(log == ["comes", "1 to 2"])
    (isThere, value) = (false, 3)
    host.update()
    #expect(log == ["comes", "1 to 2", "goes"])
    var rows: [Int: Int] = [:]
    host.root.setBody {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Rectangle().size(width: 100, height: 100)
              .onAppear { rows[row, default: 0] += 1 }
              .onDisappear { rows[row, default: 0] -= 10 }
          }
        }
      }
    }
    host.pass()
    let window = try #require(host.views.first)
    #expect(rows[0] == 1 && rows[60] == nil)
    host.scroll(window, to: Point(x: 0, y: 6000))
    host.pass()
    #expect(rows[0] == -9 && rows[60] == 1)
    host.scroll(window, to: .zero)
    host.pass()
    #expect(rows[0] == -8 && rows[60] == -9)
  }
}
