#if canImport(CCairo)
  package import LayoutCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The symbolic icons of the icon theme, by name.
  ///
  /// The theme is Adwaita, and hicolor for what it lacks, whatever a desktop's settings are: a page looks the same
  /// everywhere. Their folders are those of the XDG specifications.
  package final class SymbolTheme: Sendable {
    /// The theme of the folders in the process's environment, which are read once.
    package static let shared = SymbolTheme(dataFolders: folders)

    private static let themes = ["Adwaita", "hicolor"]
    private static let kinds = ["symbolic", "scalable"]
    private static let mark = "-symbolic"
    /// What a name ends with for languages from right to left.
    private static let mirrored = "-rtl"

    /// The files by the icons' names, without `-symbolic`.
    private let files: [String: String]

    /// The theme in the folder `icons` of each of the folders; the first file of a name counts.
    init(dataFolders: [String]) {
      var files: [String: String] = [:]
      for theme in Self.themes {
        for folder in dataFolders {
          for kind in Self.kinds {
            let place = "\(folder)/icons/\(theme)/\(kind)"
            for context in Self.names(in: place) {
              for file in Self.names(in: "\(place)/\(context)") where file.hasSuffix(".svg") {
                guard let mark = file.firstRange(of: Self.mark) else { continue }
                let name = file[..<mark.lowerBound] + file[mark.upperBound...].dropLast(4)
                if files[String(name)] == nil { files[String(name)] = "\(place)/\(context)/\(file)" }
              }
            }
          }
        }
      }
      self.files = files
    }

    /// The file of a symbol in the nearest of its variants; `nil` where the theme has none of the name.
    func path(of symbol: Symbol) -> String? {
      for name in symbol.names { if let path = path(of: name, symbol.direction) { return path } }
      return nil
    }

    private func path(of symbol: String, _ direction: LayoutDirection) -> String? {
      let isMirrored = direction == .rightToLeft
      let name: String
      if let icon = SymbolNames.icons[symbol] {
        if isMirrored, let other = icon.mirrored { return files[other] }
        name = icon.name
      } else {
        name = symbol.hasSuffix(Self.mark) ? String(symbol.dropLast(Self.mark.count)) : symbol
      }
      if isMirrored, let path = files[name + Self.mirrored] { return path }
      return files[name]
    }

    /// Names of symbols that `name` may mean, the nearest first.
    ///
    /// - Complexity: O(names of the theme).
    func names(near name: String) -> [String] {
      let own = files.keys.filter { !$0.hasSuffix(Self.mirrored) }
      return NearMisses.of(name, among: (SymbolNames.icons.keys + own).sorted())
    }

    private static var folders: [String] {
      func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { "\($0)/.local/share" }
      let shared = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
      return [home].compactMap(\.self) + shared.split(separator: ":").map(String.init)
    }

    /// The names in a folder, in order; none where it cannot be read.
    private static func names(in folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      return names.sorted()
    }
  }

  extension ImageSource {
    /// The source of the bytes, which for a symbol is its file; `nil` where there is none.
    package var bytesSource: ImageSource? {
      guard case .symbol(let symbol) = self else { return self }
      return SymbolTheme.shared.path(of: symbol).map { .file($0) }
    }

    /// The size of its picture in points: a symbol is as large as its font, and a little larger for its margin.
    package func size(of picture: Picture) -> Size {
      guard case .symbol(let symbol) = self else { return picture.size }
      let side = symbol.size * Self.symbolSide
      return Size(width: side, height: side)
    }

    /// The side of a symbol's square in sizes of its font.
    private static let symbolSide = 1.2

    /// The reason why a symbol has no file; `nil` where it has, and for other pictures.
    package var symbolFailure: ImageFailure? {
      guard case .symbol(let symbol) = self, bytesSource == nil else { return nil }
      return .unknownSymbol(near: SymbolTheme.shared.names(near: symbol.name))
    }
  }
#endif
