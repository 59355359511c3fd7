import Layout

/// The trees of the workloads, as a caller writes them.
enum Trees {
  /// Rows of a box, two lines one below the other, a spacer and a box: 7 nodes each.
  ///
  /// A leaf is a rectangle in a frame, which a host shows as a view.
  static func feed(_ rows: some RandomAccessCollection<Int>, growing grown: Int? = nil) -> some Layout {
    VStack {
      ForEach(Array(rows), id: \.self) { row in
        self.row(isGrown: row == grown)
      }
    }
  }

  fileprivate static func row(isGrown: Bool) -> some Layout {
    HStack(spacing: 12) {
      Rectangle().size(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Rectangle().size(width: isGrown ? 210 : 200, height: isGrown ? 24 : 20)
        Rectangle().size(width: 200, height: 16)
      }
      Spacer(minLength: 0)
      Rectangle().size(width: 24, height: 24)
    }
    .padding(16)
  }

  /// The same rows as values with a body.
  static func rows(_ rows: some RandomAccessCollection<Int>) -> some Layout {
    VStack {
      ForEach(Array(rows), id: \.self) { BodyRow(index: $0) }
    }
  }

  /// The height of a row, in points.
  static let rowHeight = 72.0

  /// The same rows in a scroll view with the id `feed`.
  ///
  /// Only the visible ones are made.
  static func lazyFeed(_ rows: Int) -> some Layout {
    ScrollView {
      LazyVStack {
        ForEach(0..<rows) { _ in row(isGrown: false) }
      }
    }
    .id("feed")
  }

  /// The same rows made of boxes without a look, so that there are no views.
  static func bareFeed(_ rows: some RandomAccessCollection<Int>) -> some Layout {
    VStack {
      ForEach(Array(rows), id: \.self) { _ in
        HStack(spacing: 12) {
          ZStack {}.size(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 4) {
            ZStack {}.size(width: 200, height: 20)
            ZStack {}.size(width: 200, height: 16)
          }
          Spacer(minLength: 0)
          ZStack {}.size(width: 24, height: 24)
        }
        .padding(16)
      }
    }
  }

  /// The same rows with lines of text.
  static func labels(_ rows: some RandomAccessCollection<Int>) -> some Layout {
    VStack {
      ForEach(Array(rows), id: \.self) { _ in
        HStack(spacing: 12) {
          Rectangle().size(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 4) {
            Text(LabelMeasurer.text)
            Text(LabelMeasurer.text)
          }
          Spacer(minLength: 0)
          Rectangle().size(width: 24, height: 24)
        }
        .padding(16)
      }
    }
  }

  /// Alternately nested rows and columns, the outermost a row, around a box.
  ///
  /// No type can express so many levels, so each is erased to an `AnyLayout`.
  static func deep(_ depth: Int) -> AnyLayout {
    var content = AnyLayout(Rectangle().size(width: 10, height: 10))
    for level in (0..<depth).reversed() {
      let inner = content
      content =
        level.isMultiple(of: 2) ? AnyLayout(HStack { inner }.padding(1)) : AnyLayout(VStack { inner }.padding(1))
    }
    return content
  }

  /// A row of alternately fixed and flexible children; `children` is even.
  static func wide(_ children: Int) -> some Layout {
    HStack {
      ForEach(0..<children / 2) { _ in
        Rectangle().size(width: 10, height: 10)
        Rectangle()
      }
    }
  }

  /// Four levels of ten children each, alternately rows and columns, all of them flexible with a minimum.
  static var growing: some Layout {
    HStack {
      ForEach(0..<10) { _ in
        flexible(
          VStack {
            ForEach(0..<10) { _ in
              flexible(
                HStack {
                  ForEach(0..<10) { _ in
                    flexible(
                      VStack {
                        ForEach(0..<10) { _ in flexible(Rectangle()) }
                      })
                  }
                })
            }
          })
      }
    }
  }

  private static func flexible(_ content: some Layout) -> some Layout {
    content.frame(minWidth: 8, maxWidth: .infinity, minHeight: 8, maxHeight: .infinity)
  }

  /// `levels` nested stacks, each with two flexible children beside the inner one.
  static func nest(_ levels: Int, inTurn: Bool) -> AnyLayout {
    var content = AnyLayout(
      VStack {
        Rectangle()
        Rectangle()
      })
    for level in 1..<levels {
      let inner = content
      if inTurn, !level.isMultiple(of: 2) {
        content = AnyLayout(
          HStack {
            Rectangle()
            Rectangle()
            inner
          })
      } else {
        content = AnyLayout(
          VStack {
            Rectangle()
            Rectangle()
            inner
          })
      }
    }
    return content
  }
}

/// A row of the feed as an element with a body.
struct BodyRow: Layout {
  let index: Int

  var body: some Layout { Trees.row(isGrown: false) }
}

/// Characters 7 points wide, broken anywhere, in lines of 16 points.
final class LabelMeasurer: TextMeasurer {
  /// 40 characters.
  static let text = "Measured by a callback, once, at a width"
  private static let characterWidth = 7.0
  private static let lineHeight = 16.0
  private static let length = 40

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let fitting = (width ?? .infinity) / Self.characterWidth
    let inLine = fitting >= Double(Self.length) ? Self.length : max(1, Int(fitting))
    let lines = min((Self.length + inLine - 1) / inLine, lineLimit ?? .max)
    let height = Double(lines) * Self.lineHeight
    return TextMetrics(
      width: Double(inLine) * Self.characterWidth, height: height, lineHeight: Self.lineHeight, lineCount: lines,
      firstBaseline: Self.lineHeight, lastBaseline: height, isNatural: inLine == Self.length)
  }
}
