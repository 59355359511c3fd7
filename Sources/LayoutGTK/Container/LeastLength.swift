#if canImport(CGTK)
  import LayoutCore

  /// The least length that suffices where it is proposed.
  ///
  /// 1. The layout is proposed 0, then its own response, until its response fits in the proposal: a grid may respond
  ///    180 to 0, and 246 to 180.
  /// 2. Where that length needs more along the other axis than there is, and the ideal length does not, the least length
  ///    in between that suffices is searched by halves: a wider text is less high.
  /// 3. A layout whose response exceeds each proposal has no such length. After `attempts` proposals its last
  ///    response counts.
  struct LeastLength {
    private let question: RequestQuestion
    private var length: Int32 = 0
    private var baseline: Double?
    private var ideal = Size.zero
    private var attemptsLeft = 0
    private var isStarted = false
    /// A length that does not suffice, and a longer one that does, while one in between is searched.
    private var halves: (short: Int32, enough: Int32)?

    /// Nested containers need a proposal each at most; usual layouts need two.
    private static let attempts = 8
    /// The halves of the longest length.
    private static let halvings = 15

    init(_ question: RequestQuestion) { self.question = question }

    /// Whether a response is awaited.
    var isSearching: Bool { attemptsLeft > 0 }

    /// What is proposed next; `nil` where the length is known.
    var proposal: Proposal? { isSearching ? question.proposal(Double(length)) : nil }

    /// Begins the proposals, with the response to no proposal.
    mutating func start(ideal: (size: Size, firstBaseline: Double?)) {
      (attemptsLeft, self.ideal, baseline, isStarted) = (Self.attempts, ideal.size, ideal.firstBaseline, true)
    }

    mutating func note(_ response: (size: Size, firstBaseline: Double?)) {
      if let halves { return noteHalf(response, halves) }
      let needed = question.pixels(response.size)
      if needed <= length, !question.fitsAcross(response.size), question.fitsAcross(ideal) {  // 2.
        return halve(length, question.pixels(ideal), attempts: Self.halvings)
      }
      baseline = response.firstBaseline
      attemptsLeft = needed > length ? attemptsLeft - 1 : 0
      length = max(length, needed)
    }

    private mutating func noteHalf(
      _ response: (size: Size, firstBaseline: Double?), _ halves: (short: Int32, enough: Int32)
    ) {
      guard question.pixels(response.size) <= length, question.fitsAcross(response.size) else {
        return halve(length, halves.enough, attempts: attemptsLeft - 1)
      }
      baseline = response.firstBaseline
      halve(halves.short, length, attempts: attemptsLeft - 1)
    }

    /// Proposes the length in the middle, or ends with the one that suffices.
    private mutating func halve(_ short: Int32, _ enough: Int32, attempts: Int) {
      halves = (short, enough)
      attemptsLeft = enough - short > 1 ? attempts : 0
      length = isSearching ? short + (enough - short) / 2 : enough
    }

    /// The request for GTK, with the response to no proposal.
    ///
    /// Inside a turn there is no other response.
    func request(ideal: (size: Size, firstBaseline: Double?)) -> WidgetRequest {
      let natural = max(length, question.pixels(ideal.size))
      let least = isStarted ? length : natural
      return WidgetRequest(
        minimum: least, natural: natural,
        minimumBaseline: question.baseline(isStarted ? baseline : ideal.firstBaseline, in: least),
        naturalBaseline: question.baseline(ideal.firstBaseline, in: natural))
    }
  }

  extension RequestQuestion {
    fileprivate func pixels(_ size: Size) -> Int32 { GTKView.pixels(LayoutContainer.requested(size, axis)) }

    /// Whether the response fits in the length of the other axis.
    fileprivate func fitsAcross(_ size: Size) -> Bool {
      length < 0 || GTKView.pixels(size[axis == .horizontal ? .vertical : .horizontal]) <= length
    }

    /// The baseline in whole pixels, as the texts' own frames, and inside the widget, as GTK requires it.
    fileprivate func baseline(_ baseline: Double?, in length: Int32) -> Int32 {
      guard axis == .vertical, needsBaseline, let baseline, baseline >= 0 else { return -1 }
      return Int32(min(baseline.rounded(), Double(length)))
    }
  }
#endif
