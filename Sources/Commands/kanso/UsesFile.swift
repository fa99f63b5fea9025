import KansoCommandLine
import KansoFormatting
import KansoSystem
import KansoTheme

/// The uses of tokens in the output of `kanso lint --format json --uses`.
struct UsesFile {
  /// A place in a source.
  struct Use {
    let token: TokenPath
    let file: String
    let line: Int
    let column: Int
    /// The enclosing type; nil if there is none.
    let container: String?
  }

  /// The uses, in the order of the file.
  let uses: [Use]

  /// The maximum size of the file, in bytes.
  private static let maxSize = 256 << 20

  /// Reads the file at a path. Throws an exit code after an error on standard error: that of a file error, and 64 for a
  /// file without uses.
  init(at path: String) throws {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: Self.maxSize) } catch { throw error.reported(isInput: true) }
    guard bytes.count <= Self.maxSize, let root = try? JSONParser.parse(bytes), case .object = root.content,
      case .array(let elements)? = root["uses"]?.content
    else {
      throw Terminal.usageError(
        "\(path.printable) has no uses of tokens; write it with `kanso lint Sources --format json --uses`")
    }
    uses = elements.compactMap { node in
      guard let token = node["token"]?.text, let file = node["file"]?.text, let line = node["line"]?.count,
        let column = node["column"]?.count
      else { return nil }
      return Use(
        token: TokenPath(token), file: file, line: line, column: column, container: node["in"]?.text)
    }
  }
}

extension JSONNode {
  /// The text of a string; nil for any other value.
  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The value of a number that is a count; nil for any other value.
  fileprivate var count: Int? { if case .number(let number) = content { Int(exactly: number) } else { nil } }
}
