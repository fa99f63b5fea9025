/// The CSS rules of a difference's page, in addition to the rules of the shell. Colors, fonts and lengths are tokens of
/// `page.yaml`.
enum GuideDifferenceStyle {
  /// The rules of the statement, the cards, their samples and the notes.
  static let rules: StaticString = """
    .statement{font:var(--fonts-figure);letter-spacing:var(--fonts-figure-spacing);max-width:var(--sizes-measure)}
    main>section:first-child{margin-bottom:var(--padding-xxl)}
    .changes{display:grid;gap:var(--padding-l);align-items:start;margin-top:var(--padding-l);
      grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--sizes-cardOfTwo)),1fr))}
    .change{background:var(--colors-paper);border:var(--borders-line) solid var(--colors-line);\
    border-radius:var(--radii-card);
      overflow:hidden;padding-bottom:var(--padding-l)}
    .change h3{font:var(--fonts-name);padding:var(--padding-l) var(--padding-l) 0}
    .about{font:var(--fonts-small);color:var(--colors-inkSoft);padding-inline:var(--padding-l)}
    .pair{padding:var(--padding-m) var(--padding-l)}
    .pair.on-light,.pair.on-dark{margin:var(--padding-m) var(--padding-l);padding:var(--padding-m);
      border:var(--borders-line) solid var(--colors-line);border-radius:var(--radii-control)}
    .where{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft);
      margin-bottom:var(--padding-s)}
    .sides{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
    .side{min-width:0;padding-inline-end:var(--padding-m)}
    .swatch{height:var(--sizes-swatch);margin-inline-end:calc(-1*var(--padding-m));\
    margin-bottom:var(--padding-s);overflow:hidden;
      background:conic-gradient(var(--colors-checker) 25%,transparent 0 50%,var(--colors-checker) 0 \
    75%,transparent 0) 0 0/
      calc(2*var(--sizes-checker)) calc(2*var(--sizes-checker))}
    .swatch>div{width:100%;height:100%;box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    .side:first-child .swatch{border-start-start-radius:var(--radii-control);\
    border-end-start-radius:var(--radii-control)}
    .side:last-child{padding-inline-end:0}
    .side:last-child .swatch{margin-inline-end:0;border-start-end-radius:var(--radii-control);
      border-end-end-radius:var(--radii-control)}
    .text::before{content:"Aa"}
    .text{background-image:none;display:flex;align-items:center;justify-content:center;font:var(--fonts-sample);
      height:var(--sizes-specimen-corner)}
    .sample{margin-bottom:var(--padding-s);overflow:hidden}
    .drawing{display:flex;align-items:flex-end;min-height:var(--sizes-target);\
    margin-bottom:var(--padding-s);overflow:hidden}
    .drawing svg{display:block;max-width:100%}
    .when{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft)}
    .remark{font:var(--fonts-small);margin-top:var(--padding-s)}
    .fell{color:var(--colors-warning)}
    .rose{color:var(--colors-good)}
    .followers{margin:var(--padding-s) var(--padding-l) 0;font:var(--fonts-small)}
    .followers summary{cursor:pointer;color:var(--colors-accent)}
    .followers li{color:var(--colors-inkSoft);padding-top:var(--padding-xs)}
    .note{font:var(--fonts-heading);margin-top:var(--padding-xl)}
    .notes li{padding-block:var(--padding-xs);border-bottom:var(--borders-line) solid var(--colors-line);\
    color:var(--colors-inkSoft)}
    .notes code{color:var(--colors-ink);margin-inline-end:var(--padding-s)}

    """
}
