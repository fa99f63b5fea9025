import ArgumentParser
import KansoExport
import KansoInterchange

/// A value of `--as`: built-in templates, or a format of token files.
enum ExportTarget: ExpressibleByArgument {
  case templates(ExportFormat)
  case tokens(any TokenFormatWriter.Type)

  /// The writers of token files, in the order of the help.
  private static var writers: [any TokenFormatWriter.Type] {
    [DesignTokenWriter.self, StyleDictionaryWriter.self, TokensStudioWriter.self, FigmaWriter.self]
  }

  /// All targets, in the order of the help.
  private static var all: [ExportTarget] {
    ExportFormat.allCases.map { .templates($0) } + writers.map { .tokens($0) }
  }

  /// The name on the command line.
  private var name: String {
    switch self {
    case .templates(let format): format.rawValue
    case .tokens(let writer): writer.format.rawValue
    }
  }

  init?(argument: String) {
    guard let target = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = target
  }

  static var allValueStrings: [String] { all.map(\.name) }
  var defaultValueDescription: String { name }

  /// The format with built-in templates; nil for token files.
  var exportFormat: ExportFormat? {
    if case .templates(let format) = self { format } else { nil }
  }
}
