import AppKit
import Foundation
import HostSuite
import TestPromises
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitNativeTests {
  private func label(_ text: String) -> NSTextField {
    NSTextField(labelWithString: text).configure { $0.font = .systemFont(ofSize: 16, weight: .regular) }
  }

  @Test("A native view is measured by AppKit, and anew when it is marked as changed", .promises("F013"))
  func measured() {
    let (probe, label) = (AppKitProbe(width: 200, height: 100), label("four"))
    probe.container.updateBody { VStack { label.ui() } }
    // Two points at each side are free in a cell.
    #expect(label.frame.size == CGSize(width: 36, height: 20))
    label.stringValue = "sixsix"
    #expect(probe.container.markViewDirty(label))
    probe.pass()
    #expect(label.frame.size == CGSize(width: 52, height: 20))
    #expect(!probe.container.markViewDirty(NSView()))
    label.isHidden = true
    probe.container.markViewDirty(label)
    probe.pass()
    #expect(label.frame.size == .zero)
  }

  @Test(
    "A label with another text, and a view that other code moved, are put right by a forced turn",
    .promises("F018", "F019", "F020", "F021"))
  func forced() {
    let (probe, label, sized) = (AppKitProbe(width: 200, height: 100), label("four"), MeasuredView(.zero))
    let body = {
      VStack(spacing: 10) {
        label.ui()
        sized.ui().size(width: 20, height: 10)
      }
    }
    probe.container.updateBody(body)
    let remedies: [(LayoutContainer) -> Void] = [
      { $0.updateBody(body) }, { $0.updateBody() },
      {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      },
      { $0.updateLayoutForOrientationChange() },
      {
        $0.invalidateLayoutTree()
        $0.layoutIfNeeded()
      },
    ]
    for (step, remedy) in remedies.enumerated() {
      label.stringValue = String(repeating: "x", count: 5 + step)
      sized.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let (frames, requested) = (Simulation.frames, sized.questions)
      remedy(probe.container)
      #expect(label.frame.size == CGSize(width: 44 + 8 * step, height: 20))
      #expect(sized.frame == CGRect(x: 90, y: 60, width: 20, height: 10))
      #expect(Simulation.frames == frames + 2 && sized.questions == requested + 1)
    }
  }

  @Test("The hierarchy of a container contains the facts of its views", .promises("F205", "F206"))
  func hierarchy() {
    let (probe, label, button, view) = (AppKitProbe(width: 200, height: 100), label("four"), NSButton(), NSView())
    button.title = "Go"
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor
    view.alphaValue = 0.5
    probe.container.updateBody {
      VStack {
        label.ui(); button.ui().size(width: 50, height: 20); view.ui().size(width: 10, height: 10)
      }
    }
    let debugger = LayoutDebugger()
    debugger.output = { _ in }
    #expect(
      debugger.analyzeViewHierarchy(probe.container, title: "MINE").withoutSourceLines == """
        🔍 ===== MINE =====
        🔍 LayoutContainer
        ├─ Frame: (0.0, 0.0, 200.0, 100.0)
        ├─ Hidden: false
        ├─ Alpha: 1.0
        └─ VStack
            ├─ Frame: (75.0, 25.0, 50.0, 50.0)
            ├─ Spacing: 0.0
            ├─ Alignment: center
            ├─ NSTextField "four"
            │   ├─ Frame: (7.0, 0.0, 36.0, 20.0)
            │   ├─ Font: system 0.0 16.0
            │   ├─ Hidden: false
            │   └─ Alpha: 1.0
            ├─ NSButton "Go"
            │   ├─ Frame: (0.0, 20.0, 50.0, 20.0)
            │   ├─ Hidden: false
            │   └─ Alpha: 1.0
            └─ NSView
                ├─ Frame: (20.0, 40.0, 10.0, 10.0)
                ├─ Background: #FF0000
                ├─ Hidden: false
                └─ Alpha: 0.5
        """)
  }

  @Test("A label that wraps is measured in the width that there is")
  func wrapping() {
    let probe = AppKitProbe(width: 44, height: 100)
    let label = NSTextField(wrappingLabelWithString: "four four").configure {
      $0.font = .systemFont(ofSize: 16, weight: .regular)
    }
    probe.container.updateBody { label.ui() }
    #expect(label.frame == CGRect(x: 4, y: 30, width: 36, height: 40))
  }

  @Test("A view without a length of its own fills its proposal; the visible part of a button is in its layout frame")
  func metrics() {
    let probe = AppKitProbe(width: 200, height: 100)
    let (slider, button) = (NSSlider(), NSButton())
    button.title = "Go"
    probe.container.updateBody {
      VStack(spacing: 0) {
        slider.ui(); button.ui()
      }
    }
    #expect(slider.frame.size == CGSize(width: 200, height: 20))
    let size = button.intrinsicContentSize
    #expect(probe.frame(of: button).size == Size(width: size.width, height: size.height.rounded(.up)))
    #expect(button.frame.width == size.width + 12)
    #expect(probe.frame(of: button).minY == probe.frame(of: slider).maxY)
  }

  @Test("Texts of native labels stand on one line with others")
  func baselines() {
    let probe = AppKitProbe(width: 200, height: 100)
    let label = NSTextField(labelWithString: "big").configure { $0.font = .systemFont(ofSize: 32, weight: .regular) }
    probe.container.updateBody {
      HStack(alignment: .firstTextBaseline) {
        label.ui(); Text("small").font(.system(size: 16))
      }
    }
    // The ascent of a font is its size here.
    let tops = probe.frames.map(\.minY)
    #expect(tops[1] - tops[0] == 16)
  }

  @Test("A view is configured in passing and stays of its own type", .promises("F155"))
  func configure() {
    let field: NSTextField = NSTextField().configure {
      $0.stringValue = "Configured"
      $0.alignment = .center
    }
    #expect(field.stringValue == "Configured")
    #expect(field.alignment == .center)
  }
}
