/// The positioned glyphs of a text, as the measurer that shaped it has them. A renderer with the fonts of that measurer
/// draws exactly these glyphs; all others use the string.
public protocol GlyphRun: AnyObject, Sendable {
  /// Returns the glyphs of some characters, by their indices in the text; nil if they cannot be separated.
  func part(_ characters: Range<Int>) -> (any GlyphRun)?
}

/// A reference to glyphs. All references are equal: glyphs follow from the text and the font, which are compared.
public struct GlyphReference: Hashable, Sendable {
  /// The glyphs; nil for a text that is not shaped.
  public let run: (any GlyphRun)?

  /// Creates a reference.
  public init(_ run: (any GlyphRun)? = nil) { self.run = run }

  /// Returns true.
  public static func == (a: GlyphReference, b: GlyphReference) -> Bool { true }
  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
