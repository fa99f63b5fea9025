import KansoInterfaceBuilder
import KansoSystem

/// The language of a source.
package enum Language: Sendable {
  case swift
  case objectiveC
  /// A storyboard or a xib.
  case interfaceBuilder

  /// Returns the language for the extension of a file name; nil for other extensions. Headers are
  /// Objective-C.
  package static func of(_ path: String) -> Language? {
    if FilePath.hasSuffix(".swift", in: path) { return .swift }
    if documentExtensions.contains(where: { FilePath.hasSuffix($0, in: path) }) { return .interfaceBuilder }
    return sourceExtensions.contains { FilePath.hasSuffix($0, in: path) } ? .objectiveC : nil
  }

  /// The extensions of source files, with their dots. Headers are treated as Objective-C; declarations of C
  /// and C++ contain no style.
  private static let sourceExtensions = [".swift", ".m", ".mm", ".h"]
  /// The extensions of documents of Interface Builder, with their dots.
  private static let documentExtensions = [".storyboard", ".xib"]
  /// All extensions, with their dots.
  package static let extensions = sourceExtensions + documentExtensions

  /// The maximum size of a file in bytes. Larger files are not written by hand, and the syntax tree of one
  /// would need gigabytes.
  package var maxByteCount: Int { self == .interfaceBuilder ? DocumentLimits.fileSize : 8 << 20 }
}
