#if canImport(CCairo)
  import Layout

  extension ModifierSamples {
    /// Modifiers of lists and their rows.
    static var lists: SampleSection {
      SampleSection("Lists") {
        Sample("listStyle", "Sections as round cards.") {
          List {
            Section("Food") {
              Text("Milk")
              Text("Bread")
            }
          }
          .listStyle(.insetGrouped)
        }
        Sample("listRowInsets", "The distances of a row's content from its edges.") {
          List {
            Text("Far").listRowInsets(EdgeInsets(top: 6, leading: 48, bottom: 6, trailing: 6))
            Text("Near")
          }
        }
        Sample("listRowSeparator", "A row without a line.") {
          List {
            Text("Without a line").listRowSeparator(.hidden)
            Text("With a line")
            Text("Last")
          }
        }
        Sample("listRowSeparatorTint", "The colour of a row's line.") {
          List {
            Text("Orange").listRowSeparatorTint(.orange)
            Text("Last")
          }
        }
        Sample("listRowBackground", "An element behind a row.") {
          List {
            Text("Marked").listRowBackground(Color.yellow)
            Text("Plain")
          }
        }
        Sample("badge", "A number at the end of a row.") {
          List {
            Text("Inbox").badge(12)
            Text("Sent")
          }
        }
        Sample("deleteDisabled", "A row that the Delete key leaves alone.") {
          List {
            ForEach(["Kept", "Other"], id: \.self) { Text($0).deleteDisabled($0 == "Kept") }
              .onDelete { _ in }
          }
        }
        Sample("moveDisabled", "A row that stays where it is.") {
          List {
            ForEach(["Fixed", "Other"], id: \.self) { Text($0).moveDisabled($0 == "Fixed") }
              .onMove { _, _ in }
          }
        }
        Sample("refreshable", "The action of a pull on a touch screen, and of a button inside.") {
          List { Text("Messages") }
            .refreshable {}
        }
        Sample("swipeActions", "Buttons behind a row that is swiped, and in its menu.") {
          List {
            Text("Message").swipeActions { Button("Delete", role: .destructive) {} }
          }
        }
        Sample("selectionDisabled", "A row that cannot be chosen.") {
          List([1, 2], id: \.self, selection: .constant(2)) { number in
            Text("Row \(number)").selectionDisabled(number == 1)
          }
        }
      }
    }
  }
#endif
