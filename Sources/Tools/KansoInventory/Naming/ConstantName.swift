import KansoSystem
import KansoThemeEncoding

/// The name that constants of Objective-C have for a value. Those of Swift are tokens of the sources already.
enum ConstantName {
  /// Returns the name of the constants with the value of an entry, without the conventions of Objective-C: `kRowHeight`
  /// and `ROW_HEIGHT` are `rowHeight`. Nil if there is none, or if they have several names.
  static func name(of entry: StyleEntry) -> String? {
    let names = Set(entry.uses.compactMap { $0.isInObjectiveC ? $0.name : nil }.map(plain))
    guard names.count == 1, let name = names.first, (minCount...maxCount).contains(name.count) else {
      return nil
    }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? name : nil
  }

  /// The minimum number of characters. A shorter name says nothing.
  private static let minCount = 3
  private static let maxCount = 40

  private static func plain(_ name: String) -> String {
    let isConstant = name.first == "k" && name.dropFirst().first?.isUppercase == true
    let words = (isConstant ? name.dropFirst() : name[...]).split(separator: "_").map(String.init)
    let isShouted = words.allSatisfy { $0 == $0.uppercased() }
    return SwiftName.member((isShouted ? words.map { $0.lowercased() } : words).joined(separator: " "))
  }
}

extension StyleUse {
  fileprivate var isInObjectiveC: Bool { !FilePath.hasSuffix(".swift", in: place.file.path) }
}
