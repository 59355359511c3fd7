import LayoutCore
import Testing

/// Containers of CSS.
@MainActor
extension HostBehaviour {
  /// Lines that wrap, in the order of their numbers, with an element at its inset; after edits, in another width, from
  /// right to left.
  static func flexes(_ host: some HostProbe) {
    var piece = Piece(
      id: 0, kind: .flex("display: flex; flex-wrap: wrap; gap: 10px; align-content: flex-start"),
      pieces: [
        Piece(id: 1, kind: .item("order: 1"), pieces: [Piece(id: 2, kind: .box(140, 20))]),
        Piece(id: 3, kind: .box(100, 30)), Piece(id: 4, kind: .box(120, 10)),
        Piece(
          id: 5, kind: .item("position: absolute; inset-inline-end: 5px; bottom: 8px"),
          pieces: [Piece(id: 6, kind: .box(20, 20))]),
      ])
    host.root.setBody { piece.layout }
    host.pass()
    let known = host.identities
    #expect(
      host.frames == [
        Rect(x: 0, y: 160, width: 140, height: 20), Rect(x: 0, y: 120, width: 100, height: 30),
        Rect(x: 110, y: 120, width: 120, height: 10), Rect(x: 275, y: 152, width: 20, height: 20),
      ])
    piece.change(1) { $0.kind = .item("order: 0") }
    #expect(host.calls { host.root.updateBody() } == 4)
    #expect(
      host.frames == [
        Rect(x: 0, y: 125, width: 140, height: 20), Rect(x: 150, y: 125, width: 100, height: 30),
        Rect(x: 0, y: 165, width: 120, height: 10), Rect(x: 275, y: 147, width: 20, height: 20),
      ])
    #expect(host.calls { host.root.updateBody() } == 0)
    host.setDirection(.rightToLeft)
    host.pass()
    #expect(host.frames.map(\.minX) == [160, 50, 180, 5])
    host.resize(width: 400, height: 300)
    host.pass()
    #expect(host.frames.map(\.minX) == [260, 150, 20, 5])
    #expect(host.frames.map(\.minY) == [135, 135, 135, 137])
    #expect(host.identities == known)
  }

  /// A grid by the names of its areas, with lines in one of them; a view that comes moves the others of its line alone.
  static func arrangesAreas(_ host: some HostProbe) {
    var piece = Piece(
      id: 0,
      kind: .areas(
        "display: grid; height: 200px; gap: 10px; grid-template: 'head head' 30px 'nav main' 1fr / 80px 1fr"),
      pieces: [
        Piece(id: 1, kind: .item("grid-area: head"), pieces: [Piece(id: 2, kind: .color)]),
        Piece(
          id: 3, kind: .item("grid-area: main"),
          pieces: [
            Piece(
              id: 4, kind: .flex("justify-content: space-between; align-items: flex-end"),
              pieces: [Piece(id: 5, kind: .box(20, 20)), Piece(id: 6, kind: .box(20, 30))])
          ]),
        Piece(id: 7, kind: .item("grid-area: nav"), pieces: [Piece(id: 8, kind: .color)]),
      ])
    host.root.setBody { piece.layout }
    host.pass()
    #expect(
      host.frames == [
        Rect(x: 0, y: 50, width: 300, height: 30), Rect(x: 90, y: 230, width: 20, height: 20),
        Rect(x: 280, y: 220, width: 20, height: 30), Rect(x: 0, y: 90, width: 80, height: 160),
      ])
    piece.change(4) { $0.pieces.append(Piece(id: 9, kind: .box(20, 20))) }
    // One moves to the middle, and the new one is made and placed.
    #expect(host.calls { host.root.updateBody() } == 3)
    #expect(host.frames.map(\.minX) == [0, 90, 185, 280, 0])
    host.setDirection(.rightToLeft)
    host.pass()
    #expect(host.frames.map(\.minX) == [0, 190, 95, 0, 220])
  }
}
