#if canImport(CCairo)
  import LayoutCore

  /// Idle text engines, each used by one caller at a time.
  ///
  /// There are as many engines as callers were busy at the same moment; at most `idleLimit` of them are kept.
  final class EnginePool: Sendable {
    /// An engine that is moved between threads; only one of them uses it.
    private struct Loan: @unchecked Sendable {
      let engine: PangoTextEngine
    }

    /// The most idle engines that are kept.
    ///
    /// Each keeps its fonts' glyph metrics, some hundred kilobytes.
    private static let idleLimit = 16

    private struct State {
      var idle: [Loan] = []
      /// The number of changes of the fonts.
      var generation = 0
    }

    private let state = Locked(State())
    let settings: FontSettings
    private let ignoresFonts: Bool

    /// - Parameters:
    ///   - settings: the settings of the engines.
    ///   - ignoresFonts: whether the engines work as if no font were installed.
    init(settings: FontSettings = .canvas, ignoresFonts: Bool = false) {
      self.settings = settings
      self.ignoresFonts = ignoresFonts
    }

    /// The number of idle engines.
    var idleCount: Int { state.withLock { $0.idle.count } }

    /// The number of changes of the fonts.
    var generation: Int { state.withLock { $0.generation } }

    /// Drops all engines, which know the former fonts only. One that is in use is not kept afterwards.
    func fontsChanged() {
      state.withLock { state in
        state.idle = []
        state.generation += 1
      }
    }

    /// Calls `body` with an engine that no other caller uses meanwhile.
    ///
    /// `body` must not keep it.
    func withEngine<Result>(_ body: (PangoTextEngine) throws -> Result) rethrows -> Result {
      let (known, generation) = state.withLock { ($0.idle.popLast(), $0.generation) }
      let loan = known ?? makeLoan()
      defer {
        state.withLock { state in
          if state.generation == generation, state.idle.count < Self.idleLimit { state.idle.append(loan) }
        }
      }
      return try body(loan.engine)
    }

    private func makeLoan() -> Loan {
      Loan(engine: PangoTextEngine(settings: settings, ignoresFonts: ignoresFonts))
    }
  }
#endif
