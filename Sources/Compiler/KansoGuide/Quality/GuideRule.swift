import KansoDiagnostics
import KansoTheme

/// A rule for guides: a check for values that compile, but are probably mistakes.
///
/// Each rule is a type in a file of its own, with its descriptor. `GuideRules.all` lists them.
protocol GuideRule {
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
  static let all: [any GuideRule.Type] = [
    CrowdedColors.self, FamilyNamedLikeToken.self, FontWithoutTextStyle.self, HueOnlyDifference.self,
    MissingDescription.self, ModeWithoutDifference.self, NameStyle.self, NearDuplicateColor.self,
    NearDuplicateFont.self, OneOffValue.self, RampLightness.self, ScaleStep.self, SmallText.self,
    UnusedColor.self,
  ]

  /// Returns the findings of all rules that are on, with their severities.
  static func check(_ guide: CheckedGuide) -> [Diagnostic] {
    active(in: guide).flatMap { rule in
      let severity = guide.settings.severity(of: rule.descriptor)
      let found = rule.check(guide)
      return severity == rule.descriptor.severity ? found : found.map { $0.withSeverity(severity) }
    }
  }

  /// Returns the descriptors of the rules that are not checked: those that are off, or need values that a guide with
  /// errors does not have.
  static func unchecked(in guide: CheckedGuide) -> Set<DiagnosticDescriptor> {
    Set(all.map { $0.descriptor }).subtracting(active(in: guide).map { $0.descriptor })
  }

  private static func active(in guide: CheckedGuide) -> [any GuideRule.Type] {
    all.filter { rule in
      guide.settings.severity(of: rule.descriptor) != nil && (guide.theme != nil || !rule.needsTheme)
    }
  }
}
