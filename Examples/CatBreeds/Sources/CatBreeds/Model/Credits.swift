import KansoScreens

/// The credits, in a simple markup with headings, subheadings and links.
public enum Credits {
  static let text = """
    *CatBreeds*
    An example of a screen that is laid out in code

    ^Colors, fonts, paddings^
    They come from a style guide, tokens.yaml, and stand nowhere else.
    %https://www.designtokens.org%

    ^Layout^
    Auto Layout's meaning, on any machine.

    ^Photos^
    Drawn, since no cat would sit still.

    ^Font^
    Chalkboard SE, where it is installed.
    """

  /// The formatted text.
  static var attributedText: AttributedText {
    MarkdownLite(
      heading: Fonts.heading, subheading: Fonts.subheading, body: Fonts.body, color: Colors.white,
      linkColor: Colors.greenish
    ).attributedText(text)
  }
}
