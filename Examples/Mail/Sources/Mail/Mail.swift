import LayoutGTK

/// A mail client with messages of its own making: folders, their messages, and the one that is read.
@main struct Mail: LayoutApp {
  private let model = MailModel()

  var body: some Layout { MailScreen(model: model) }

  var title: String { model.title }
  var defaultSize: Size? { Size(width: 1120, height: 700) }
  var colorScheme: ColorScheme? { CommandLine.arguments.contains("--dark") ? .dark : nil }
  var layoutDirection: LayoutDirection? { CommandLine.arguments.contains("--rtl") ? .rightToLeft : nil }
}
