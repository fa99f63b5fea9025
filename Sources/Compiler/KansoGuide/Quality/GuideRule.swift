import KansoDiagnostics
import KansoSystem
import KansoTheme

/// A rule for guides: a check for values that compile, but are probably mistakes.
///
/// Each rule is a type in a file of its own, with its descriptor. `GuideRules.all` lists them.
protocol GuideRule: SendableMetatype {
  /// The descriptor, which is the documentation of the rule.
  static var descriptor: DiagnosticDescriptor { get }
  /// True for a rule that needs the values of tokens. It is not checked in a guide with errors.
  static var needsTheme: Bool { get }

  /// Returns the findings in a guide. Their number and the time are at most linear in the size of the guide.
  static func check(_ guide: CheckedGuide) -> [Diagnostic]
}

extension GuideRule {
  static var needsTheme: Bool { true }
}

/// All rules for guides.
enum GuideRules {
  // A rule is kept as its functions: the compiler (Swift 6.3) crashes on requirements of an existential metatype.
  private struct Entry: Sendable {
    let descriptor: DiagnosticDescriptor
    let needsTheme: Bool
    let check: @Sendable (CheckedGuide) -> [Diagnostic]

    init<Rule: GuideRule>(_ rule: Rule.Type) {
      descriptor = Rule.descriptor
      needsTheme = Rule.needsTheme
      check = { Rule.check($0) }
    }
  }

  private static let all = [
    Entry(CrowdedColors.self), Entry(FamilyNamedLikeToken.self), Entry(FontWithoutTextStyle.self),
    Entry(HueOnlyDifference.self), Entry(MissingDescription.self), Entry(ModeWithoutDifference.self),
    Entry(NameStyle.self), Entry(NearDuplicateColor.self), Entry(NearDuplicateFont.self),
    Entry(OneOffValue.self), Entry(RampLightness.self), Entry(ScaleStep.self), Entry(SmallText.self),
    Entry(UnusedColor.self),
  ]

  /// Returns the findings of all rules that are on, with their severities.
  static func check(_ guide: CheckedGuide) -> [Diagnostic] {
    Concurrently.map(active(in: guide)) { rule in
      let severity = guide.settings.severity(of: rule.descriptor)
      let found = rule.check(guide)
      return severity == rule.descriptor.severity ? found : found.map { $0.withSeverity(severity) }
    }.flatMap { $0 }
  }

  /// Returns the descriptors of the rules that are not checked: those that are off, or need values that a guide with
  /// errors does not have.
  static func unchecked(in guide: CheckedGuide) -> Set<DiagnosticDescriptor> {
    Set(all.map(\.descriptor)).subtracting(active(in: guide).map(\.descriptor))
  }

  private static func active(in guide: CheckedGuide) -> [Entry] {
    all.filter { rule in
      guide.settings.severity(of: rule.descriptor) != nil && (guide.theme != nil || !rule.needsTheme)
    }
  }
}
