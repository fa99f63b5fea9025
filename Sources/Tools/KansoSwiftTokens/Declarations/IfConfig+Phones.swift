import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause of `#if` that is compiled for iOS: the first one that does not need another platform. Conditions that
  /// do not name platforms count as true.
  var clauseForPhones: IfConfigClauseSyntax? { clauses.first { !$0.needsOtherPlatform } }
}

extension IfConfigClauseSyntax {
  /// The conditions that are false on iOS.
  private static let otherPlatforms = [
    "os(watchOS)", "os(tvOS)", "os(macOS)", "os(OSX)", "os(visionOS)", "os(Linux)", "os(Windows)",
    "os(Android)",
    "canImport(AppKit)", "canImport(Cocoa)", "targetEnvironment(macCatalyst)",
  ]

  /// True if the condition is false on iOS.
  fileprivate var needsOtherPlatform: Bool {
    let text = condition?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
    guard !text.isEmpty else { return false }
    return text.split(separator: "|").allSatisfy { choice in
      choice.split(separator: "&").contains { part in
        part == "!os(iOS)" || Self.otherPlatforms.contains(String(part))
      }
    }
  }
}
