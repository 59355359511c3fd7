#if DEBUG
  import LayoutCore
  import Observation
  import Testing

  /// Which line diagnostics name: the one in which the element is written, in a body the body's own.
  @Suite struct `Diagnostics: source lines` {
    private func lines(_ layout: some Layout) -> [SourceLine?] {
      layout.calculateLayout(in: Size(width: 100, height: 100)).diagnostics.map(\.source)
    }

    private static let module = #fileID.prefix { $0 != "/" }

    private func here(_ line: Int) -> SourceLine {
      SourceLine(fileID: "\(Self.module)/SourceLineTests.swift", line: line)
    }

    @Test func `elements in braces, in conditions, loops and overlays`() {
      let start = #line
      let layout = VStack {
        Color.red.frame(width: .nan)

        HStack(spacing: .nan) {
          Text("a")
            .padding(.nan)
        }
        if start > 0 {
          Color.red.frame(width: -1)
        }
        for _ in 0..<1 {
          Color.red.frame(width: -1)
        }
        ForEach(0..<2, id: \.self) { _ in
          Color.red.frame(width: -1)
        }
        Color.red.overlay {
          Color.red.frame(width: -1)
        }
      }
      let expected = [2, 4, 5, 9, 12, 15, 15, 18].map { here(start + $0) }
      #expect(Set(lines(layout)) == Set(expected))
      #expect(lines(layout).count == expected.count)
    }

    private struct Row: Layout {
      static let line = #line + 1
      var body: some Layout { Color.red.frame(width: .nan) }
    }

    private struct Whole: Layout {
      let content: AnyLayout
      var body: some Layout { return content }
    }

    @Test func `an element in a body has the body's line; one that no braces hold the line of what holds it`() {
      let start = #line
      let layout = VStack {
        Row()
        Whole(content: AnyLayout(Color.red.frame(width: .nan)))
      }
      #expect(lines(layout) == [here(Row.line), here(start + 3)])
      #expect(lines(Color.red.frame(width: .nan)) == [nil])
    }

    private struct Deep: Layout {
      let depth: Int
      static let line = #line + 4
      var body: some Layout {
        if depth > 0 { AnyLayout(Deep(depth: depth - 1)) }
        if depth == 0 {
          Color.red.frame(width: .nan)
        }
      }
    }

    @Test func `bodies that are put aside, and bodies that are evaluated alone`() {
      #expect(lines(Deep(depth: 500)) == [here(Deep.line)])
      let model = Width()
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      let start = #line
      root.updateBody {
        Color.gray
        Reader(model: model)
      }
      #expect(root.diagnostics == [])
      model.width = -1
      root.layoutIfNeeded()
      #expect(root.diagnostics.map(\.source) == [here(start + 3)])
    }

    @Observable
    final class Width {
      var width = 1.0
    }

    private struct Reader: Layout {
      let model: Width
      var body: some Layout { return Color.red.frame(width: model.width) }
    }

    @Test func `a node that takes another's number has a line of its own`() {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.updateBody { Text("a") }
      let made = Color.red.frame(width: .nan)
      root.updateBody { return made }
      #expect(root.diagnostics.map(\.source) == [nil])
    }
  }
#endif
