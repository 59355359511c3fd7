#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Least sizes", .enabled(if: hasDisplay, "no display")) @MainActor
    struct LeastSizeTests {
      /// A container whose width follows from the proposed one.
      private struct Needy: CustomLayout {
        let width: @Sendable (Double) -> Double

        func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
          Size(width: proposal.width.map(width) ?? 500, height: 20)
        }

        func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
      }

      private func least(_ container: LayoutContainer, _ axis: GtkOrientation, _ length: Int32 = -1) -> Int32 {
        var minimum: Int32 = 0
        gtk_widget_measure(container.widget, axis, length, &minimum, nil, nil, nil)
        return minimum
      }

      @Test(
        "The least width is one that suffices where it is proposed, whatever less is taken of less",
        arguments: [
          ([0: 180, 180: 246], 246), ([0: 10, 10: 20, 20: 30, 30: 40], 40), ([0: 100, 100: 100], 100), ([0: 0], 0),
          ([0: 0.5, 1: 0.75], 1),
        ] as [([Double: Double], Int32)])
      func steps(responses: [Double: Double], expected: Int32) throws {
        try GTK.initialize()
        let container = LayoutContainer()
        container.updateBody { Needy { responses[$0] ?? $0 }() { Color.red } }
        #expect(least(container, GTK_ORIENTATION_HORIZONTAL) == expected)
      }

      @Test("A layout that takes more of each proposal is measured eight times")
      func endless() throws {
        try GTK.initialize()
        let container = LayoutContainer()
        container.updateBody { Needy { $0 + 10 }() { Color.red } }
        #expect(least(container, GTK_ORIENTATION_HORIZONTAL) == 80)
      }

      enum Content: CaseIterable, Sendable {
        case form, grid, flow, texts, equal, fitting

        @MainActor @LayoutBuilder var body: some Layout {
          switch self {
          case .form:
            VStack(spacing: 0) {
              ScrollView {
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
                  ForEach(0..<4) { row in
                    GridRow {
                      Text("Setting number \(row)")
                      TextField("Value", text: .constant(""))
                    }
                    GridRow {
                      Text("On")
                      Toggle("Sends a message to each of the people who asked for one", isOn: .constant(true))
                    }
                  }
                }
                .padding(24)
              }
              HStack(spacing: 8) {
                Spacer()
                Button("Revert") {}
                Button("Save") {}
              }
              .padding(16)
            }
          case .grid:
            Grid {
              GridRow {
                Text("one two three")
                Color.red.size(width: 40, height: 10)
              }
              GridRow {
                Button("Change the setting") {}
                Text("four five six seven")
              }
            }
          case .flow:
            VStack {
              Text("Heading of some words")
              HStack { ForEach(0..<5) { Color.red.size(width: 20 + 10 * Double($0), height: 10) } }
            }
            .padding(10)
          case .texts:
            HStack {
              Text("one two three four").padding(8)
              VStack { ForEach(0..<3) { Text("paragraph number \($0) of three") } }
              Slider(value: .constant(0.5))
            }
          case .equal:
            HStack(spacing: 4) { ForEach(0..<4) { Button("Button \($0)") {}.frame(maxWidth: .infinity) } }
          case .fitting:
            VStack {
              ViewThatFits {
                HStack { ForEach(0..<3) { Button("Button \($0)") {} } }
                VStack { ForEach(0..<3) { Button("Button \($0)") {} } }
              }
              TextEditor(text: .constant(""))
            }
          }
        }
      }

      @Test("In a window of its least size every layout fits", arguments: Content.allCases)
      func fits(content: Content) throws {
        try GTK.initialize()
        let container = LayoutContainer()
        container.updateBody { content.body }
        let width = least(container, GTK_ORIENTATION_HORIZONTAL)
        let height = least(container, GTK_ORIENTATION_VERTICAL, width)
        let response = container.root.sizesThatFit([Proposal(width: Double(width), height: Double(height))])[0].size
        #expect(width > 0 && height > 0)
        #expect(response.width <= Double(width) && response.height <= Double(height))
      }
    }
  }
#endif
