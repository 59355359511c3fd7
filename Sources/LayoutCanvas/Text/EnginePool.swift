#if canImport(CCairo)
  import LayoutCore

  /// Text engines that wait for work, lent to one caller at a time.
  ///
  /// As many engines exist as callers were busy at the same moment; at most `idleLimit` are kept for later.
  final class EnginePool: Sendable {
    /// An engine on its way between threads; only one of them holds it.
    private struct Loan: @unchecked Sendable {
      let engine: PangoTextEngine
    }

    /// An idle engine holds its fonts' glyph metrics, some hundred kilobytes.
    private static let idleLimit = 16

    private let idle = Locked<[Loan]>([])
    let settings: FontSettings
    private let ignoresFonts: Bool

    /// - Parameters:
    ///   - settings: what the engines measure for.
    ///   - ignoresFonts: whether the engines say that no font is installed.
    init(settings: FontSettings = .canvas, ignoresFonts: Bool = false) {
      self.settings = settings
      self.ignoresFonts = ignoresFonts
    }

    /// How many engines wait for work.
    var idleCount: Int { idle.withLock { $0.count } }

    /// Runs `body` with an engine that nobody else uses meanwhile. `body` must not keep it.
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
