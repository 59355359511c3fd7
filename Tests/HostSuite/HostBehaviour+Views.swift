import LayoutCore
import Observation
import Testing

/// Views, their frames and their lives.
@MainActor
extension HostBehaviour {
  static func frames(_ host: some HostProbe) {
    host.root.setBody {
      VStack(spacing: 10) {
        Rectangle().size(width: 100, height: 50)
        label("title")
      }
    }
    host.pass()
    #expect(
      host.frames == [Rect(x: 145, y: 260, width: 100, height: 50), Rect(x: 175, y: 320, width: 40, height: 20)])
  }

  /// Boxes hold what is in them, in their own coordinates; overlays and backgrounds lie beside what they belong to.
  static func nests(_ host: some HostProbe) {
    host.root.setBody {
      VStack(spacing: 10) {
        VStack(spacing: 0) {
          box(20).padding(5).border(.red)
        }.padding(10).background(.yellow)
        box(60).overlay(alignment: .topTrailing) { box(10) }.background { Rectangle().padding(-5) }
      }
    }
    host.pass()
    #expect(
      host.frames == [
        Rect(x: 125, y: 90, width: 50, height: 50), Rect(x: 10, y: 10, width: 30, height: 30),
        Rect(x: 5, y: 5, width: 20, height: 20), Rect(x: 115, y: 145, width: 70, height: 70),
        Rect(x: 120, y: 150, width: 60, height: 60), Rect(x: 170, y: 150, width: 10, height: 10),
      ])
  }

  static func quiet(_ host: some HostProbe) {
    host.root.setBody {
      HStack {
        box(10); label("a"); box(30)
      }
    }
    host.pass()
    let known = host.identities
    #expect(known.count == 3)
    #expect(host.calls { host.root.updateBody() } == 0)
    #expect(host.identities == known)
  }

  /// A view that moves is one call, one that comes is two, one that goes is one, however many others there are.
  static func countsCalls(_ host: some HostProbe) {
    var (inset, isThere) = (0.0, false)
    host.root.setBody {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<20, id: \.self) { box(10).offset(x: $0 == 7 ? inset : 0, y: 0) }
        if isThere { box(10) }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.pass()
    func change(_ change: () -> Void) -> Int {
      host.calls {
        change()
        host.root.updateBody()
      }
    }
    #expect(change { inset = 30 } == 1)
    #expect(host.frames[7] == Rect(x: 30, y: 70, width: 10, height: 10))
    #expect(change { isThere = true } == 2)
    #expect(change { isThere = false } == 1)
  }

  /// Another text of the same size is shown by the same view in the same place.
  static func shows(_ host: some HostProbe) throws {
    var text = "one"
    host.root.setBody {
      VStack {
        label(text); box(10)
      }
    }
    host.pass()
    let (view, known) = (try #require(host.views.first), host.identities)
    #expect(host.text(of: view) == "one")
    text = "two"
    #expect(host.calls { host.root.updateBody() } == 0)
    #expect(host.text(of: view) == "two")
    #expect(host.identities == known)
  }

  @Observable
  fileprivate final class Model {
    var text = "one"
  }

  /// A model that changes is shown in the toolkit's next pass, without a call.
  static func observes(_ host: some HostProbe) throws {
    let model = Model()
    host.root.setBody { label(model.text) }
    host.pass()
    // New views make some toolkits run a second pass.
    host.pass()
    let view = try #require(host.views.first)
    #expect(host.frames == [Rect(x: 138, y: 140, width: 24, height: 20)])
    model.text = "three"
    host.pass()
    #expect(host.views.count == 1 && host.shows(view, at: 0))
    #expect(host.text(of: view) == "three")
    #expect(host.frames == [Rect(x: 130, y: 140, width: 40, height: 20)])
  }

  static func moves(_ host: some HostProbe) {
    var order = [1, 2, 3]
    host.root.setBody { VStack { ForEach(order, id: \.self) { box(Double(10 * $0)) } } }
    host.pass()
    let known = host.identities
    #expect(host.frames.map(\.height) == [10, 20, 30])
    order = [3, 1, 2]
    host.update()
    #expect(host.identities == [known[2], known[0], known[1]])
    #expect(host.frames.map(\.minY) == [120, 150, 160])
  }

  static func comesAndGoes(_ host: some HostProbe) {
    var isThere = false
    host.root.setBody {
      VStack {
        box(10)
        if isThere { box(20) }
        box(30)
      }
    }
    host.pass()
    let known = host.identities
    isThere = true
    host.update()
    #expect(host.frames.map(\.height) == [10, 20, 30])
    #expect([host.identities[0], host.identities[2]] == known)
    isThere = false
    host.update()
    #expect(host.identities == known)
  }

  /// Another sort of element in the same place is another view, in the same order.
  static func exchanges(_ host: some HostProbe) throws {
    var isText = true
    host.root.setBody {
      ZStack {
        box(100)
        if isText { label("it") } else { box(30).border(.red) }
        box(10)
      }
    }
    host.pass()
    let known = host.views
    #expect(host.text(of: try #require(known.dropFirst().first)) == "it")
    isText = false
    host.update()
    // The box of the border and the shape in it.
    #expect(host.frames.map(\.width) == [100, 30, 30, 10])
    #expect(host.shows(known[0], at: 0) && host.shows(known[2], at: 3))
    #expect(!host.identities.contains(ObjectIdentifier(known[1])))
  }

  /// An id is what an element is: with another one it begins anew, and its neighbours stay.
  static func renames(_ host: some HostProbe) {
    var id = "a"
    host.root.setBody {
      VStack {
        box(10); box(20).id(id)
      }
    }
    host.pass()
    let known = host.views
    host.update()
    #expect(host.identities == known.map { ObjectIdentifier($0) })
    id = "b"
    host.update()
    #expect(host.frames.map(\.height) == [10, 20])
    #expect(host.shows(known[0], at: 0))
    #expect(!host.shows(known[1], at: 1))
  }

  static func empties(_ host: some HostProbe) {
    var count = 3
    host.root.setBody { ForEach(0..<count, id: \.self) { _ in box(10).padding(5).background(.yellow) } }
    host.pass()
    #expect(host.views.count == 6)
    count = 0
    #expect(host.calls { host.root.updateBody() } == 6)
    #expect(host.views.isEmpty)
  }

  /// Views that are gone are freed, and so is all of a container that is gone.
  static func frees<Host: HostProbe>(_ type: Host.Type) throws {
    weak var gone: AnyObject?
    weak var kept: AnyObject?
    weak var root: LayoutRoot?
    try {
      let host = try Host(width: 300, height: 300)
      defer { host.close() }
      let isThere = Switch()
      host.root.setBody {
        VStack {
          box(10)
          if isThere.isOn { label("it").padding(5).background(.yellow) }
          ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { box(Double($0)) } } }
        }
      }
      host.pass()
      kept = host.views[0]
      gone = host.views[2]
      root = host.root
      #expect(host.text(of: host.views[2]) == "it")
      isThere.isOn = false
      host.update()
      #expect(gone == nil)
      #expect(kept != nil)
    }()
    #expect(kept == nil)
    #expect(root == nil)
  }

  /// Numbers that make no sense reach no toolkit, and what comes after them is shown as ever.
  static func survives(_ host: some HostProbe) throws {
    var bad: Double? = 0
    host.root.setBody {
      VStack(spacing: 0) {
        box(10).offset(x: bad ?? 0, y: 0).padding(bad ?? 5).background(.yellow)
        Rectangle().size(width: bad ?? 20, height: 20)
        label("it").frame(width: bad ?? 40)
        // A window is as large as its content's request.
      }.frame(width: 300, height: 300)
    }
    host.pass()
    let known = host.identities
    #expect(known.count == 4)
    for number in [Double.nan, .infinity, -.infinity, -10, 1e300] {
      bad = number
      host.update()
      for frame in host.frames {
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite && frame.width >= 0 && frame.height >= 0, "\(number): \(frame)")
      }
      #expect(host.identities == known)
    }
    bad = nil
    host.update()
    #expect(
      host.frames == [
        Rect(x: 140, y: 120, width: 20, height: 20), Rect(x: 5, y: 5, width: 10, height: 10),
        Rect(x: 140, y: 140, width: 20, height: 20), Rect(x: 142, y: 160, width: 16, height: 20),
      ])
  }
}

/// A variable for closures and for the code around them; of the main actor, so that it may be in both.
@MainActor
private final class Switch {
  var isOn = true
}
