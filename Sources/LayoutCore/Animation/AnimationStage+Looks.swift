import LayoutEngine

extension AnimationStage {
  /// Sets another content of a view.
  ///
  /// 1. What only differs in numbers and colours moves there from what the view shows, if the turn has an animation for
  ///    it. Everything else about the content is set at once.
  /// 2. Any other content is shown at once.
  func change(_ view: ViewID, to content: ViewContent) {
    let end = ViewLook(content: content)
    let shown = looks[view]?.notified ?? turn?.looks[view].map { ViewLook(content: $0) }
    guard let shown, shown.leads(to: end), let run = run(animation(of: view) ?? nil) else {  // 2.
      dropLook(of: view)
      host?.setContent(view, content)
      return
    }
    let start = shown.interpolated(towards: end, amount: 0)  // 1.
    follow(run, view)
    dropLook(of: view)
    looks[view] = Motion(run: run, start: start, end: end, notified: start)
    if start == shown { balance -= 1 } else { host?.setContent(view, start.content) }
  }
}
