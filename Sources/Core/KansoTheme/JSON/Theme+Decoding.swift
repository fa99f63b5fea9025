import Foundation

extension Theme {
  /// Reads a theme that `kanso compile` wrote.
  ///
  /// Ignores data of other tools under `$extensions`. Rejects a theme of another schema version, a theme that
  /// was changed after its compilation, and a file that is not a theme.
  ///
  /// - Throws: `ThemeError`, with the line and column of the error; 0 for both if the file cannot be read.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw ThemeError(
        path: url.relativePath, message: "the theme cannot be read: \(error.localizedDescription)")
    }
    try self.init(json: Array(data), path: url.relativePath)
  }

  /// Creates a theme from the bytes of its JSON, with the same checks as `init(contentsOf:)`.
  ///
  /// - Parameters:
  ///   - bytes: the JSON in UTF-8, as `encoded()` returns it.
  ///   - path: the path for error messages.
  /// - Throws: `ThemeError`, with the line and column of the error.
  public init(json bytes: [UInt8], path: String = "theme.json") throws {
    do {
      var decoder = ThemeDecoder()
      self = try decoder.decodeTheme(from: try JSONParser.parse(bytes))
    } catch let error as JSONSyntaxError {
      throw ThemeError(
        path: path, bytes: bytes, offset: error.offset, message: "not valid JSON: \(error.message)")
    } catch let error as ThemeDecoder.Failure {
      throw ThemeError(path: path, bytes: bytes, offset: error.offset, message: error.message)
    }
  }
}
