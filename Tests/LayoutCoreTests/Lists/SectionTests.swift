import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Sections outside of lists` {
  @Test func `the parts follow each other in a stack`() {
    let layout = VStack(alignment: .leading, spacing: 0) {
      Section {
        Box(20, 10)
        Box(30, 10)
      } header: {
        Box(40, 5)
      } footer: {
        Box(50, 7)
      }
      Box(10, 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(
      layout.leaves(100, 100) == [
        rect(0, 0, 40, 5), rect(0, 5, 20, 10), rect(0, 15, 30, 10), rect(0, 25, 50, 7), rect(0, 32, 10, 10),
      ])
  }

  @Test func `each initialiser shows what it is given`() {
    func heights(_ layout: some Layout) -> [Double] {
      VStack(spacing: 0) { layout }.leaves(100, 100).map(\.height)
    }
    #expect(heights(Section { Box(1, 1) }) == [1])
    #expect(
      heights(
        Section {
          Box(1, 1)
        } header: {
          Box(1, 2)
        }) == [2, 1])
    #expect(
      heights(
        Section {
          Box(1, 1)
        } footer: {
          Box(1, 3)
        }) == [1, 3])
    #expect(
      heights(
        Section {
          Box(1, 1)
        } header: {
          Box(1, 2)
        } footer: {
          Box(1, 3)
        }) == [2, 1, 3])
    #expect(heights(Section("xx") { Box(1, 1) }.font(.system(size: 20))) == [20, 1])
    #expect(
      heights(
        Section(isExpanded: .constant(false)) {
          Box(1, 1)
        } header: {
          Box(1, 2)
        }) == [2])
    #expect(heights(Section("x", isExpanded: .constant(true)) { Box(1, 1) }.font(.system(size: 20))) == [20, 1])
  }

  @Test func `a section shows its content while it is expanded`() throws {
    struct Page: Layout {
      @State var isOpen = false
      var body: some Layout {
        VStack {
          Section(isExpanded: $isOpen) {
            Text("inside").id("inside")
          } header: {
            Text("header")
          }
          Button("Open") { isOpen.toggle() }.id("open")
        }
      }
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { Page() }
    #expect(!root.visibleIDTexts.contains("\"inside\""))
    try root.press(id: "open")
    #expect(try root.text(of: "inside") == "inside")
    try root.press(id: "open")
    #expect(!root.visibleIDTexts.contains("\"inside\""))
  }

  @Test func `the container's style gets the parts`() {
    struct Framed: SectionStyle {
      func section(_ parts: SectionParts) -> any Layout {
        HStack(spacing: 0) {
          parts.footer
          parts.content
          parts.header
        }
      }
    }
    let layout = Section {
      Box(1, 1)
    } header: {
      Box(2, 2)
    }.environment(\.sectionStyle, Framed())
    #expect(layout.leaves(100, 100).map(\.width) == [1, 2])
  }

  @Test func `a list in a section is lazy`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody {
      ScrollView {
        LazyVStack {
          Section {
            ForEach(0..<100_000) { _ in Box(100, 10) }
          } header: {
            Box(100, 20)
          }
        }
      }
    }
    #expect(root.session.bodyCount < 30)
    #expect(root.diagnostics == [])
  }
}
