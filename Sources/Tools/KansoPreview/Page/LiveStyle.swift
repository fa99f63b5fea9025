/// The CSS rules of the parts that exist only while a page is served. They use the tokens of the pages.
enum LiveStyle {
  /// The rules for all windows. Errors stay visible at every scroll position and take at most half of the window.
  /// Warnings scroll with the page.
  static let rules: StaticString = """
    .problems{width:100%;max-width:var(--sizes-page);margin-inline:auto;padding:var(--padding-m) var(--padding-xxl);
      font:var(--fonts-small);color:var(--colors-inkSoft)}
    .problems h2{font:var(--fonts-heading);letter-spacing:0;margin:0;color:var(--colors-warning)}
    .problems pre{margin:var(--padding-s) 0 0;overflow:auto;white-space:pre;overflow-wrap:normal;\
    color:var(--colors-ink)}
    .problems summary{cursor:pointer;width:fit-content}
    .problems details pre{max-height:50vh;padding:var(--padding-m);background:var(--colors-raised);
      border-radius:var(--radii-control)}
    .problems.broken{position:sticky;top:0;z-index:3;max-width:none;max-height:50vh;display:flex;flex-direction:column;
      color:var(--colors-warning);background:var(--colors-warningSoft);
      border-bottom:var(--borders-line) solid var(--colors-warning)}
    .problems.broken pre{flex:0 1 auto;min-height:0}
    .live{position:fixed;right:var(--padding-l);bottom:var(--padding-l);z-index:4;\
    max-width:calc(100% - 2*var(--padding-l));
      padding:var(--padding-s) var(--padding-m);font:var(--fonts-small);color:var(--colors-warning);
      background:var(--colors-warningSoft);border:var(--borders-line) solid var(--colors-warning);
      border-radius:var(--radii-control)}
    .live:empty{display:none}
    @media print{.problems,.live{display:none}}

    """

  /// The additional rules for windows up to the width of a phone.
  static let phone: StaticString = """
    .problems{padding-inline:var(--padding-l)}

    """
}
