/// The lengths of a lazy list's lines, as far as they were measured: four bytes a line, in segments of neighbours.
/// Lines that were not measured cost nothing, and count with the average length.
///
/// Lengths are kept as 32-bit numbers, so a sum of them is an estimate; what is on screen never follows from it.
/// Results are whole 64ths of a point: sums of them and of the lengths of rows on screen are exact, however often they
/// are made.
package struct LengthStore {
  private struct Segment {
    var start: Int
    var lengths: ContiguousArray<Float>
    var sum = 0.0
    /// The length of the segments before it, where it is less than `current`.
    var sumBefore = 0.0
    var countBefore = 0

    var end: Int { start + lengths.count }
  }

  /// No segment is longer, so that a search in one is short.
  package static var segmentLength: Int { 256 }

  /// The number of lines, measured or not.
  package private(set) var count = 0
  private var segments: ContiguousArray<Segment> = []
  /// The number of segments whose `sumBefore` is valid.
  private var current = 0
  private var knownSum = 0.0
  /// The number of lines whose length was measured.
  package private(set) var knownCount = 0
  /// The average of lines that were dropped.
  private var formerAverage: Double?

  package init() {}

  /// The length of a line that was not measured, in points; `nil` where none was measured yet.
  package var average: Double? { knownCount > 0 ? knownSum / Double(knownCount) : formerAverage }

  /// Bytes of the lengths and of what finds them.
  package var byteCount: Int {
    segments.capacity * MemoryLayout<Segment>.stride
      + segments.reduce(0) { $0 + $1.lengths.capacity * MemoryLayout<Float>.stride + LengthStore.arrayHeader }
  }

  /// The number of bytes that an array has before its elements.
  private static var arrayHeader: Int { 32 }

  // MARK: Reading

  /// The length of one line, or the average.
  ///
  /// - Complexity: O(log segments).
  package func length(of line: Int) -> Double {
    guard let at = segment(at: line), line < segments[at].end else { return LengthStore.round(average ?? 0) }
    return Double(segments[at].lengths[line - segments[at].start])
  }

  /// Where a line begins, with `gap` points between lines.
  ///
  /// - Complexity: O(log segments), and O(segments) for the first call after earlier lines were measured for the first
  ///   time.
  package mutating func offset(of line: Int, gap: Double) -> Double {
    var sum = 0.0
    var known = 0
    if let at = segment(at: line - 1) {
      refresh(upTo: at)
      let inside = min(line - segments[at].start, segments[at].lengths.count)
      sum = segments[at].sumBefore
      known = segments[at].countBefore + inside
      if inside == segments[at].lengths.count {
        sum += segments[at].sum
      } else {
        for length in segments[at].lengths[..<inside] { sum += Double(length) }
      }
    }
    return LengthStore.round(sum + Double(line - known) * (average ?? 0) + Double(line) * gap)
  }

  /// A length as results have it.
  static func round(_ length: Double) -> Double { (length * 64).rounded() / 64 }

  /// The length of the lines in `range`, with the gaps between them.
  package mutating func length(of range: Range<Int>, gap: Double) -> Double {
    guard !range.isEmpty else { return 0 }
    return max(0, offset(of: range.upperBound, gap: gap) - offset(of: range.lowerBound, gap: gap) - gap)
  }

  /// The line at `offset`, including the gap before it; the first or the last one where there is none.
  ///
  /// - Complexity: as that of `offset(of:gap:)`.
  package mutating func line(at offset: Double, gap: Double) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle, gap: gap) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Recording

  /// Notes the length of a line.
  ///
  /// - Complexity: O(log segments + segment length).
  package mutating func set(_ length: Double, of line: Int) {
    let new = Float(length)
    let at = segment(at: line)
    if let at, line < segments[at].end {
      let old = segments[at].lengths[line - segments[at].start]
      guard old != new else { return }
      segments[at].lengths[line - segments[at].start] = new
      change(at, by: Double(new) - Double(old))
      return
    }
    knownCount += 1
    let next = at.map { $0 + 1 } ?? 0
    if let at, segments[at].end == line, segments[at].lengths.count < LengthStore.segmentLength {
      segments[at].lengths.append(new)
      trim(at)
      change(at, by: Double(new))
    } else if next < segments.count, segments[next].start == line + 1,
      segments[next].lengths.count < LengthStore.segmentLength
    {
      segments[next].lengths.insert(new, at: 0)
      segments[next].start = line
      trim(next)
      change(next, by: Double(new))
    } else {
      segments.insert(Segment(start: line, lengths: [new]), at: next)
      change(next, by: Double(new))
    }
  }

  /// Sets the number of lines to `count`, without a known length; the average stays as a first estimate.
  package mutating func reset(count: Int) {
    formerAverage = average
    segments.removeAll()
    (current, knownSum, knownCount) = (0, 0, 0)
    self.count = count
  }

  /// Inserts `added` lines before `line`, and removes `removed` lines there.
  ///
  /// - Complexity: O(segments).
  package mutating func replace(_ removed: Int, at line: Int, by added: Int) {
    guard removed != 0 || added != 0 else { return }
    let former = average
    let old = segments
    segments.removeAll(keepingCapacity: true)
    (current, knownSum, knownCount) = (0, 0, 0)
    for segment in old {
      if segment.start < line { take(segment, segment.start..<min(segment.end, line), by: 0) }
      let rest = max(segment.start, line + removed)
      if rest < segment.end { take(segment, rest..<segment.end, by: added - removed) }
    }
    count += added - removed
    if knownCount == 0 { formerAverage = former }
  }

  private mutating func take(_ segment: Segment, _ range: Range<Int>, by shift: Int) {
    if range == segment.start..<segment.end {
      segments.append(segment)
      segments[segments.count - 1].start += shift
      knownSum += segment.sum
      knownCount += range.count
      return
    }
    let lengths = ContiguousArray(segment.lengths[range.lowerBound - segment.start..<range.upperBound - segment.start])
    let sum = lengths.reduce(0) { $0 + Double($1) }
    segments.append(Segment(start: range.lowerBound + shift, lengths: lengths, sum: sum))
    knownSum += sum
    knownCount += lengths.count
  }

  // MARK: Segments

  /// The last segment that begins at `line` or before it.
  private func segment(at line: Int) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Trims a full segment: it needs no room to grow.
  private mutating func trim(_ at: Int) {
    guard segments[at].lengths.count == LengthStore.segmentLength else { return }
    var exact: ContiguousArray<Float> = []
    exact.reserveCapacity(LengthStore.segmentLength)
    exact.append(contentsOf: segments[at].lengths)
    segments[at].lengths = exact
  }

  private mutating func change(_ at: Int, by difference: Double) {
    segments[at].sum += difference
    knownSum += difference
    current = min(current, at)
  }

  private mutating func refresh(upTo last: Int) {
    guard current <= last else { return }
    for at in current...last {
      let before = at > 0 ? segments[at - 1] : nil
      segments[at].sumBefore = before.map { $0.sumBefore + $0.sum } ?? 0
      segments[at].countBefore = before.map { $0.countBefore + $0.lengths.count } ?? 0
    }
    current = last + 1
  }
}
