import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct ControlTests {
  @Test("Each control is AppKit's own")
  func kinds() {
    let probe = AppKitProbe(width: 300, height: 600)
    let text = Binding.constant("")
    let isOn = Binding.constant(true)
    let value = Binding.constant(0.5)
    probe.container.updateBody {
      VStack {
        Button("Go", role: .primary) {}
        Button("Delete", role: .destructive) {}
        Toggle("On", isOn: isOn)
        Toggle("", isOn: isOn)
        SecureField("Secret", text: text)
        TextEditor(text: text)
        Slider(value: value)
        ProgressView(value: 0.25)
        ProgressView()
      }
    }
    let views = probe.views
    #expect((views[0] as? NSButton)?.keyEquivalent == "\r")
    #expect((views[1] as? NSButton)?.hasDestructiveAction == true)
    #expect((views[2] as? NSButton)?.state == .on)
    #expect((views[2] as? NSButton)?.title == "On")
    #expect((views[3] as? NSSwitch)?.state == .on)
    #expect((views[4] as? NSSecureTextField)?.placeholderString == "Secret")
    #expect((views[5] as? NSScrollView)?.documentView is NSTextView)
    #expect((views[6] as? NSSlider)?.doubleValue == 0.5)
    #expect((views[7] as? NSProgressIndicator)?.doubleValue == 0.25)
    #expect((views[7] as? NSProgressIndicator)?.isIndeterminate == false)
    #expect((views[8] as? NSProgressIndicator)?.isAnimating == true)
    #expect((views[8] as? NSProgressIndicator)?.style == .spinning)
  }

  @Test("A model that changes a text while it is typed leaves the keyboard and the cursor where they are")
  func editing() {
    let probe = AppKitProbe(width: 300, height: 100)
    var text = ""
    var heard: [String] = []
    probe.container.updateBody {
      TextField(
        "",
        text: Binding {
          text
        } set: {
          text = $0.uppercased()
        }
      )
      .onFocusChange { heard.append("focus \($0)") }
      .onSubmit { heard.append("submit \(text)") }
    }
    let field = probe.views.first as? NSTextField
    guard let field else { return }
    Simulation.type("ab", into: field)
    field.currentEditor()?.selectedRange = NSRange(location: 1, length: 0)
    probe.pass()
    #expect(field.stringValue == "AB")
    #expect(field.currentEditor()?.string == "AB")
    #expect(field.currentEditor()?.selectedRange == NSRange(location: 1, length: 0))
    let texts = Simulation.texts
    probe.container.updateBody()
    #expect(Simulation.texts == texts)
    // Letters that are being put together are left alone.
    let editor = field.currentEditor() as? NSTextView
    editor?.isComposing = true
    text = "C"
    probe.container.updateBody()
    #expect(field.stringValue == "AB")
    editor?.isComposing = false
    text = "AB"
    probe.container.updateBody()
    field.sendAction()
    #expect(heard == ["focus true", "submit AB"])
    #expect(probe.window.makeFirstResponder(nil))
    #expect(heard == ["focus true", "submit AB", "focus false"])
    #expect(field.stringValue == "AB")
  }

  @Test("An editor tells what is typed and keeps its cursor")
  func editor() {
    let probe = AppKitProbe(width: 300, height: 100)
    var text = "one"
    probe.container.updateBody {
      TextEditor(
        text: Binding {
          text
        } set: {
          text = $0.uppercased()
        })
    }
    let view = (probe.views.first as? NSScrollView)?.documentView as? NSTextView
    guard let view else { return }
    #expect(view.string == "one")
    Simulation.type("two", into: view)
    view.selectedRange = NSRange(location: 2, length: 0)
    probe.pass()
    #expect(text == "TWO")
    #expect(view.string == "TWO")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("Choices of the same name stay two; a choice that is taken back shows the old one")
  func choices() {
    let probe = AppKitProbe(width: 300, height: 100)
    var choice: Int? = 1
    var options = ["Same", "Same", "Other"]
    probe.container.updateBody {
      Picker(
        options,
        selection: Binding {
          choice
        } set: { _ in
        })
    }
    let button = probe.views.first as? NSPopUpButton
    #expect(button?.menu?.items.map(\.title) == options)
    #expect(button?.indexOfSelectedItem == 1)
    probe.use(probe.views[0], .selected(2))
    probe.pass()
    #expect(button?.indexOfSelectedItem == 1)
    (choice, options) = (nil, ["A"])
    probe.container.updateBody()
    #expect(button?.indexOfSelectedItem == -1)
    #expect(button?.menu?.items.map(\.title) == ["A"])
  }

  @Test("A control has the size that AppKit says: what is seen of it lies in its frame")
  func sizes() {
    let probe = AppKitProbe(width: 300, height: 100)
    probe.container.updateBody { Button("Go") {}.font(.system(size: 16)) }
    // Two letters of 8 points in 12 at each side; a line of 20 in 6 above and below.
    #expect(probe.frames == [Rect(x: 130, y: 34, width: 40, height: 32)])
    #expect((probe.views[0] as? NSView)?.frame == CGRect(x: 124, y: 30, width: 52, height: 44))
    probe.container.updateBody { Button("Go") {}.disabled(true) }
    #expect((probe.views[0] as? NSButton)?.isEnabled == false)
  }
}
