#if canImport(CGTK)
  import CGTK
  import Testing

  extension GTKTests.ProgramTests {
    /// The configuration of a bus that screen readers and programs meet on: it starts their registry and nothing else.
    private nonisolated static let accessibilityBus = "/usr/share/defaults/at-spi2/accessibility.conf"

    /// What starts a program on a bus of its own, with a registry of its own.
    private static let starter = [
      "dbus-run-session", "--config-file=" + accessibilityBus, "--", "sh", "-c",
      """
      export AT_SPI_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS" GTK_A11Y=atspi
      dbus-update-activation-environment AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
      exec "$@"
      """, "sh",
    ]

    @Test(.enabled(if: Need.file(accessibilityBus), "no at-spi2-core"))
    func `Screen readers get names and roles, and press boxes with tap actions`() throws {
      let outcome = try ChildProcess(program: "reader", by: Self.starter).wait()
      #expect(outcome.code == 0)
      // The registry announces itself first.
      let observed = outcome.output.drop { !$0.hasPrefix("generic") }.joined(separator: "\n")
      #expect(
        observed == """
          generic ''
            button 'Ada pressed 0' [layout.press]
              label 'Ada'
              label 'pressed 0'
            generic ''
              label 'Plain'
            heading 'Title'
            group 'Row' [speech.Delete-for-ever]
              label 'Row'
            generic ''
            checkbox 'Check' [speech.press]
            generic ''
              checkbox 'Said' [speech.press]
            label 'Switch'
            generic ''
              switch 'Switch'
            button 'Button' [Click]
              label 'Button'
            generic ''
              button 'Said' [Click]
                label 'Title'
            text box 'Field'
            generic ''
              group ''
                text box 'Notes'
            slider ''
            combo box ''
            text box 'Secret'
            button 'Red' [layout.press]
              generic ''
            group ''
              group ''
                generic ''
                  button 'Row 0' [layout.press]
                    label 'Row 0'
                  button 'Row 1' [layout.press]
                    label 'Row 1'
          Ada pressed 1
          """)
    }
  }
#endif
