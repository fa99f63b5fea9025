import ArgumentParser
import KansoInterchange
import KansoProject

extension ExportFormat: ExpressibleByArgument {}

extension ExportFormat {
  /// The writer of token files; nil for a format with templates.
  var writer: (any TokenFormatWriter.Type)? {
    switch self {
    case .dtcg: DesignTokenWriter.self
    case .styleDictionary: StyleDictionaryWriter.self
    case .tokensStudio: TokensStudioWriter.self
    case .figma: FigmaWriter.self
    case .css, .tailwind, .scss, .typescript, .json, .compose, .android, .flutter, .assets: nil
    }
  }
}
