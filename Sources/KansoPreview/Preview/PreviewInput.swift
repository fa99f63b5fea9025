import Foundation
import KansoDiagnostics
import KansoGuide
import KansoInterfaceBuilder
import KansoTheme

/// Something that is shown: a style guide, a theme, a storyboard or a xib.
struct PreviewInput: Sendable {
  /// What it is.
  enum Kind: Sendable {
    /// A style guide in YAML.
    case guide
    /// A theme that was compiled from one.
    case theme
    /// A storyboard or a xib.
    case document

    /// Whether it holds tokens.
    var isTheme: Bool { self != .document }
  }

  /// The name that means standard input.
  static let standardInput = "-"

  /// What people call it.
  let name: String
  let kind: Kind
  let bytes: [UInt8]

  /// Reads an input; what it is follows from its name, or from how it begins.
  /// - Parameter standardInput: reads standard input, up to so many bytes.
  init(_ path: String, standardInput: (Int) -> [UInt8]) throws(PreviewError) {
    let known = Self.kind(forFileAt: path)
    let limit = known?.sizeLimit ?? ReadingLimits.fileSize
    // Of a file that is too large nothing has to be read.
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > limit {
      throw Self.tooLarge(path, limit)
    }
    let bytes: [UInt8]
    if path == Self.standardInput {
      bytes = standardInput(limit)
    } else {
      do throws(FileError) { bytes = try InputFile.read(path, limit: limit) } catch { throw .reading(error) }
    }
    let kind: Kind
    if let known { kind = known } else { kind = try Self.kind(of: bytes, path) }
    guard bytes.count <= kind.sizeLimit else { throw Self.tooLarge(path, kind.sizeLimit) }
    self.init(name: path == Self.standardInput ? "<stdin>" : path, kind: kind, bytes: bytes)
  }

  init(name: String, kind: Kind, bytes: [UInt8]) { (self.name, self.kind, self.bytes) = (name, kind, bytes) }

  private static func tooLarge(_ path: String, _ limit: Int) -> PreviewError {
    .reading(FileError("read", path, reason: "it is larger than \(limit >> 20) MiB"))
  }

  // MARK: What it is

  private static func kind(forFileAt path: String) -> Kind? {
    switch path.fileEnding {
    case "yaml", "yml": .guide
    case "json": .theme
    case "storyboard", "xib": .document
    default: nil
    }
  }

  /// Pipes have no ending: `kanso preview --diff <(git show HEAD:tokens.yaml) tokens.yaml`.
  private static func kind(of bytes: [UInt8], _ path: String) throws(PreviewError) -> Kind {
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    let first = bytes.dropFirst(mark.count).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "<") { return .document }
    if first == UInt8(ascii: "{") { return .theme }
    guard path.fileEnding.isEmpty || path.hasPrefix("/dev/") else {
      throw .usage(
        "\(path.printable) is no guide (.yaml), theme (.json), storyboard or xib, as far as its name says")
    }
    return .guide
  }
}

extension PreviewInput.Kind {
  /// The largest input that is read, in bytes.
  fileprivate var sizeLimit: Int { self == .document ? DocumentLimits.fileSize : ReadingLimits.fileSize }
}

extension PreviewInput {
  /// The theme of a guide or of a theme's own file, and what a report says of it.
  func theme(inColor: Bool) throws(PreviewError) -> (theme: Theme, report: String) {
    guard kind == .guide else {
      do { return (try Theme(json: bytes, path: name.printable), "") } catch {
        if let foreign = CompiledGuide.foreignFormat(of: bytes, path: name) {
          throw .findings(TextReporter(color: inColor).report([foreign]))
        }
        throw .findings("error: \("\(error)".printable)\n")
      }
    }
    let compiled = CompiledGuide(bytes: bytes, path: name, configuration: Configuration(ofProjectWith: name))
    let report =
      compiled.diagnostics.isEmpty ? "" : TextReporter(color: inColor).report(compiled.diagnostics)
    guard let theme = compiled.theme else { throw .findings(report) }
    return (theme, report)
  }
}

extension Configuration {
  /// What the project of a guide says about warnings. What is wrong with it the commands say that are about it.
  fileprivate init(ofProjectWith guide: String) {
    self.init()
    for path in Self.candidates(for: guide) {
      guard let bytes = try? InputFile.read(path, limit: ReadingLimits.fileSize) else { continue }
      self = Self.read(bytes: bytes, path: path).configuration
      return
    }
  }
}
