/// The cells of a grid that are taken: for bands of lines of the major axis, the runs of taken tracks of the minor one.
///
/// In a grid that flows by rows the rows are the major axis. Bands and runs are sorted and do not overlap, so that the
/// costs depend on the items, not on the numbers of their lines.
struct GridOccupancy {
  private struct Band {
    var start: Int
    var end: Int
    var runs: [GridSpan]
  }

  private var bands: [Band] = []

  /// The index of the first band that ends after `line`.
  private func firstBand(after line: Int) -> Int {
    var low = 0
    var high = bands.count
    // The last band is the one that is wanted most often.
    if let last = bands.last, last.start <= line { low = last.end > line ? high - 1 : high }
    while low < high {
      let middle = (low + high) / 2
      if bands[middle].end > line { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Takes the cells of an item.
  mutating func take(major: GridSpan, minor: GridSpan) {
    // Most items stand in the last line, or in a new one after it.
    let last = bands.count - 1
    if last >= 0, bands[last].start == major.start, bands[last].end == major.end {
      Self.add(minor, to: &bands[last].runs)
      return
    }
    if last < 0 || bands[last].end <= major.start {
      bands.append(Band(start: major.start, end: major.end, runs: [minor]))
      return
    }
    var index = firstBand(after: major.start)
    var start = major.start
    while start < major.end {
      if index == bands.count || bands[index].start >= major.end {
        bands.insert(Band(start: start, end: major.end, runs: [minor]), at: index)
        return
      }
      let band = bands[index]
      if band.start > start {
        bands.insert(Band(start: start, end: band.start, runs: [minor]), at: index)
        start = band.start
      } else {
        if band.start < start {
          bands[index].end = start
          index += 1
          bands.insert(Band(start: start, end: band.end, runs: band.runs), at: index)
        }
        if band.end > major.end {
          bands.insert(Band(start: major.end, end: band.end, runs: band.runs), at: index + 1)
          bands[index].end = major.end
        }
        Self.add(minor, to: &bands[index].runs)
        start = bands[index].end
      }
      index += 1
    }
  }

  private static func add(_ span: GridSpan, to runs: inout [GridSpan]) {
    guard let last = runs.last, span.start < last.end else {
      if let last = runs.last, span.start == last.end {
        runs[runs.count - 1].end = span.end
      } else {
        runs.append(span)
      }
      return
    }
    var merged = span
    var first = 0
    while runs[first].end < span.start { first += 1 }
    var after = first
    while after < runs.count, runs[after].start <= span.end {
      merged.start = min(merged.start, runs[after].start)
      merged.end = max(merged.end, runs[after].end)
      after += 1
    }
    runs.replaceSubrange(first..<after, with: CollectionOfOne(merged))
  }

  /// The first track of the minor axis, from `start`, at which `count` tracks are free in all lines of `major`.
  func freeMinor(major: GridSpan, from start: Int, count: Int) -> Int {
    var place = start
    let first = firstBand(after: major.start)
    var isMoved = true
    while isMoved {
      isMoved = false
      var index = first
      while index < bands.count, bands[index].start < major.end {
        for at in bands[index].runs.indices {
          let run = bands[index].runs[at]
          if run.end <= place { continue }
          if run.start >= place + count { break }
          place = run.end
          isMoved = true
        }
        index += 1
      }
    }
    return place
  }

  /// The end of the first band that ends after `line`; the next line where there is none.
  func end(ofBandAfter line: Int) -> Int {
    let index = firstBand(after: line)
    return index < bands.count ? bands[index].end : line + 1
  }

  /// The first line of the major axis, from `start`, at which `minor` is free in `count` lines.
  func freeMajor(minor: GridSpan, from start: Int, count: Int) -> Int {
    var place = start
    var index = firstBand(after: place)
    while index < bands.count, bands[index].start < place + count {
      let isTaken = bands[index].runs.contains { $0.start < minor.end && $0.end > minor.start }
      if isTaken { place = bands[index].end }
      index += 1
    }
    return place
  }
}
