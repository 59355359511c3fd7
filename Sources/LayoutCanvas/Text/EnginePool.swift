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

    private let idle = Locked<[Loan]>([])
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
    var idleCount: Int { idle.withLock { $0.count } }

    /// Calls `body` with an engine that no other caller uses meanwhile.
    ///
    /// `body` must not keep it.
    func withEngine<Result>(_ body: (PangoTextEngine) throws -> Result) rethrows -> Result {
      let loan = idle.withLock { $0.popLast() } ?? makeLoan()
      defer {
        idle.withLock { if $0.count < Self.idleLimit { $0.append(loan) } }
      }
      return try body(loan.engine)
    }

    private func makeLoan() -> Loan {
      Loan(engine: PangoTextEngine(settings: settings, ignoresFonts: ignoresFonts))
    }
  }
#endif
