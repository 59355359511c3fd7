import Layout

/// The messages of a folder, below a field that searches them.
struct MessageColumn: Layout {
  @Bindable var model: MailModel
  @FocusState private var focus: Focus?

  private enum Focus { case search, list }

  var body: some Layout {
    VStack(spacing: 0) {
      TextField("Search", text: $model.query)
        .textFieldStyle(.search)
        .focused($focus, equals: .search)
        .onSubmit { focus = .list }
        .onKeyPress(.escape) {
          (model.query, focus) = ("", .list)
          return .handled
        }
        .accessibilityLabel("Search")
        .padding(8)
        .id("search")
      MessageList(model: model)
        .focused($focus, equals: .list)
        .id("messages")
    }
    .frame(minWidth: 320)
    .defaultFocus($focus, .list)
    .navigationTitle(model.folder?.title ?? "")
    .toolbar {
      Button("Search", systemImage: "magnifyingglass") { focus = .search }
        .keyboardShortcut("f")
        .labelStyle(.iconOnly)
        .help("Search the folder (Control-F)")
      Button("New", systemImage: "square.and.pencil") { model.write() }
        .keyboardShortcut("n")
        .help("Write a message (Control-N)")
    }
  }
}
