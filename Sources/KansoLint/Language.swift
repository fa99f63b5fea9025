import KansoDiagnostics
import KansoInterfaceBuilder

/// What a source is written in.
package enum Language: Sendable {
  case swift
  case objectiveC
  /// A storyboard or a xib.
  case interfaceBuilder

  /// By the ending of a file's name; nil where it says nothing.
  package static func of(_ path: String) -> Language? {
    if FilePath.hasEnding(".swift", path) { return .swift }
    if documentEndings.contains(where: { FilePath.hasEnding($0, path) }) { return .interfaceBuilder }
    return sourceEndings.contains { FilePath.hasEnding($0, path) } ? .objectiveC : nil
  }

  /// Those that the names of sources end in. Headers are taken for Objective-C's; what is in those of C and C++ alone is
  /// no style.
  private static let sourceEndings = [".swift", ".m", ".mm", ".h"]
  private static let documentEndings = [".storyboard", ".xib"]
  package static let endings = sourceEndings + documentEndings

  /// A larger one is nothing that people wrote; the tree of a source would take gigabytes.
  package var mostBytes: Int { self == .interfaceBuilder ? DocumentLimits.fileSize : 8 << 20 }
}
