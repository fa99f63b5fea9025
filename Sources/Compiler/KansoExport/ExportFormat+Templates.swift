import KansoCodeGeneration
import KansoDiagnostics
import KansoProject
import KansoTheme

extension ExportFormat {
  /// The parent folder and the suffix of the folders that the format creates, one per token; nil for a format
  /// without them. The folders of removed tokens must be deleted.
  package var tokenFolders: (parent: String, suffix: String)? {
    self == .assets ? ("Tokens.xcassets", ".colorset") : nil
  }

  /// True if names in the output contain the names of modes.
  package var namesModes: Bool { self == .compose || self == .flutter }

  /// True if names in the output contain the names of the axes of modes.
  package var namesAxes: Bool { self == .css || self == .tailwind }

  /// Returns the modes of a theme whose values the format omits. CSS and Compose follow all modes, Android
  /// only the appearance. An asset catalog follows appearance and contrast; it contains only colors.
  package func unfollowedModes(in theme: Theme) -> [UnfollowedMode] {
    switch self {
    case .css, .tailwind, .scss, .typescript, .json, .compose, .flutter: []
    case .dtcg, .styleDictionary, .tokensStudio, .figma: []
    // Tokens without a resource are not in the output in any mode, so they give no warnings.
    case .android: UnfollowedMode.modes(in: theme) { $0.hasAndroidResource ? ["appearance"] : nil }
    // Tokens that are not colors are not in a catalog in any mode, so they give no warnings.
    case .assets: UnfollowedMode.modes(in: theme) { $0 == .color ? ["appearance", "contrast"] : nil }
    }
  }

  /// The templates of the format; nil for a format of token files, which has a writer.
  package var templates: [ExportTemplate]? {
    switch self {
    case .css:
      [Self.template(named: "tokens.css", PackageResources.tokens_css_mustache)] + Self.styleTemplates
    case .tailwind:
      [Self.template(named: "theme.css", PackageResources.theme_css_mustache)] + Self.styleTemplates
    case .scss: [Self.template(named: "_tokens.scss", PackageResources.tokens_scss_mustache)]
    case .typescript: [Self.template(named: "tokens.ts", PackageResources.tokens_ts_mustache)]
    case .json:
      [
        Self.template(named: "tokens.json", PackageResources.tokens_json_mustache),
        Self.template(named: "tokens.{{mode}}.json", PackageResources.tokens_json_mustache),
      ]
    case .flutter: [Self.template(named: "tokens.dart", PackageResources.tokens_dart_mustache)]
    case .dtcg, .styleDictionary, .tokensStudio, .figma: nil
    case .compose: [Self.template(named: "Tokens.kt", PackageResources.Tokens_kt_mustache)]
    case .android:
      [
        Self.template(named: "values/tokens.xml", PackageResources.tokens_xml_mustache),
        Self.template(named: "values-night/tokens.xml", PackageResources.tokens_night_xml_mustache),
      ]
    case .assets:
      [
        Self.template(named: "Tokens.xcassets/Contents.json", PackageResources.Contents_json_mustache),
        Self.template(
          named: "Tokens.xcassets/{{{assetName}}}.colorset/Contents.json",
          PackageResources.colorset_json_mustache),
        Self.template(named: "ColorAssets.swift", PackageResources.ColorAssets_swift_mustache),
      ]
    }
  }

  /// The partials of style sheets.
  private static var styleTemplates: [ExportTemplate] {
    [
      template(named: "StyleDeclaration", PackageResources.StyleDeclaration_mustache),
      template(named: "StyleBlock", PackageResources.StyleBlock_mustache),
    ]
  }

  /// Returns a built-in template with the bytes of its file.
  private static func template(named name: String, _ bytes: [UInt8]) -> ExportTemplate {
    ExportTemplate(
      name: name,
      file: SourceFile(path: "Templates/Export/\(name)\(TemplateStore.fileExtension)", bytes: bytes))
  }
}

extension TokenType {
  /// True if Android has resources for values of the type.
  fileprivate var hasAndroidResource: Bool {
    switch self {
    case .color, .dimension, .fontWeight, .duration, .number, .typography, .string: true
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient: false
    }
  }
}
