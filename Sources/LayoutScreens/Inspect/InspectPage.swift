import Foundation

/// One page, without a server and without other files, in which a screen is inspected: the picture, the tree, and for the
/// chosen element its boxes, its numbers and the reasons for its size.
///
/// The page works from the keyboard, follows the system's light or dark appearance, and is usable by a screen reader: the
/// tree is a tree of ARIA, and what is chosen is announced.
struct InspectPage {
  let report: InspectReport

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(report.screen.inHTML): inspect</title>
    <style>
    \(Self.style)
    </style>
    <header>
    <h1>\(report.screen.inHTML)</h1>
    <p id="summary">\(report.summary.inHTML)</p>
    <label id="widths">Width <input id="width" type="range" min="0" max="\(report.layouts.count - 1)" step="1">
    <output id="points" for="width"></output></label>
    <label><input id="fit" type="checkbox" checked> Fit</label>
    <label>Search <input id="search" type="search" placeholder="name, path or file" autocomplete="off"></label>
    <output id="matches" for="search"></output>
    </header>
    <main>
    <section id="stage" aria-label="Picture"><div id="sheet"><img id="picture" alt="">
    <svg id="boxes" aria-hidden="true"></svg></div></section>
    <section id="panel">
    <ul id="tree" role="tree" aria-label="Elements"></ul>
    <section id="details" aria-live="polite" aria-label="The chosen element"></section>
    </section>
    </main>
    <footer><span><i class="key content"></i>content</span><span><i class="key padding"></i>padding</span>
    <span><i class="key frame"></i>frame</span><span><i class="key overflow"></i>overflow</span>
    <span>arrow keys: the tree &middot; <kbd>/</kbd> search &middot; <kbd>[</kbd> <kbd>]</kbd> width</span></footer>
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  /// The report in JSON, without characters that could end the element around it.
  private var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // An encoder refuses only numbers that are not finite, and the report's are.
    let json = (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return json.replacingOccurrences(of: "<", with: "\\u003c")
  }
}

extension String {
  /// The text as a part of an element or of an attribute.
  var inHTML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
