import Foundation

extension Theme {
  /// Reads a theme that `kanso compile` wrote.
  ///
  /// Data of other tools under `$extensions` is passed over. A theme of a newer schema version, one that was
  /// changed after it was compiled, and one that is no theme are refused.
  ///
  /// - Throws: `ThemeError`, with the line and column of what is wrong.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw ThemeError(
        path: url.relativePath, message: "the theme cannot be read: \(error.localizedDescription)")
    }
    try self.init(json: Array(data), path: url.relativePath)
  }

  /// Reads a theme from the bytes of its JSON.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, as `encoded()` gives them.
  ///   - path: names the bytes in errors.
  /// - Throws: `ThemeError`, with the line and column of what is wrong.
  public init(json bytes: [UInt8], path: String = "theme.json") throws {
    do {
      var decoder = ThemeDecoder()
      self = try decoder.theme(from: try JSONParser.parse(bytes))
    } catch let error as JSONSyntaxError {
      throw ThemeError(
        path: path, bytes: bytes, offset: error.offset, message: "not valid JSON: \(error.message)")
    } catch let error as ThemeDecoder.Failure {
      throw ThemeError(path: path, bytes: bytes, offset: error.offset, message: error.message)
    }
  }
}
