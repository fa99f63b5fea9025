import Foundation
import KansoInterfaceBuilder

/// The translated texts of a document: the keys in the tables beside it, such as `de.lproj/Main.strings` or
/// `mul.lproj/Main.xcstrings` for `Base.lproj/Main.storyboard`.
///
/// A key is the id of an object and the name of its text, such as `aBc-12-xYz.normalTitle`, as in the tables that Xcode
/// exports from a document.
package struct DocumentLocalization: Sendable {
  /// The name of the tables, which is that of the document.
  let table: String
  private var keys: Set<String> = []

  /// The keys of no table.
  package init() { table = "" }

  /// Takes the name of the tables.
  init(table: String) { self.table = table }

  /// True if there is no translated text.
  package var isEmpty: Bool { keys.isEmpty }

  /// Returns the key of a text; nil if no table has it.
  ///
  /// - Parameters:
  ///   - id: the id of the object.
  ///   - name: the name of the text in tables.
  func key(of id: String?, _ name: String) -> String? {
    guard let id, keys.contains("\(id).\(name)") else { return nil }
    return "\(id).\(name)"
  }

  /// Adds the keys of a table in the format of property lists (`.strings`). Returns false for any other data.
  mutating func add(strings bytes: [UInt8]) -> Bool {
    // An empty file is a table without translations, but no property list.
    if bytes.isEmpty { return true }
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    guard let list = list as? [String: Any] else { return false }
    keys.formUnion(list.keys)
    return true
  }

  /// Adds the keys of a string catalog (`.xcstrings`). Returns false for any other data.
  mutating func add(catalog bytes: [UInt8]) -> Bool {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else { return false }
    keys.formUnion(catalog.strings.keys)
    return true
  }

  /// The part of a string catalog that has the keys.
  private struct Catalog: Decodable {
    struct Text: Decodable {}
    let strings: [String: Text]
  }
}
