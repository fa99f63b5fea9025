import KansoDiagnostics
import KansoGuide
import KansoSystem
import KansoTheme

/// A compiled guide with its tokens by their paths, and the places that name them.
struct GuideAnalysis: Sendable {
  let compiled: CompiledGuide
  /// The paths of all files of the guide, as it names them, by their paths without links.
  private let names: [String: String]
  /// The tokens by their paths.
  private let tokens: [TokenPath: GuideToken]

  init(_ compiled: CompiledGuide) {
    self.compiled = compiled
    names = Dictionary(
      compiled.files.map { (InputFile.resolvedPath($0.path), $0.path) },
      uniquingKeysWith: { first, _ in first })
    tokens = Dictionary((compiled.guide?.tokens ?? []).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns the path of a file as the guide names it; nil for a file of another guide.
  func name(ofPath path: String) -> String? { names[InputFile.resolvedPath(path)] }

  /// A place in a file that names a token.
  struct Mention: Sendable {
    let path: TokenPath
    let range: SourceRange
    /// True for the name in the declaration.
    let isDeclaration: Bool
  }

  /// Returns the declaration of a token; nil if there is none.
  func token(_ path: TokenPath) -> GuideToken? { tokens[path] }

  /// Returns all places that name a token: its declaration, and the references to it, in the order of the guide.
  func mentions(of path: TokenPath) -> [Mention] {
    allMentions { $0 == path }
  }

  /// Returns the mention at an offset of a file; nil if there is none. Of nested ones, the innermost.
  func mention(at offset: Int, in file: String) -> Mention? {
    allMentions { _ in true }.filter {
      $0.range.file.path == file && $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }.min { $0.range.offsets.count < $1.range.offsets.count }
  }

  private func allMentions(where isWanted: (TokenPath) -> Bool) -> [Mention] {
    var found: [Mention] = []
    for token in compiled.guide?.tokens ?? [] {
      if isWanted(token.path) {
        found.append(Mention(path: token.path, range: token.nameRange, isDeclaration: true))
      }
      for reference in token.values.flatMap(\.expression.references) where isWanted(reference.target) {
        found.append(Mention(path: reference.target, range: reference.range, isDeclaration: false))
      }
    }
    for reference in compiled.guide?.contrasts.flatMap(\.references) ?? [] where isWanted(reference.target) {
      found.append(Mention(path: reference.target, range: reference.range, isDeclaration: false))
    }
    return found
  }
}
