import Layout
import LayoutScreens

/// Text in many scripts, with line limits and alignments.
struct Scripts: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      Text("Scripts").font(.title.bold())
      ScriptTable()

      Text("Lines").font(.title.bold())
      HStack(alignment: .top, spacing: 16) {
        Paragraph(label: "One line").lineLimit(1)
        Paragraph(label: "Three lines").lineLimit(3)
        Paragraph(label: "As many as it takes")
      }
      .fixedSize(horizontal: false, vertical: true)

      Text("Alignment").font(.title.bold())
      HStack(alignment: .top, spacing: 16) {
        Verse("Leading", .leading).multilineTextAlignment(.leading)
        Verse("Center", .center).multilineTextAlignment(.center)
        Verse("Trailing", .trailing).multilineTextAlignment(.trailing)
      }

      Text("Right to left").font(.title.bold())
      RightToLeftParagraphs().layoutDirection(.rightToLeft)
    }
    .padding(40)
  }
}

/// Each greeting in its own script, on the baseline of its label.
private struct ScriptTable: Layout {
  var body: some Layout {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 12) {
      ForEach(0..<Self.greetings.count / 2) { row in
        GridRow {
          ForEach(Self.greetings[(row * 2)..<(row * 2 + 2)], id: \.script) { greeting in
            Text(greeting.script).font(.footnote).foregroundColor(\.secondary)
            Text(greeting.text).font(.title3).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
    .card(padding: 24)
  }

  private static let greetings = [
    (script: "Latin", text: "Grüße, señor Ångström"), (script: "Greek", text: "Καλημέρα, κόσμε"),
    (script: "Cyrillic", text: "Доброе утро, мир"), (script: "Armenian", text: "Բարև, աշխարհ"),
    (script: "Arabic", text: "صباح الخير يا عالم"), (script: "Hebrew", text: "שלום, עולם"),
    (script: "Devanagari", text: "नमस्ते दुनिया"), (script: "Thai", text: "สวัสดีชาวโลก"),
    (script: "Japanese", text: "こんにちは、世界"), (script: "Chinese", text: "你好，世界"),
    (script: "Korean", text: "안녕하세요, 세계"), (script: "Emoji", text: "👋🏽 🌍 👩🏾‍🚀 🇪🇺"),
  ]
}

private struct Paragraph: Layout {
  let label: String

  var body: some Layout {
    VStack(alignment: .leading, spacing: 8) {
      Text(label).font(.footnote).foregroundColor(\.secondary)
      Text(
        "A parent proposes a size, a child takes the size it likes, and the parent decides where the child goes. "
          + "Nothing else happens, so nothing has to be solved."
      )
      .font(.subheadline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card(padding: 20)
  }
}

private struct Verse: Layout {
  let label: String
  let alignment: HorizontalAlignment

  init(_ label: String, _ alignment: HorizontalAlignment) {
    self.label = label
    self.alignment = alignment
  }

  var body: some Layout {
    VStack(alignment: alignment, spacing: 8) {
      Text(label).font(.footnote).foregroundColor(\.secondary)
      Text("Sort the small stones\nby their weight,\nthen put them back where you found them").font(.serif(size: 16))
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
    .card(padding: 20)
  }
}

private struct RightToLeftParagraphs: Layout {
  var body: some Layout {
    HStack(spacing: 16) {
      Text("يعرض الأصل حجمًا، فيأخذ الفرع الحجم الذي يناسبه، ثم يقرر الأصل مكانه (2026).")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .card(padding: 20)
      Text("ההורה מציע גודל, הילד לוקח את הגודל שמתאים לו, וההורה מחליט היכן יעמוד (2026).")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .card(padding: 20)
    }
    .font(.callout)
    .fixedSize(horizontal: false, vertical: true)
  }
}
