import Foundation
@testable import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

/// Three programs of some thirty elements with one fault each, and the lines that name it, which are printed without a
/// request.
@Suite struct PlantedFaultTests {
  /// What a window of 320×480 prints while `use` uses it.
  private func printed(
    _ content: some Layout, _ use: (LayoutRoot, CountingHost) throws -> Void = { _, _ in }
  ) throws -> [String] {
    let lines = Lines()
    try LayoutDiagnostics.withOutput({ [lines] in lines.add($0) }) {
      let root = LayoutRoot(size: Size(width: 320, height: 480), measurers: .tens)
      let host = CountingHost()
      root.host = host
      root.printsFaults()
      root.updateBody { content }
      #expect(root.result.elements.count >= 30, "\(root.result.elements.count)")
      try use(root, host)
    }
    return lines.all
  }

  #if DEBUG
    /// The number of the only line of this file that contains a text, which is the fault.
    private func line(of text: String) throws -> Int {
      let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
      // The call is a line that contains it, too.
      return try #require(lines.lastIndex { $0.contains(text) }) + 1
    }

    private func expectLine(_ text: String, in printed: [String]) throws {
      let line = ", made in LayoutCoreTests/PlantedFaultTests.swift:\(try line(of: text))"
      #expect(!printed.isEmpty && printed.allSatisfy { $0.contains(line) }, "\(printed)")
    }

    @Test func `the lines of the faults are printed`() throws {
      try expectLine("Color.red.frame(width: isUrgent", in: printed(OrderList()))
      try expectLine("        Color.gray", in: printed(Album()))
    }

    @Test func `the page about inspecting has the printed lines`() throws {
      let page = try String(
        contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/inspecting.md")
          .standardized, encoding: .utf8
      ).withoutSourceLines
      for lines in [try printed(OrderList()), try printed(Album()), try printedWhileChecking()] {
        let text = lines.joined(separator: "\n").withoutSourceLines
        #expect(!text.isEmpty && page.contains("```text\n\(text)\n```"), "\(text)")
      }
    }

    @Test func `an overflow is printed with the colour that causes it, and so are texts that get no width`() throws {
      #expect(
        try printed(OrderList()).map(\.withoutSourceLines) == [
          """
          warning: overflow: VStack reaches 90 points at the right out of the root's room of 320×480
            because: Color.red.frame(width: 330, height: 24) at 0.2.3 is 330×24
            change: let it be smaller, or put it into a ScrollView
            element: OrderList > VStack at 0
          """,
          """
          warning: truncatedText: Text "Paper" has no width to be shown in
            because: in the HStack, which is 394 wide, Color.red.frame(width: 330, height: 24) at 0.2.3 is 330×24
            change: give it a width
            element: OrderList > … > OrderRow > HStack > VStack > Text "Paper" at 0.2.1.0
          """,
          """
          warning: truncatedText: Text "Today" has no width to be shown in
            because: in the HStack, which is 394 wide, Color.red.frame(width: 330, height: 24) at 0.2.3 is 330×24
            change: give it a width
            element: OrderList > … > OrderRow > HStack > VStack > Text "Today" at 0.2.1.1
          """,
        ])
    }

    /// What is printed where the mail address is checked while a person types it.
    private func printedWhileChecking() throws -> [String] {
      let model = SignUpModel()
      return try printed(SignUp(model: model)) { root, host in
        let field = try #require(
          host.views.first { view in
            if case .control(let content) = view.value.content { content.control.title == "Mail" } else { false }
          }?.key)
        #expect(root.send(.focused(true), to: field))
        model.isChecking = true
        root.layoutIfNeeded()
      }
    }

    @Test func `a field that an update makes anew while a person types is named`() throws {
      #expect(
        try printedWhileChecking().map(\.withoutSourceLines) == [
          """
          warning: lostFocus: TextField "Mail" lost the keyboard: the update removed it, and made an equal one
            because: the two have different identities: they are in different branches of a condition, have different ids, or \
          have other containers around them
            change: write the control once, outside of what changes; or let its id and the containers around it stay the same
            element: SignUp > VStack > HStack > TextField "Mail" at 0.9.0
          """
        ])
    }

    @Test func `a colour in a scroll view, whose height nothing sets, is printed`() throws {
      #expect(
        try printed(Album()).map(\.withoutSourceLines) == [
          """
          warning: unboundedFlexible: no height is proposed to Color.gray, so it has its ideal, 10
            because: content of any height can be scrolled, so nothing is left to share out
            change: give it a height, or the content a minimum: frame(minHeight:)
            element: Album > … > Picture > VStack > Color.gray at 0.0.6.0
            caused by: ScrollView at 0
          """
        ])
    }
  #endif
}

// MARK: An overflow

private struct OrderRow: Layout {
  let title: String
  let isUrgent: Bool

  var body: some Layout {
    HStack(spacing: 8) {
      Circle().frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).lineLimit(1)
        Text("Today").lineLimit(1)
      }
      Spacer()
      // The planted fault: in an urgent row the badge is wider than the place that is left.
      Color.red.frame(width: isUrgent ? 330 : 24, height: 24)
    }
    .padding(8)
  }
}

private struct OrderList: Layout {
  var body: some Layout {
    VStack(spacing: 0) {
      OrderRow(title: "Pens", isUrgent: false)
      OrderRow(title: "Ink", isUrgent: false)
      OrderRow(title: "Paper", isUrgent: true)
      OrderRow(title: "Stamps", isUrgent: false)
      OrderRow(title: "Glue", isUrgent: false)
    }
  }
}

// MARK: A size that nothing sets

private struct Picture: Layout {
  let caption: String
  let hasPicture: Bool

  var body: some Layout {
    VStack(spacing: 4) {
      if hasPicture {
        Color.blue.frame(height: 60)
      } else {
        // The planted fault: in a scroll view nothing sets its height.
        Color.gray
      }
      Text(caption)
    }
  }
}

private struct Album: Layout {
  var body: some Layout {
    ScrollView {
      VStack(spacing: 8) {
        Text("Album")
        ForEach(0..<9) { number in Picture(caption: "\(number)", hasPicture: number != 5) }
      }
    }
  }
}

// MARK: A lost keyboard

@Observable
private final class SignUpModel {
  var isChecking = false
}

private struct Field: Layout {
  let title: String

  var body: some Layout {
    HStack(spacing: 8) {
      Text(title)
      TextField(title, text: .constant(""))
    }
  }
}

private struct SignUp: Layout {
  let model: SignUpModel

  var body: some Layout {
    VStack(spacing: 8) {
      ForEach(["Name", "Street", "City", "Country", "Phone", "Company", "Reference", "Ward", "State"], id: \.self) {
        Field(title: $0)
      }
      // The planted fault: each branch has a field of its own.
      if model.isChecking {
        HStack(spacing: 8) {
          TextField("Mail", text: .constant(""))
          Text("…")
        }
      } else {
        TextField("Mail", text: .constant(""))
      }
      Button("Send") {}
    }
  }
}
