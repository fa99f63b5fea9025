/// The visibility of values according to the names of types and functions.
package enum TypeNames {
  /// Returns true if a type is something visible according to the last word of its name, such as
  /// `CloseButton`. Its arguments are consumed; other types create values, which a declaration may name.
  package static func isVisible(named type: String) -> Bool {
    let last = CamelCase.words(of: type).last ?? ""
    return consumers.contains(last)
  }

  /// Returns true if the words of a name are those of a transferred image, and not of something visible such
  /// as a button.
  static func isTransferred(_ words: [String]) -> Bool {
    words.contains(where: transfers.contains)
      && !words.contains { $0 != "image" && isVisible(named: $0) }
  }

  /// The last words of the names of visible types.
  private static let consumers: Set<String> = [
    "view", "label", "button", "configuration", "layer", "item", "controller", "cell", "bar", "field",
    "image", "stack", "group", "icon", "avatar", "badge", "indicator",
    "rectangle", "constraint", "spacer", "grid", "path", "control", "switch", "slider", "window",
    "scrollview",
  ]
  /// The words of code that transfers an image, or creates a placeholder from its hash.
  static let transfers: Set<String> = [
    "upload", "uploads", "uploaded", "uploader", "hash", "blurhash", "compress", "compressed", "compressor",
    "encode", "encoded", "encoder",
  ]
}
