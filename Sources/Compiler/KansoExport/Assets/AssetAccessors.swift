import KansoCodeGeneration
import KansoFormatting
import KansoProject
import KansoTheme
import KansoThemeEncoding

/// The context of the accessors of an asset catalog: the lines of an enum's body for each framework.
struct AssetAccessors: TemplateContext {
  enum Field: String, CaseIterable { case uiKit, appKit, swiftUI }

  private let theme: Theme
  private let folders: Bool

  init(_ theme: Theme, _ options: ExportOptions) { (self.theme, folders) = (theme, options.folders) }

  /// Returns the lines of a framework.
  func value(of field: Field) -> Any? {
    switch field {
    case .uiKit: lines(type: "UIColor", call: "_color")
    case .appKit: lines(type: "NSColor", call: "_color")
    case .swiftUI: lines(type: "Color", call: "_swiftUIColor")
    }
  }

  /// Returns `list` for all fields.
  static func role(of field: Field) -> FieldRole { .list(TextElement.self) }

  /// A group of accessors, which is an enum.
  private struct Group {
    var lines: [String] = []
    /// The names of the inner groups in their order.
    var names: [String] = []
    var groups: [String: Group] = [:]

    /// Adds the lines of a color in a group.
    mutating func add(_ lines: [String], in path: ArraySlice<String>) {
      guard let name = path.first else {
        self.lines += lines
        return
      }
      if groups[name] == nil { names.append(name) }
      groups[name, default: Group()].add(lines, in: path.dropFirst())
    }

    /// Returns the lines of the group's body.
    func body(indentation: String) -> [String] {
      lines.map { indentation + $0 }
        + names.flatMap { name in
          ["\(indentation)public enum \(name) {"]
            + (groups[name]?.body(indentation: indentation + "  ") ?? [])
            + [indentation + "}"]
        }
    }
  }

  /// Returns the lines of all accessors with a type, which call a function with the name of the color set.
  private func lines(type: String, call: String) -> [String] {
    var root = Group()
    for token in theme.tokens where token.type == .color {
      let asset = AssetName.name(token.path, folders: folders)
      let names = names(of: token.path)
      let description = token.description.map { CommentText.line($0) } ?? "`\(asset)`"
      root.add(
        ["/// \(description)"] + attribute(of: token)
          + ["public static var \(names.member): \(type) { \(call)(\"\(asset)\") }"], in: names.groups[...])
    }
    return root.body(indentation: "")
  }

  /// Returns the attribute of a deprecated color, in a list; empty for another one.
  private func attribute(of token: ThemeToken) -> [String] {
    guard let deprecated = token.deprecated else { return [] }
    let message = deprecated.message { path in
      theme[path].map { target in
        let names = names(of: target.path)
        return (names.groups + [names.member]).joined(separator: ".")
      }
    }
    return ["@available(*, deprecated" + (message.map { ", message: " + SwiftText.literal($0) } ?? "") + ")"]
  }

  /// Returns the names of the enums and of the accessor of a color.
  private func names(of path: TokenPath) -> (groups: [String], member: String) {
    guard folders else { return ([], Identifier(path).camel) }
    let member = Identifier(TokenPath(path.name)).camel
    let legal = member.first?.isNumber == false ? SwiftName.escaped(member) : "_" + member
    return (path.names.dropLast().map { Self.type(Identifier(TokenPath($0)).pascal) }, legal)
  }

  /// Returns the name of an enum for a group.
  private static func type(_ name: String) -> String {
    if name.first?.isNumber != false { return "Group" + name }
    return takenNames.contains(name) ? name + "_" : name
  }

  /// The names that no type can have, and the types that the file uses.
  private static let takenNames: Set<String> = [
    "Any", "Assets", "Bundle", "Color", "NSColor", "Protocol", "Self", "String", "Type", "UIColor",
  ]
}
