import KansoDiagnostics
import KansoYAML

/// The choices of a conversion of storyboards and xibs.
package struct ConversionOptions: Sendable {
  /// The framework that the code is written for.
  package enum Platform: String, CaseIterable, Sendable {
    /// Apple's framework.
    case uikit
    /// `KansoUIKit`, which has UIKit's names on any system.
    case portable
  }

  /// The notation of constraints.
  package enum Style: String, CaseIterable, Sendable {
    /// Anchors of UIKit.
    case anchors
    /// Anchors, with `enableAutoLayout()` in place of `translatesAutoresizingMaskIntoConstraints = false`.
    case thin
    /// Lists of anchors for each pair of items, `activate(anchors:relativeTo:)`; anchors for what a property or a size class
    /// changes.
    case anchorLists = "anchor-lists"
    /// Blocks of SnapKit; anchors for constraints that a property or a size class changes.
    case snapkit
    /// Visual formats; anchors for what they cannot express.
    case visualFormats = "visual-formats"
  }

  /// The ends of the names of generated classes.
  package struct Suffixes: Sendable, Equatable {
    /// The end for the view of a scene or a xib.
    package var view = "View"
    /// The end for a controller without a class of its own.
    package var controller = "ViewController"
    /// The end for a cell without a class of its own.
    package var cell = "Cell"
    /// The end for the class that a class of the app inherits from.
    package var base = "Base"

    /// Creates the default ends.
    package init() {}
  }

  package var platform = Platform.uikit
  package var style = Style.anchors
  package var suffixes = Suffixes()

  /// Creates the default choices: UIKit and its anchors.
  package init() {}
}

extension ConfigurationReader {
  /// Reads the settings under `convert`. Invalid parts are reported and left out.
  mutating func readConversion(_ node: YAMLNode) {
    for entry in knownEntries(of: node, "`convert`", known: ["platform", "style", "suffixes"]) {
      switch entry.key.value {
      case "platform":
        if let platform = choice(for: entry, among: ConversionOptions.Platform.allCases.map(\.rawValue))
          .flatMap(ConversionOptions.Platform.init)
        {
          configuration.conversion.platform = platform
        }
      case "style":
        if let style = choice(for: entry, among: ConversionOptions.Style.allCases.map(\.rawValue))
          .flatMap(ConversionOptions.Style.init)
        {
          configuration.conversion.style = style
        }
      default: readSuffixes(entry.value)
      }
    }
  }

  private static let suffixes: [String: WritableKeyPath<ConversionOptions.Suffixes, String> & Sendable] = [
    "view": \.view, "controller": \.controller, "cell": \.cell, "base": \.base,
  ]

  /// Reads the ends of the names of classes.
  private mutating func readSuffixes(_ node: YAMLNode) {
    for entry in knownEntries(of: node, "`suffixes`", known: ["view", "controller", "cell", "base"]) {
      guard let path = Self.suffixes[entry.key.value] else { continue }
      guard let name = entry.value.scalar?.text, name.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,63}/) != nil else {
        report(
          .invalidSetting, "this is not the end of the name of a class", at: entry.value.range,
          help: "Write at most 64 letters and digits, with a capital letter first, such as `Screen`.")
        continue
      }
      configuration.conversion.suffixes[keyPath: path] = name
    }
  }
}
