import KansoTheme

/// The generated Swift sources, by the names of their files.
enum SourceKind: String, CaseIterable, Sendable {
  case colors = "Colors"
  case fonts = "Fonts"
  case padding = "Padding"
  case tokens = "Tokens"

  /// True if the source is written only for a theme that has one of its sections. The others are always written.
  var isOptional: Bool { self == .tokens }

  /// The source that declares the namespace, which the others extend. It is one that is always written.
  static let declaringNamespace = SourceKind.colors

  /// The sections whose enums the source can declare, each if the guide has it.
  var sections: [Section] { Section.allCases.filter { $0.source == self } }

  /// The section whose enum is always declared, so that an app also compiles with a guide without that section; nil for
  /// an optional source.
  var requiredSection: Section? { isOptional ? nil : sections.first }
}
