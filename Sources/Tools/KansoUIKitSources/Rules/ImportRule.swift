import SwiftSyntax

/// Imports UIKit instead of modules whose names UIKit's module gives itself, since the names would be ambiguous
/// otherwise. Adds the imports that a source does without on Apple's platforms.
///
/// Added imports are on the line of another import. A source without imports stays as it is.
final class ImportRule: PreparationRule {
  /// An import, and its text in the copy from the keyword on; an empty one if the copy does without it.
  private struct Import {
    let node: ImportDeclSyntax
    let original: String
    var text: String
  }

  private static let uikit = "import UIKit"

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    var imports = facts.imports.map(copy)
    let index =
      imports.firstIndex { $0.text == Self.uikit } ?? imports.firstIndex { isUnconditional($0.node) }
      ?? imports.indices.first
    if let index {
      imports[index].text += addedImports(to: imports).map { "; " + $0 }.joined()
    }
    for item in imports where item.text != item.original {
      if item.text.isEmpty {
        replace(item.node, with: "")
      } else if item.text.hasPrefix(item.original + ";") {
        insert(String(item.text.dropFirst(item.original.count)), after: item.node)
      } else {
        // Attributes and modifiers stay.
        replace(range(of: item.node), with: item.text)
      }
    }
    return .skipChildren
  }

  /// Returns the range of an import from its keyword on.
  private func range(of node: ImportDeclSyntax) -> Range<Int> {
    node.importKeyword.trimmedBytes.lowerBound..<node.trimmedBytes.upperBound
  }

  /// Returns true if an import is in no `#if`.
  private func isUnconditional(_ node: ImportDeclSyntax) -> Bool {
    !node.ancestors.contains { $0.is(IfConfigClauseSyntax.self) }
  }

  /// Returns an import with its text in the copy, without the imports that are added to it.
  private func copy(_ node: ImportDeclSyntax) -> Import {
    let original = String(decoding: facts.bytes[range(of: node)], as: UTF8.self)
    let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
    let text =
      switch node.path.first?.name.text ?? "" {
      // There are no submodules, and a class of Apple's UIKit can be another kind of type.
      case "UIKit": isWhole ? original : Self.uikit
      case "Foundation" where !isWhole: original
      case "Foundation" where !facts.importsUIKit: usesUIKit ? Self.uikit : original
      case "Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore":
        facts.importsUIKit ? "" : Self.uikit
      default: original
      }
    return Import(node: node, original: original, text: text)
  }

  /// Returns the imports that a copy needs in addition.
  private func addedImports(to imports: [Import]) -> [String] {
    let modules = facts.imports.compactMap { $0.path.first?.name.text }
    let importsUIKit = imports.contains { $0.text == Self.uikit }
    var result: [String] = []
    if usesUIKit && !importsUIKit { result.append(Self.uikit) }
    let usesXML = !facts.identifiers.isDisjoint(with: ["XMLParser", "XMLParserDelegate"])
    if usesUIKit || importsUIKit {
      // Other modules may export Foundation, which has these types as well.
      if usesXML || imports.contains(where: { $0.text != Self.uikit && !$0.text.isEmpty }) {
        result += Self.geometry.filter(facts.identifiers.contains).map { "import typealias UIKit.\($0)" }
      }
    } else if facts.identifiers.contains(where: isOfNetworking), !modules.contains("FoundationNetworking") {
      result.append("import FoundationNetworking")
    }
    if usesXML && !modules.contains("FoundationXML") { result.append("import FoundationXML") }
    return result
  }

  // MARK: Names

  /// The types that UIKit's module and Foundation on Linux both have.
  private static let geometry = ["CGPoint", "CGRect", "CGSize"]
  /// The modules that export UIKit on Apple's platforms.
  private static let modulesWithUIKit: Set<String> = [
    "ARKit", "AVKit", "ContactsUI", "EventKitUI", "GameKit", "MapKit", "MessageUI", "PassKit", "PhotosUI",
    "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "WebKit", "XCTest",
  ]
  /// The prefixes of the names of UIKit's module.
  private static let prefixes = ["UI", "CG", "CA", "NSLayout", "NSDirectional"]
  /// The names of UIKit's module with none of these prefixes.
  private static let namesOfUIKit: Set<String> = [
    "NSLineBreakMode", "NSTextAlignment", "NSTextContainer", "NSUnderlineStyle", "NSParagraphStyle",
    "NSMutableParagraphStyle", "Selector",
  ]
  private static let namesOfNetworking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
  ]

  /// True if the source uses a name that only UIKit's module has on Linux, or has as another type.
  private lazy var usesUIKit: Bool = {
    if facts.hasSelectors || Self.geometry.contains(where: facts.identifiers.contains) { return true }
    // Without such a module, the other names are those of the app.
    let exportsUIKit = facts.imports.contains {
      Self.modulesWithUIKit.contains($0.path.first?.name.text ?? "")
    }
    return exportsUIKit && facts.identifiers.subtracting(facts.typeNames).contains(where: isOfUIKit)
  }()

  /// Returns true if a name looks like one of UIKit's module, for example `UIView`.
  private func isOfUIKit(_ name: String) -> Bool {
    if Self.namesOfUIKit.contains(name) { return true }
    guard name != "UIKit", name != "CGFloat", let prefix = Self.prefixes.first(where: name.hasPrefix) else {
      return false
    }
    let rest = name.dropFirst(prefix.count).prefix(2)
    return rest.count == 2 && rest.first?.isUppercase == true && rest.last?.isLowercase == true
  }

  /// Returns true if a name is one of the module FoundationNetworking.
  private func isOfNetworking(_ name: String) -> Bool {
    name.hasPrefix("URLSession") || Self.namesOfNetworking.contains(name)
  }
}
