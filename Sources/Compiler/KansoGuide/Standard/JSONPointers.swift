import KansoDiagnostics
import KansoStandard
import KansoTheme

/// The JSON Pointers (RFC 6901) of the places of diagnostics. Most phases of the compiler know places in files only, so a
/// JSON file with diagnostics is parsed once more here.
struct JSONPointers {
  /// The roots of the files that were looked up; nil for a file that is not JSON.
  private var roots: [ObjectIdentifier: JSONNode?] = [:]

  /// Returns diagnostics with the pointers of their places. Those that have one keep it, and those in YAML have none.
  static func add(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var pointers = JSONPointers()
    return diagnostics.map { diagnostic in
      guard diagnostic.pointer == nil, let root = pointers.root(of: diagnostic.range.file) else {
        return diagnostic
      }
      return diagnostic.withPointer(root.pointer(to: diagnostic.range.lowerBound))
    }
  }

  private mutating func root(of file: SourceFile) -> JSONNode? {
    if let known = roots[ObjectIdentifier(file)] { return known }
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let root = first == UInt8(ascii: "{") ? try? JSONParser.parse(file.bytes) : nil
    roots[ObjectIdentifier(file)] = .some(root)
    return root
  }
}
