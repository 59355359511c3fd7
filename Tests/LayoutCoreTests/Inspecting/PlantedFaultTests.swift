@testable import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

/// Three programs of some thirty elements with one fault each, and the lines that are printed about it without a request.
///
/// A programmer finds each fault by these lines alone.
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
    @Test func `a button that reaches out of its row is named with its row, its line and a way out`() throws {
      #expect(
        try printed(OrderList()).map(\.withoutSourceLines) == [
          """
          """
        ])
    }

    @Test func `a colour in a scroll view, whose height nothing sets, is named`() throws {
      #expect(
        try printed(Album()).map(\.withoutSourceLines) == [
          """
          """
        ])
    }

    @Test func `a field that an update makes anew while a person types is named`() throws {
      let model = SignUpModel()
      let texts = try printed(SignUp(model: model)) { root, host in
        let field = try #require(
          host.views.first { view in
            if case .control(let content) = view.value.content { content.control.title == "Mail" } else { false }
          }?.key)
        #expect(root.send(.focused(true), to: field))
        model.isChecking = true
        root.layoutIfNeeded()
      }
      #expect(
        texts.map(\.withoutSourceLines) == [
          """
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
      ForEach(["Name", "Street", "City", "Country", "Phone", "Company", "Reference"], id: \.self) { Field(title: $0) }
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
