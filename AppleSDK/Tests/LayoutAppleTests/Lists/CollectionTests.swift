import Foundation
import LayoutKitCompat
import TestPromises
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  import UIKit

  @testable import LayoutUIKit
#else
  import AppKit

  @testable import LayoutAppKit
#endif

@MainActor
@Suite(.serialized)
struct CollectionTests {
  @Test(
    "A collection view shows items in their sizes, with headers and footers, in cells that are used again",
    .promises("LK-70"))
  func collection() {
    let list = CollectionProbe(height: 100) { HalfWide($0, queue: $1) }
    list.show([ListSection(header: row(-1, "head"), items: (0..<3).map { row($0, "i\($0)") }, footer: row(-2, "foot"))])
    #expect(list.texts == ["i0", "i1", "i2"])
    #expect(
      list.frames == [
        CGRect(x: 0, y: 20, width: 50, height: 20), CGRect(x: 50, y: 20, width: 50, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 20),
      ])
    #expect(list.headers.map(\.frame.minY) == [0, 60])
    #expect(list.headers.map(\.text) == ["head", "foot"])
    let (reloads, known) = (Simulation.reloads, Set(list.containers.map { ObjectIdentifier($0) }))
    list.show([
      ListSection(header: row(-1, "head"), items: [2, 0, 3].map { row($0, "i\($0)") }, footer: row(-2, "foot"))
    ])
    #expect(list.texts == ["i2", "i0", "i3"])
    #expect(Simulation.reloads == reloads)
    #expect(Set(list.containers.map { ObjectIdentifier($0) }) == known)
  }

  @Test("Whatever becomes of the sections, the collection view follows")
  func changes() {
    let list = CollectionProbe(height: 100) { CollectionViewAdapter($0, queue: $1) }
    list.show(rows(0..<3))
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    list.show([ListSection(header: row(-1, "a"), items: [row(1, "row 1")]), ListSection(items: [row(0, "other")])])
    #expect(list.texts == ["row 1", "other"])
    list.show([ListSection(header: row(-1, "a"), items: [row(0, "other"), row(1, "x"), row(5, "row 5")])])
    #expect(list.texts == ["other", "x", "row 5"])
    #expect(list.headers.map(\.text) == ["a"])
    #expect(Simulation.reloads == reloads && Simulation.batches == batches + 2)
  }

  @Test("In another width items are measured anew, in the same pass")
  func width() {
    let list = CollectionProbe(height: 100) { CollectionViewAdapter($0, queue: $1) }
    list.show([ListSection(items: [row(0, "two words here"), row(1, "b")])])
    #expect(list.frames.map(\.height) == [40, 20])
    list.setWidth(200)
    list.pass()
    #expect(
      list.frames == [
        CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 200, height: 20),
      ])
  }

  @Test("While a person drags the collection view, items that come wait", .promises("LK-74"))
  func dragging() {
    let list = CollectionProbe(height: 100) { CollectionViewAdapter($0, queue: $1) }
    list.setScrolling(true)
    list.view.adapter.show(rows(0..<3))
    list.queue.runBackground()
    list.queue.runMain(1)
    list.pass()
    #expect(list.texts == [])
    list.setScrolling(false)
    list.queue.runMain()
    list.pass()
    #expect(list.texts == ["row 0", "row 1", "row 2"])
  }

  @Test("A collection view that scrolls sideways gives items its height, and they are as wide as they want to be")
  func sideways() {
    let list = CollectionProbe(height: 60, isSideways: true) { CollectionViewAdapter($0, queue: $1) }
    list.view.adapter.show(
      [
        ListSection(items: [
          ListItem(id: 0, showing: "abc") { Text($0).font(.system(size: 16)) },
          ListItem(id: 1, showing: "fourteen chars") { Text($0).font(.system(size: 16)) },
        ])
      ], synchronous: true)
    list.pass()
    #expect(list.frames == [CGRect(x: 0, y: 0, width: 24, height: 60), CGRect(x: 24, y: 0, width: 112, height: 60)])
  }

  @Test("A collection view without owners is gone with its adapter")
  func life() {
    weak var view: LayoutCollectionView?
    weak var adapter: CollectionViewAdapter?
    do {
      let list = CollectionProbe(height: 100) { CollectionViewAdapter($0, queue: $1) }
      (view, adapter) = (list.view, list.view.adapter)
      list.show(rows(0..<3))
    }
    #expect(view == nil && adapter == nil)
  }
}

/// Two items beside each other.
private final class HalfWide: CollectionViewAdapter {
  override var itemSize: (width: Double?, height: Double?) { (super.itemSize.width.map { $0 / 2 }, nil) }
}
