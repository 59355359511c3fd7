import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Ids of the parts of composed elements` {
  static let composed: [String: @Sendable (LayoutRoot) -> Void] = [
    "columns": { root in
      root.updateBody {
        HSplitView {
          Text("a").id(0)
          Text("b")
        }
      }
    },
    "tools": { root in
      root.updateBody {
        NavigationStack { Text("a").id(0).toolbar { Button("b") {} } }
      }
    },
    "tabs": { root in
      root.updateBody {
        TabView {
          Tab("a") { Text("a").id(0) }
          Tab("b") { Text("b") }
        }
      }
    },
    "form": { root in
      root.updateBody {
        Form {
          Section("a") { Text("a").id(0) }
        }
      }
    },
    "picker": { root in
      root.updateBody {
        VStack {
          Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.inline)
          Text("a").id(0)
        }
      }
    },
  ]

  @Test(arguments: composed.keys.sorted())
  func `a caller's number is no part's`(_ name: String) throws {
    let root = LayoutRoot(size: Size(width: 600, height: 400))
    Self.composed[name]?(root)
    #expect(try root.text(of: 0) == "a")
  }
}
