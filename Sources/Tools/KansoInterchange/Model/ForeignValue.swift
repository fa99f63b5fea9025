import KansoTheme

/// A value of another tool's token, with its references.
package indirect enum ForeignValue: Equatable {
  /// A value without references.
  case literal(TokenValue)
  /// Another token, or a part of one if the path goes on below a token. The path is as in the source.
  case reference([String])
  /// A calculation, a function of colors or a value with a unit that depends on its place, such as `-0.02em`: a text in
  /// the notation of guides, with references in it.
  case expression([Piece])
  /// A value that consists of parts: a font, a layer of a shadow, a border, a transition, a stop of a gradient. The names
  /// of the parts are those of guides: `family`, `size`, `weight`, `lineHeight`, `letterSpacing`; `color`, `x`, `y`,
  /// `blur`, `spread`, `inset`; `width`, `style`; `duration`, `delay`, `easing`; `position`; `dashes`, `cap`. A font also has `italic`. A color whose alpha
  /// is that of a token has `value` and `alpha`.
  case parts([Part])
  /// The layers of a shadow, the stops of a gradient or the families of a font.
  case list([ForeignValue])
  /// True or false, such as for `inset`.
  case flag(Bool)
  /// A text, for a section of texts.
  case text(String)

  /// A piece of an expression.
  package enum Piece: Equatable {
    /// Text in the notation of guides.
    case text(String)
    /// A token, with the path as in the source.
    case reference([String])
  }

  /// A named part of a value.
  package struct Part: Equatable {
    package var name: String
    package var value: ForeignValue

    package init(_ name: String, _ value: ForeignValue) { (self.name, self.value) = (name, value) }
  }
}
