import Layout

/// The window: folders, their messages, and the message that is read.
struct MailScreen: Layout {
  @Bindable var model: MailModel

  var body: some Layout {
    NavigationSplitView(columnVisibility: .constant(model.isAlone ? .detailOnly : .all)) {
      FolderList(model: model)
    } content: {
      MessageColumn(model: model)
    } detail: {
      MessagePage(model: model)
    }
    .background(.background)
    .sheet(item: $model.draft) { ComposeSheet(model: model, draft: $0) }
    .alert("Delete for good?", isPresented: $model.isAsking) {
      Button("Delete", role: .destructive) { model.deleteForGood() }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
  }
}
