import Foundation
import LayoutKitCompat

/// The numbers of passes of layouts.
final class Counts: @unchecked Sendable {
  struct Pair: Equatable {
    var measured = 0
    var arranged = 0
  }

  private let lock = NSLock()
  private var pairs: [ObjectIdentifier: Pair] = [:]

  func note(_ layout: Counted, _ path: WritableKeyPath<Pair, Int>) {
    lock.withLock { pairs[ObjectIdentifier(layout), default: Pair()][keyPath: path] += 1 }
  }

  /// The greatest numbers of any layout.
  var most: Pair {
    lock.withLock {
      Pair(measured: pairs.values.map(\.measured).max() ?? 0, arranged: pairs.values.map(\.arranged).max() ?? 0)
    }
  }

  var measured: Int { lock.withLock { pairs.values.reduce(0) { $0 + $1.measured } } }
  var arranged: Int { lock.withLock { pairs.values.reduce(0) { $0 + $1.arranged } } }
}

/// A layout around another one that counts; a custom layout, as a user would write it.
final class Counted: MeasurableLayout {
  let inner: any MeasurableLayout
  let counts: Counts

  init(_ inner: any MeasurableLayout, _ counts: Counts) {
    self.inner = inner
    self.counts = counts
  }

  var flexibility: Flexibility { inner.flexibility }
  var sublayouts: [any MeasurableLayout] { [inner] }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    counts.note(self, \.measured)
    let child = inner.measurement(within: maxSize)
    return LayoutMeasurement(layout: self, size: child.size, maxSize: maxSize, sublayouts: [child])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    counts.note(self, \.arranged)
    let child = inner.arrangement(within: rect, measurement: measurement.sublayouts[0])
    return LayoutArrangement(layout: self, frame: child.frame, sublayouts: [child])
  }

  /// How many of these were arranged.
  static func count(in arrangement: LayoutArrangement) -> Int {
    arrangement.sublayouts.reduce(arrangement.layout is Counted ? 1 : 0) { $0 + count(in: $1) }
  }
}
