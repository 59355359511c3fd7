import Layout

/// A page that shows all pictures side by side.
struct GalleryPage {
  let screens: [ToolScreen]
  /// Every file, and the size of its picture in points.
  let files: [(job: RenderJob, size: Size)]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Screens</title>
    <style>
    \(Self.style)
    </style>
    <h1>Screens</h1>
    <nav>\(screens.map { "<a href=\"#\($0.name)\">\($0.name)</a>" }.joined(separator: " "))</nav>
    \(screens.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ screen: ToolScreen) -> String {
    let all = files.filter { $0.job.screen.name == screen.name }
    let own = all.map(\.job)
    let figures = [LayoutDirection.leftToRight, .rightToLeft].compactMap { direction in
      figure(own.filter { $0.format == .png && $0.direction == direction })
    }
    let links = own.filter { $0.format != .png }.map { "<a href=\"\(address($0))\">\($0.fileName)</a>" }
    return """
      <section id="\(screen.name)">
      <h2>\(screen.name)</h2>
      <p>\(screen.summary.inHTML) \(all.first.map { "\($0.size)" } ?? "") points. \
      \(links.joined(separator: " "))</p>
      <div class="pair">\(figures.joined(separator: "\n"))</div>
      </section>
      """
  }

  /// A figure with one picture in all its scales, shown in its size in points.
  private func figure(_ scales: [RenderJob]) -> String? {
    guard let first = scales.min(by: { $0.scale < $1.scale }) else { return nil }
    let sources = scales.map { "\(address($0)) \($0.scale)x" }.joined(separator: ", ")
    let links = scales.map { "<a href=\"\(address($0))\">\($0.fileName)</a>" }.joined(separator: " ")
    return """
      <figure>
      <div class="window"><img src="\(address(first))" srcset="\(sources)" alt="\(first.fileName)" loading="lazy"></div>
      <figcaption>\(first.direction == .leftToRight ? "left to right" : "right to left"): \(links)</figcaption>
      </figure>
      """
  }

  /// The file's address: a file name must not contain characters with a meaning in `srcset`; not every server accepts
  /// `@`.
  private func address(_ job: RenderJob) -> String {
    job.fileName.map { $0 == "@" ? "%40" : "\($0)" }.joined()
  }

  private static let style = """
    body { margin: 2rem auto; padding: 0 2rem; max-width: 1800px; color: #191c24; background: #fbfbfd;
      font: 16px/1.5 system-ui, sans-serif }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
    section { margin-top: 3rem; border-top: 1px solid #e2e5eb }
    p { color: #626b7a }
    a { color: #4456e6 }
    .pair { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
    figure { margin: 0; max-width: calc(50% - 1rem); min-width: 280px }
    .window { max-height: 900px; overflow: auto; border: 1px solid #e2e5eb; border-radius: 8px }
    img { display: block; max-width: 100%; height: auto }
    figcaption { margin-top: .5rem; color: #626b7a; font-size: .85rem }
    """
}
