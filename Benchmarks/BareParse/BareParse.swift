import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// Measures the lower limit for the lint: reads and parses all files on all cores, and discards the syntax trees.
///
/// usage: bare-parse LIST, a file with one path per line
@main
enum BareParse {
  static func main() throws {
    let paths = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
      .map(String.init)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let bytes = FileManager.default.contents(atPath: paths[index]) else { return }
      let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
      // Uses the result, so that the compiler does not remove the parsing.
      if tree.totalLength.utf8Length != bytes.count { print(paths[index]) }
    }
  }
}
