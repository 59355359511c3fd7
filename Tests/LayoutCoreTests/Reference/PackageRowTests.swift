import Foundation
import LayoutReference
import TestPromises
import Testing

@Suite struct `Rows about the package` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func lines(of module: String) throws -> [String] {
    let folder = Self.sources.appending(path: module)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test(.promises("F002", "F003"), arguments: ["LayoutEngine", "LayoutCore", "Layout"])
  func `the libraries import nothing but each other and the standard library`(module: String) throws {
    let known: Set = [
      "LayoutEngine", "LayoutCore", "Observation", "Synchronization", "Glibc", "Musl", "Darwin", "os",
      // The hosts, on Apple's systems.
      "LayoutUIKit", "LayoutAppKit",
    ]
    let imports = try lines(of: module).filter { $0.contains("import ") && !$0.hasPrefix("//") }.compactMap { line in
      line.split(separator: " ").drop { $0 != "import" }.dropFirst().first.map(String.init)
    }
    #expect(module == "LayoutEngine" || !imports.isEmpty)
    // Apple's numbers may be converted where they exist.
    #expect(Set(imports).subtracting(known).isSubset(of: ["CoreGraphics"]))
  }

  @Test(.promises("F003"), arguments: ["LayoutEngine", "LayoutCore", "Layout"])
  func `nothing knows constraints`(module: String) throws {
    let text = try lines(of: module)
    #expect(text.count(where: { $0.contains("NSLayout") || $0.contains("translatesAutoresizing") }) == 0)
  }

  @Test(.promises("F004", "F014")) func `one import brings the language`() {
    let elements: [any Layout] = [
      VStack {}, HStack {}, ZStack {}, ScrollView {}, Spacer(), ForEach(0..<1) { _ in EmptyLayout() },
      GeometryReader { _ in EmptyLayout() }, EmptyLayout(), _TupleLayout(EmptyLayout(), EmptyLayout()),
      _ArrayLayout<EmptyLayout>([]), _OptionalLayout<EmptyLayout>(nil), AnyLayout(EmptyLayout()),
      EmptyLayout().padding(1).offset(x: 1).size(width: 1).background(.red).cornerRadius(1).id(1).aspectRatio(1)
        .position(x: 1, y: 1),
    ]
    #expect(elements.count == 13)
    #expect(VStack { ForEach(elements.indices) { AnyLayout(erasing: elements[$0]) } }.intrinsicContentSize.width > 0)
  }

  /// The types and files that the document lists.
  private static let listed = """
    AnimationTimingFunction LayoutAnimation LayoutAnimationEngine LayoutTransition TransitionConfig AnimatedLayout Animated
    AnimationToken VectorArithmetic WithAnimation LayoutCache LayoutCacheKey IncrementalLayoutCache CacheableLayout
    ViewLayoutCache VStack HStack ZStack ScrollView Spacer ForEach EnvironmentValues EnvironmentKey EnvironmentKeys
    EnvironmentProvider EnvironmentObject EnvironmentPropertyWrapper EnvironmentModifierLayout ColorScheme LayoutDirection
    GeometryReader GeometryProxy CoordinateSpace CoordinateSpaceRegistry Anchor UnitPoint LayoutInvalidating
    LayoutInvalidationContext InvalidationReason DirtyRegionTracker Layout LayoutBuilder LayoutResult LayoutModifier
    LayoutNode LayoutNodeBuffer EmptyLayout TupleLayout ArrayLayout OptionalLayout ConditionalLayout BackgroundLayout
    OverlayLayout CornerRadius SizeModifier PaddingModifier OffsetModifier PositionModifier CenterModifier
    BackgroundModifier CornerRadiusModifier AspectRatioModifier AnimationModifier FrameRateMonitor PerformanceProfiler
    PerformanceProfile PerformanceReport PerformanceThreshold PerformanceWarning ProfilingToken PreferenceKey
    PreferenceKeys PreferenceRegistry PreferenceValues PreferenceModifierLayout LayoutPriority ContentPriority
    PriorityLayout FlexibleLayout FixedSizeLayout LayoutAxis PrioritySizeCalculator StackPriorityDistributor
    SnapshotConfig SnapshotEngine SnapshotResult SnapshotAsserter UIView+Layout UIView+Modifiers UIView+SwiftUI
    UIViewController+Layout ArraryExtension LayoutInvalidationRules LayoutContainer ViewLayout LayoutDebugger
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The names in backticks of a cell, without their arguments.
  private func names(in cell: some StringProtocol) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element.prefix { $0 != "(" }) }
  }

  @Test(.promises("F014")) func `what the document lists exists, or the page names what stands in its place`() throws {
    let modules = ["LayoutEngine", "LayoutCore", "LayoutApple", "LayoutReference", "LayoutUIKit", "LayoutTesting"]
    let words = try modules.flatMap { try lines(of: $0) }.filter { !$0.hasPrefix("//") }.map {
      $0.split { !($0.isLetter || $0 == "_") }.map(String.init)
    }
    let types: Set = ["struct", "class", "enum", "protocol", "typealias"]
    func declared(_ kinds: Set<String>) -> Set<String> {
      Set(words.flatMap { line in zip(line, line.dropFirst()).filter { kinds.contains($0.0) }.map(\.1) })
    }
    let page = Self.sources.deletingLastPathComponent().appending(path: "docs/migrating-from-the-reference.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "## Types by other names").last)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|") }
    let replaced = rows.flatMap { names(in: $0[0]) }
    #expect(Set(Self.listed).count == Self.listed.count)
    #expect(replaced == replaced.sorted())
    #expect(Set(replaced) == Set(Self.listed).subtracting(declared(types)))
    // Their replacements exist, and each row has an entry.
    let known = declared(types.union(["func", "var"])).union(["LayoutTesting"])
    for row in rows {
      let named = names(in: row[1])
      #expect(!named.isEmpty || row[1].contains("nothing"))
      #expect(Set(named).subtracting(known) == [])
    }
  }
}
