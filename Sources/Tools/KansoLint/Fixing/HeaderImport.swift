/// The import of the generated header for Objective-C.
enum HeaderImport {
  /// The name of the generated header.
  static let header = "Tokens.h"

  /// Returns an edit that imports the header, after the last import outside of conditions, or before the
  /// first token. Nil if the header is already imported, with any path.
  static func edit(in source: [UInt8]) -> AppliedEdits.Edit? {
    let hasMark = source.starts(with: ObjectiveCScanner.byteOrderMark)
    let lines = source[(hasMark ? 3 : 0)...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var conditions = 0
    var last: ArraySlice<UInt8>?
    for line in lines {
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }
      switch words.first {
      case "#if", "#ifdef", "#ifndef": conditions += 1
      case "#endif": conditions -= 1
      case "#import", "#include":
        if words.last.map({
          $0.hasSuffix("\"\(header)\"") || $0.hasSuffix("/\(header)>") || $0.hasSuffix("/\(header)\"")
        }) == true {
          return nil
        }
        if conditions == 0, !goesOn(line) { last = line }
      case "@import": if conditions == 0, !goesOn(line) { last = line }
      default: continue
      }
    }
    let lineEnd = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    if let last {
      let end = last.last == UInt8(ascii: "\r") ? last.endIndex - 1 : last.endIndex
      return AppliedEdits.Edit(range: end..<end, text: "\(lineEnd)#import \"\(header)\"")
    }
    let start = source.withUnsafeBufferPointer { ObjectiveCScanner($0).tokens.first?.range.lowerBound ?? 0 }
    return AppliedEdits.Edit(range: start..<start, text: "#import \"\(header)\"\(lineEnd)\(lineEnd)")
  }

  /// Returns true if a comment or a backslash continues the line in the next line.
  private static func goesOn(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    let open = text.ranges(of: "/*").last?.upperBound
    return text.last { !$0.isWhitespace } == "\\"
      || open.map { text[$0...].firstRange(of: "*/") == nil } ?? false
  }
}
