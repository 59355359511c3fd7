import LayoutEngine

/// The parts of an alert that follow from its content, after its first evaluation.
struct AlertArrangement: Equatable {
  /// Whether a button is added, since an alert without one could not be closed.
  var addsButton = false
  /// Whether the buttons are beside each other: an alert without fields.
  var isRow = true
}

/// What hosts without alerts of their own show of one: its title, its message and its buttons.
struct AlertPanel: Layout {
  let request: PresentationRequest
  let arrangement: AlertArrangement
  @Environment(\.dismiss) private var dismiss

  init(request: PresentationRequest, arrangement: AlertArrangement) {
    (self.request, self.arrangement) = (request, arrangement)
  }

  private var isDialog: Bool { request.kind == .confirmationDialog }

  var body: some Layout {
    VStack(alignment: isDialog ? .center : .leading, spacing: 16) {
      if !request.title.isEmpty || request.message != nil {
        VStack(alignment: isDialog ? .center : .leading, spacing: 6) {
          if !request.title.isEmpty { Text(request.title).font(.headline) }
          if let message = request.message { message().foregroundColor(.secondary) }
        }
        .multilineTextAlignment(isDialog ? .center : .leading)
      }
      if arrangement.isRow && !isDialog {
        FlowLayout(alignment: .trailing, spacing: 8) { actions }
          .frame(maxWidth: .infinity, alignment: .trailing)
      } else {
        VStack(spacing: 8) { actions }
          .frame(maxWidth: .infinity)
      }
    }
    .padding(20)
  }

  @LayoutBuilder private var actions: some Layout {
    request.content()
    if arrangement.addsButton {
      Button(isDialog ? "Cancel" : "OK", role: isDialog ? .cancel : .primary) {}
    }
  }
}
