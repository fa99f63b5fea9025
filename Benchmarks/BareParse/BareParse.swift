import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// The stated limit of the lint: every file is read and parsed on all cores, and the tree thrown away.
///
/// usage: bare-parse LIST, a file with a path a line
@main
enum BareParse {
  static func main() throws {
    let paths = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n")
      .map(String.init)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let bytes = FileManager.default.contents(atPath: paths[index]) else { return }
      let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
      // So that nothing of it is optimised away.
      if tree.totalLength.utf8Length != bytes.count { print(paths[index]) }
    }
  }
}
