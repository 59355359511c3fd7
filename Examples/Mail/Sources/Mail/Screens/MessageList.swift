import Layout

/// The rows of the messages, which can be selected, dragged, opened and filed.
struct MessageList: Layout {
  @Bindable var model: MailModel

  var body: some Layout {
    let messages = model.messages
    ScrollViewReader { proxy in
      List(messages, selection: $model.chosen) { message in
        MessageRow(message: message)
          .draggable(DraggedMessages(ids: model.group(of: message.id)))
          .onTapGesture(count: 2) { model.open(message.id) }
          .contextMenu { MessageMenu(model: model, message: message) }
          // The row itself has room at its edges, so that all of it can be dragged and opened.
          .listRowInsets(EdgeInsets())
          .id(message.id)
      }
      .listStyle(.inset)
      .onKeyPress(.return) {
        guard let message = model.message else { return .ignored }
        model.open(message.id)
        return .handled
      }
      .onChange(of: model.chosen) { if let message = model.message { proxy.scrollTo(message.id) } }
    }
    .overlay {
      if messages.isEmpty, model.query.isEmpty {
        ContentUnavailableView("No Messages", systemImage: "envelope")
      } else if messages.isEmpty {
        ContentUnavailableView.search(text: model.query)
      }
    }
  }
}

/// Messages on their way to a folder. They stay in the program, since they name no types of bytes.
struct DraggedMessages: Transferable, Sendable {
  let ids: Set<Message.ID>
}
