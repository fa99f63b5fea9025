import KansoDiagnostics
import KansoInterchange
import KansoLint
import KansoSwiftTokens
import KansoSystem
import KansoTheme

/// Collects the style of an app.
package enum StyleCollector {
  /// The maximum size of all files together, in bytes (512 MiB).
  private static let maxByteCount = 512 << 20

  /// A file that was read, with its literals.
  private struct Reading: Sendable {
    /// The file; nil if it cannot be read.
    var file: SourceFile?
    var literals: LiteralCollection
  }

  /// Reads files on all cores.
  /// - Throws: `FileError` if the files are too large together.
  package static func collect(_ files: AppFiles) throws(FileError) -> AppStyle {
    let collector = LiteralCollector()
    let readings = DeepStack.map(files.sources) { path in
      guard let file = read(path, limit: (Language.of(path) ?? .swift).maxByteCount) else {
        return Reading(file: nil, literals: .unreadable)
      }
      return Reading(file: file, literals: collector.collect(file))
    }
    let catalogs = DeepStack.map(files.catalogFiles) {
      read($0, limit: Language.interfaceBuilder.maxByteCount)
    }
    let byteCount = (readings.compactMap(\.file) + catalogs.compactMap { $0 }).reduce(0) {
      $0 + $1.bytes.count
    }
    guard byteCount <= maxByteCount else {
      throw FileError(
        "read", files.sources.first ?? "",
        reason: "the files are larger than 512 MiB together; name fewer of them")
    }
    var style = style(of: readings)
    style.skipped = files.skipped
    style.counts.unreadable += catalogs.count { $0 == nil } + files.unreadableFolderCount
    style.definitions = SwiftTokenReader.read(
      definingFiles(readings) + catalogs.compactMap { $0 }.map { ForeignFile(name: $0.path, source: $0) },
      ImportSelection())
    return style
  }

  /// Reads a file; nil if it cannot be read or is too large.
  private static func read(_ path: String, limit: Int) -> SourceFile? {
    guard let bytes = try? InputFile.read(path, limit: limit), bytes.count <= limit else { return nil }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return SourceFile(path: path, bytes: hasMark ? Array(bytes.dropFirst(3)) : bytes)
  }

  private static func style(of readings: [Reading]) -> AppStyle {
    var style = AppStyle()
    for reading in readings {
      switch reading.literals {
      case .generated: style.counts.generated += 1
      case .test: style.counts.tests += 1
      case .unreadable: style.counts.unreadable += 1
      case .literals(let literals):
        style.counts.read += 1
        guard let file = reading.file else { continue }
        for literal in literals { add(literal, in: file, to: &style) }
      }
    }
    return style
  }

  /// Adds a literal as a use. A constant without a kind has its name already, and is among the definitions.
  private static func add(_ literal: CollectedLiteral, in file: SourceFile, to style: inout AppStyle) {
    guard let kind = literal.kind else { return }
    let value: StyleValue
    switch literal.value {
    case nil:
      style.counts.computed += 1
      return
    case .textMeasure:
      style.counts.textMeasures += 1
      return
    case .number(let number): value = .number(number)
    case .color(let color): value = .color(color)
    case .colors(let light, let dark): value = .colors(light: light, dark: dark)
    case .shadow(let shadow): value = .shadow(shadow)
    case .font(let name, let size, let weight):
      // The private families of the system begin with a dot.
      let family = name.flatMap { $0.hasPrefix(".") ? nil : $0 }
      value = .font(StyleFont(name: family, size: size, weight: weight.flatMap(FontWeight.weight(named:))))
    }
    guard value.isPlausible, !value.isNothing(as: kind) else { return }
    style.uses.append(
      StyleUse(
        kind, value, at: SourceRange(file: file, literal.range), words: literal.words,
        isNamed: literal.isNamed,
        name: literal.name))
  }

  /// Returns the Swift sources that may define tokens: also generated ones, such as those of SwiftGen.
  private static func definingFiles(_ readings: [Reading]) -> [ForeignFile] {
    readings.compactMap { reading in
      guard let file = reading.file, FilePath.hasSuffix(".swift", in: file.path) else { return nil }
      switch reading.literals {
      // The sources that Kanso compiled are those of a guide.
      case .generated where file.contains("kansoFingerprint"), .test, .unreadable: return nil
      case .literals, .generated: return ForeignFile(name: file.path, source: file)
      }
    }
  }
}

extension StyleValue {
  /// Returns true for a value that is no decision: a length of zero, a clear color, and an opacity of 0 or 1.
  fileprivate func isNothing(as kind: StyleKind) -> Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .shadow(let shadow): shadow.color.alpha == 0
    case .colors, .font: false
    case .number(let number): number == 0 || kind == .opacity && number == 1
    }
  }

  /// True for a value that a guide can have. Others are errors or no style, such as the largest number.
  fileprivate var isPlausible: Bool {
    /// Returns true for a number of a magnitude that screens have.
    func isPlausible(_ number: Double) -> Bool { number.isFinite && abs(number) < 100_000 }
    func isPlausible(_ color: ColorValue) -> Bool {
      color.components.allSatisfy { isPlausible($0 ?? 0) } && isPlausible(color.alpha ?? 0)
    }
    return switch self {
    case .color(let color): isPlausible(color)
    case .colors(let light, let dark): isPlausible(light) && isPlausible(dark)
    case .shadow(let shadow):
      isPlausible(shadow.color) && [shadow.x, shadow.y, shadow.blur].allSatisfy { isPlausible($0) }
        && shadow.blur >= 0
    case .font(let font): isPlausible(font.size) && font.size > 0
    case .number(let number): isPlausible(number)
    }
  }
}
