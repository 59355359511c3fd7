import LayoutCore
import Testing

/// What every host does, checked through `HostProbe`: the same frames, the same views as long as elements stay, no call
/// where nothing differs.
package enum HostBehaviour: String, CaseIterable, Sendable {
  // Views and frames.
  case frames, nests, quiet, countsCalls, shows, observes, moves, comesAndGoes, exchanges, renames, empties, frees,
    survives, draws, reserves,
    // Colours and gradients.
    paints
  // The window and the system.
  case wraps, requests, mirrors, describes, adopts, ignoresSafeArea
  // Turns that the caller forces.
  case measuresAgain, restores, protects
  // Containers of CSS.
  case flexes, arrangesAreas
  // Scrolling.
  case scrolls, scrollsFromRight, lists, keepsRows, scrollsTo, holds, followsPositions, comesToRest
  // Places.
  case navigates, changesTabs, splits, showsTools, searches, insetsBars
  // Controls that belong together.
  case groupsControls, discloses
  // Windows of a program.
  case opensWindows
  // Controls and gestures.
  case steps, choosesByTags, choosesInline, marks, picksDates, picksColors, writesValues, pressesLabels
  case toggles, refusesText, keepsFields, submits, edits, slides, chooses, presses, disables, taps, opensLinks, drags,
    turns, gesturesTogether, pressesLong, dragsAfterHolding
  // Levels, rings, words beside the pointer, and fields of several lines.
  case showsLevels, drawsRings, helps, growsFields
  // Presentations.
  case presents, presentsSheets, presentsPopovers, opensMenus, requestsMenus, importsFiles, exportsFiles
  // The keyboard.
  case focuses, beginsFocused, pressesKeys, movesByTab
  // The pointer.
  case hovers, clicks
  // Lists.
  case selectsRows, pinsHeaders, swipes, pulls, movesRows, deletesRows, opensOutlines, findsRows,
    showsEmptyLists
  // What elements do when they come and go.
  case lives, runsTasks
  // Values that are dragged, dropped and copied.
  case dragsValues, takesDrops, copies
  // Motion.
  case glides, fades, matches, followsTheClock, showsDates
  // Screen readers.
  case speaks, actsForReaders, listsHeadings, marksStates, announces

  /// Runs the behaviour in a window of a host; one that the host does not support is a known issue.
  @MainActor
  package func check<Host: HostProbe>(_ type: Host.Type) async throws {
    if let reason = Host.unsupported[self] { return leaveOut(type, reason) }
    if self == .frees { return try Self.frees(type) }
    let size = size
    let host = try Host(width: size.width, height: size.height)
    defer { host.close() }
    try await check(host)
  }

  private func leaveOut(_ type: (some HostProbe).Type, _ reason: String) {
    withKnownIssue("\(type): \(reason)") { Issue.record("\(rawValue) is not supported") }
  }

  private var size: Size {
    switch self {
    case .frames: Size(width: 390, height: 600)
    case .scrolls: Size(width: 200, height: 400)
    case .scrollsFromRight: Size(width: 200, height: 100)
    case .lists, .keepsRows: Size(width: 100, height: 400)
    case .mirrors: Size(width: 300, height: 100)
    default: Size(width: 300, height: 300)
    }
  }

  @MainActor
  private func check(_ host: some HostProbe) async throws {
    switch self {
    case .frames: Self.frames(host)
    case .nests: Self.nests(host)
    case .quiet: Self.quiet(host)
    case .countsCalls: Self.countsCalls(host)
    case .shows: try Self.shows(host)
    case .observes: try Self.observes(host)
    case .moves: Self.moves(host)
    case .comesAndGoes: Self.comesAndGoes(host)
    case .exchanges: try Self.exchanges(host)
    case .renames: Self.renames(host)
    case .empties: Self.empties(host)
    case .frees: break
    case .survives: try Self.survives(host)
    case .draws: Self.draws(host)
    case .reserves: Self.reserves(host)
    case .paints: Self.paints(host)
    case .wraps: Self.wraps(host)
    case .requests: Self.requests(host)
    case .mirrors: Self.mirrors(host)
    case .describes: try Self.describes(host)
    case .adopts: Self.adopts(host)
    case .ignoresSafeArea: Self.ignoresSafeArea(host)
    case .measuresAgain: Self.measuresAgain(host)
    case .restores: Self.restores(host)
    case .protects: try Self.protects(host)
    case .flexes: Self.flexes(host)
    case .arrangesAreas: Self.arrangesAreas(host)
    case .scrolls: try Self.scrolls(host)
    case .scrollsFromRight: try Self.scrollsFromRight(host)
    case .lists: try Self.lists(host)
    case .keepsRows: try Self.keepsRows(host)
    case .steps: try Self.steps(host)
    case .choosesByTags: try Self.choosesByTags(host)
    case .choosesInline: try Self.choosesInline(host)
    case .marks: try Self.marks(host)
    case .picksDates: try Self.picksDates(host)
    case .picksColors: try Self.picksColors(host)
    case .writesValues: try Self.writesValues(host)
    case .pressesLabels: try Self.pressesLabels(host)
    case .groupsControls: try Self.groupsControls(host)
    case .discloses: try Self.discloses(host)
    case .opensWindows: try Self.opensWindows(host)
    case .scrollsTo: try Self.scrollsTo(host)
    case .holds: try Self.holds(host)
    case .followsPositions: try Self.followsPositions(host)
    case .comesToRest: try Self.comesToRest(host)
    case .showsTools: try Self.showsTools(host)
    case .searches: try Self.searches(host)
    case .insetsBars: try Self.insetsBars(host)
    case .showsLevels: try Self.showsLevels(host)
    case .drawsRings: try Self.drawsRings(host)
    case .helps: try Self.helps(host)
    case .growsFields: try Self.growsFields(host)
    case .navigates: try Self.navigates(host)
    case .changesTabs: try Self.changesTabs(host)
    case .splits: try Self.splits(host)
    case .toggles: try Self.toggles(host)
    case .refusesText: try Self.refusesText(host)
    case .keepsFields: try Self.keepsFields(host)
    case .submits: try Self.submits(host)
    case .edits: try Self.edits(host)
    case .slides: try Self.slides(host)
    case .chooses: try Self.chooses(host)
    case .presses: try Self.presses(host)
    case .disables: try Self.disables(host)
    case .taps: try Self.taps(host)
    case .opensLinks: try Self.opensLinks(host)
    case .drags: try Self.drags(host)
    case .turns: try Self.turns(host)
    case .gesturesTogether: try Self.gesturesTogether(host)
    case .pressesLong: try await Self.pressesLong(host)
    case .dragsAfterHolding: try await Self.dragsAfterHolding(host)
    case .presents: try Self.presents(host)
    case .presentsSheets: try Self.presentsSheets(host)
    case .presentsPopovers: try Self.presentsPopovers(host)
    case .opensMenus: try Self.opensMenus(host)
    case .requestsMenus: try Self.requestsMenus(host)
    case .importsFiles: try await Self.importsFiles(host)
    case .exportsFiles: try await Self.exportsFiles(host)
    case .focuses: try Self.focuses(host)
    case .beginsFocused: try Self.beginsFocused(host)
    case .pressesKeys: try Self.pressesKeys(host)
    case .movesByTab: try Self.movesByTab(host)
    case .hovers: try Self.hovers(host)
    case .clicks: try Self.clicks(host)
    case .selectsRows: try Self.selectsRows(host)
    case .pinsHeaders: try Self.pinsHeaders(host)
    case .swipes: try Self.swipes(host)
    case .pulls: try Self.pulls(host)
    case .movesRows: try await Self.movesRows(host)
    case .deletesRows: try Self.deletesRows(host)
    case .opensOutlines: try Self.opensOutlines(host)
    case .findsRows: try Self.findsRows(host)
    case .showsEmptyLists: try Self.showsEmptyLists(host)
    case .lives: try Self.lives(host)
    case .runsTasks: try await Self.runsTasks(host)
    case .dragsValues: try Self.dragsValues(host)
    case .takesDrops: try Self.takesDrops(host)
    case .copies: try Self.copies(host)
    case .glides: try Self.glides(host)
    case .fades: try Self.fades(host)
    case .matches: try Self.matches(host)
    case .followsTheClock: try Self.followsTheClock(host)
    case .showsDates: try await Self.showsDates(host)
    case .speaks: try Self.speaks(host)
    case .actsForReaders: try Self.actsForReaders(host)
    case .listsHeadings: try Self.listsHeadings(host)
    case .marksStates: try Self.marksStates(host)
    case .announces: Self.announces(host)
    }
  }

  static func box(_ side: Double) -> some Layout { Rectangle().size(width: side, height: side) }

  /// Texts are of narrow letters, so that the toolkit's own font finds room in what the tests' metrics give them.
  static func label(_ text: String) -> some Layout { Text(text).font(.system(size: 16)) }
}
