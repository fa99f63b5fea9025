import Foundation

/// A directory that is removed with its last owner.
public final class TemporaryDirectory: Sendable {
  /// The directory.
  public let url: URL

  /// Creates a new directory.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the directory.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a text to a file, and creates the missing parent directories.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL { try write(Data(text.utf8), to: name) }

  /// Writes data to a file, and creates the missing parent directories.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> URL {
    let file = try place(of: name)
    try data.write(to: file)
    return file
  }

  /// Replaces a file in one step, as most editors save, so that no program sees half of it.
  public func replace(_ name: String, with text: String) throws {
    try Data(text.utf8).write(to: try place(of: name), options: .atomic)
  }

  private func place(of name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }

  /// Returns the text of a file.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the bytes of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// Returns the sorted names in a folder of the directory, without hidden files.
  public func listing(_ folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter { !$0.hasPrefix(".") }.sorted()
  }
}
