import LayoutCore
import Testing

/// Controls that only show.
@MainActor
extension HostBehaviour {
  /// Bars show a part, in the same view as long as the part is known.
  static func showsLevels(_ host: some HostProbe) throws {
    var value = 1.0
    let elements: [(String, () -> AnyLayout)] = [
      ("progress", { AnyLayout(ProgressView(value: value, total: 4)) }),
      ("linear", { AnyLayout(ProgressView("lil", value: value, total: 4).progressViewStyle(.linear)) }),
      ("gauge", { AnyLayout(Gauge(value: value, in: 0...4) { Text("lil") }) }),
      ("capacity", { AnyLayout(Gauge(value: value, in: 0...4) { Text("lil") }.gaugeStyle(.linearCapacity)) }),
      ("accessory", { AnyLayout(Gauge(value: value, in: 0...4) { Text("lil") }.gaugeStyle(.accessoryLinear)) }),
    ]
    for (name, element) in elements {
      value = 1
      host.root.setBody { element() }
      host.pass()
      let bar = try #require(host.views.first { host.level(of: $0) != nil }, "\(name)")
      let known = host.identities
      for (next, level) in [(1.0, 0.25), (3, 0.75), (9, 1), (-1, 0)] {
        value = next
        host.update()
        // UIKit has 32 bits.
        #expect(host.level(of: bar).map { ($0 * 1000).rounded() / 1000 } == level, "\(name)")
      }
      #expect(host.identities == known, "\(name)")
    }
  }

  /// Rings are drawn another way with another value, and as before with the first one.
  static func drawsRings(_ host: some HostProbe) throws {
    var value = 0.25
    let elements: [(String, () -> AnyLayout)] = [
      ("progress", { AnyLayout(ProgressView(value: value).progressViewStyle(.circular)) }),
      ("gauge", { AnyLayout(Gauge(value: value) { Text("i") }.gaugeStyle(.accessoryCircular)) }),
      ("capacity", { AnyLayout(Gauge(value: value) { Text("i") }.gaugeStyle(.accessoryCircularCapacity)) }),
    ]
    for (name, element) in elements {
      value = 0.25
      host.root.setBody { element() }
      host.pass()
      let (first, frames) = (host.appearance, host.frames)
      value = 0.75
      host.update()
      #expect(host.appearance != first && host.frames == frames, "\(name)")
      value = 0.25
      host.update()
      #expect(host.appearance == first, "\(name)")
    }
  }

  /// The words about an element are shown beside the pointer, in the same view.
  static func helps(_ host: some HostProbe) throws {
    var words: String? = "ill"
    host.root.setBody {
      VStack(spacing: 0) {
        if let words { Button("i") {}.help(words) }
        if let words { box(20).help("\(words) box") }
      }
    }
    host.pass()
    func shown() -> [String] { host.views.compactMap { host.help(of: $0) } }
    let known = host.identities
    #expect(shown() == ["ill", "ill box"])
    words = "lil"
    host.update()
    #expect(shown() == ["lil", "lil box"] && host.identities == known)
    words = nil
    host.update()
    #expect(shown() == [])
  }

  /// A field that scrolls down grows by its lines up to the limit, and the return key begins one.
  static func growsFields(_ host: some HostProbe) throws {
    var text = "i"
    host.root.setBody {
      TextField("", text: Binding(get: { text }, set: { text = $0 }), axis: .vertical).lineLimit(3).frame(width: 200)
    }
    host.pass()
    let field = try #require(host.views.first { host.shown(by: $0) == .edited("i") })
    var heights = [host.frame(of: field).height]
    for typed in ["i\nl", "i\nl\ni", "i\nl\ni\nl"] {
      host.use(field, .edited(typed))
      host.update()
      #expect(text == typed && host.shown(by: field) == .edited(typed))
      heights.append(host.frame(of: field).height)
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[2] == heights[3])
    #expect(host.views.contains { $0 === field })
  }
}
