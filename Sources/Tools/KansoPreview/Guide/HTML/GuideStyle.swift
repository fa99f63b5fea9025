/// The CSS rules of the parts of a guide's page. They use the tokens of the pages.
enum GuideStyle {
  /// The rules of cards and rows.
  static let cards: StaticString = """
    .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--sizes-card)),1fr));
      gap:var(--padding-xl);margin-top:var(--padding-xl)}
    .grid.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--sizes-cardOfTwo)),1fr))}
    .group,.row,hr{grid-column:1/-1}
    .group{padding-top:var(--padding-l)}
    .group h3,.group h4,.group h5,.group h6{font:var(--fonts-heading)}
    hr{width:100%;margin:var(--padding-l) 0;border:0;border-top:var(--borders-line) solid var(--colors-line)}
    .token{min-width:0;scroll-margin-top:calc(var(--padding-xxxl) + var(--padding-l))}
    .token:target{outline:var(--sizes-focus) solid var(--colors-accent);outline-offset:var(--padding-xs)}
    .card{background:var(--colors-paper);border-radius:var(--radii-card);overflow:clip;
      box-shadow:0 0 0 var(--borders-line) var(--colors-line),0 var(--padding-xs) var(--padding-l) var(--colors-shade)}
    .looks,.details{display:flex;flex-wrap:wrap}
    .look{flex:1 1 var(--sizes-look);min-width:0;padding:var(--padding-l);display:flex;flex-direction:column;
      justify-content:center;gap:var(--padding-s)}
    .look>svg{display:block;max-width:100%;height:auto;margin:auto}
    .look:only-child:not(.on-light,.on-dark){padding-bottom:0}
    .swatch{min-height:var(--sizes-swatch);border-radius:var(--radii-control);overflow:clip;display:flex;
      background:repeating-conic-gradient(var(--colors-checker) 0 25%,var(--colors-paper) 0 50%) 0 0/
      calc(2*var(--sizes-checker)) calc(2*var(--sizes-checker))}
    .paint{flex:1;display:flex;align-items:flex-end;padding:var(--padding-m) var(--padding-l);border-radius:inherit;
      font:var(--fonts-sample);letter-spacing:var(--fonts-sample-spacing);
      box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    .card .caption{padding:var(--padding-l) var(--padding-l) 0}
    .detail{flex:1 1 var(--sizes-panel);min-width:0;padding:var(--padding-m) var(--padding-l) \
    var(--padding-l);display:flex;
      flex-wrap:wrap;align-content:start;gap:var(--padding-s) var(--padding-xl)}
    .detail>p{flex:1 0 100%}
    .detail>dl,.detail>div{flex:1 1 var(--sizes-column);min-width:0}
    .row{display:flex;flex-wrap:wrap;gap:var(--padding-l) var(--padding-xxl);padding-bottom:var(--padding-xl);
      border-bottom:var(--borders-line) solid var(--colors-line)}
    .row .caption{flex:0 1 var(--sizes-caption);min-width:0}
    .values{flex:1 1 var(--sizes-cardOfTwo);min-width:0;display:flex;flex-wrap:wrap;gap:var(--padding-l)}
    .value{flex:1 1 var(--sizes-card);min-width:0}
    .value.on-light,.value.on-dark{padding:var(--padding-l);border-radius:var(--radii-card);
      box-shadow:0 0 0 var(--borders-line) var(--colors-line)}
    .specimen svg{display:block;max-width:100%;height:auto}

    """

  /// The rules of the content of cards and rows.
  static let parts: StaticString = """
    .token h3,.token h4,.token h5,.token h6{font:var(--fonts-name)}
    .deprecated :is(h3,h4,h5,h6) bdi{text-decoration:line-through;text-decoration-thickness:var(--borders-line)}
    .mark{display:inline-block;padding:0 var(--padding-s);font:var(--fonts-label);\
    letter-spacing:var(--fonts-label-spacing);
      color:var(--colors-warning);background:var(--colors-warningSoft);border-radius:var(--radii-chip);\
    vertical-align:middle}
    .copy{display:inline-flex;align-items:center;gap:var(--padding-s);max-width:100%;min-height:var(--sizes-chip);
      margin:var(--padding-tiny) 0 0 calc(-1*var(--padding-xs));padding:0 var(--padding-xs);border:0;background:none;
      color:var(--colors-inkSoft);text-align:start;border-radius:var(--radii-chip);cursor:pointer}
    .copy code{unicode-bidi:isolate}
    .scripted .copy::after{content:"";flex:none;width:var(--sizes-icon);height:var(--sizes-icon);\
    background:currentColor;opacity:.75;
      mask:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' \
    fill='none' stroke='black' stroke-width='1.3'%3E%3Crect x='4.6' y='4.6' width='8' height='8' \
    rx='1.8'/%3E%3Cpath d='M9.4 2.6V2.4A1 1 0 0 0 8.4 1.4H2.4A1 1 0 0 0 1.4 2.4v6a1 1 0 0 0 1 \
    1h.2'/%3E%3C/svg%3E") center/contain no-repeat}
    .scripted .copy:hover{color:var(--colors-ink);background:var(--colors-raised)}
    html:not(.scripted) .copy{pointer-events:none}
    .scripted .copy.copied{color:var(--colors-good);background:var(--colors-goodSoft)}
    .scripted .copy.copied::after{content:"Copied";width:auto;height:auto;background:none;mask:none;opacity:1;
      font:var(--fonts-label)}
    .about,.note,.users,.alias{font:var(--fonts-small);color:var(--colors-inkSoft);margin-top:var(--padding-xs)}
    .about{white-space:pre-line}
    .note{color:var(--colors-warning)}
    .note a{color:inherit}
    .users a,.alias a,.contrasts a{color:inherit;text-decoration-color:var(--colors-edge)}
    .users a:hover,.alias a:hover,.contrasts a:hover{color:var(--colors-accent)}
    .detail .alias{margin:0}
    .searching hr{display:none}
    summary{cursor:pointer;min-height:var(--sizes-chip)}
    .mode{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft)}
    .detail .mode,.value .mode{color:var(--colors-ink)}
    .value .mode{margin-bottom:var(--padding-m)}
    .label{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft);
      margin-bottom:var(--padding-tiny)}
    .figure{font:var(--fonts-small);color:var(--colors-inkSoft);margin-top:var(--padding-s)}
    .sample{overflow:hidden}
    .value.measure{display:flex;flex-wrap:wrap;align-items:center;gap:var(--padding-s) var(--padding-l)}
    .measure .figure{flex:0 0 var(--sizes-figure);order:-1;margin:0;font:var(--fonts-figure);
      letter-spacing:var(--fonts-figure-spacing);color:var(--colors-ink)}
    .measure .mode,.measure .alias{flex:1 0 100%;margin:0}
    .detail.measure .mode{order:-2}
    .contrasts .remark{order:1;flex:0 1 auto;min-width:0;overflow-wrap:anywhere}
    .measure .mode{order:-2}
    .notations{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:var(--padding-tiny) var(--padding-m);
      align-content:start;align-items:baseline}
    .notations div{display:contents}
    .notations dt{font:var(--fonts-label);color:var(--colors-inkSoft)}
    .value .notations{display:flex;flex-wrap:wrap;gap:0 var(--padding-l)}
    .value .notations div{display:flex;gap:var(--padding-s);align-items:baseline}
    .contrasts li{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--padding-s);min-height:var(--sizes-row);\
    font:var(--fonts-small)}
    .contrasts a{flex:1 1 auto;max-width:calc(100% - var(--sizes-row) - var(--padding-s));overflow-wrap:anywhere;\
    text-decoration-line:none}
    .contrasts a:hover{text-decoration-line:underline}
    .aa{flex:none;width:var(--sizes-row);line-height:var(--sizes-chip);text-align:center;\
    border-radius:var(--radii-chip);
      font-family:inherit;box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    .aa::before,.paint::before{content:"Aa"}
    .ratio{flex:none;font-variant-numeric:tabular-nums}
    .rating{flex:none;min-width:var(--sizes-rating);padding:0 var(--padding-xs);text-align:center;\
    font:var(--fonts-label);
      border-radius:var(--radii-chip);color:var(--colors-inkSoft);background:var(--colors-raised)}
    .rating.good{color:var(--colors-good);background:var(--colors-goodSoft)}
    .rating.low{color:var(--colors-warning);background:var(--colors-warningSoft)}
    .matrix{overflow-x:auto;margin-top:var(--padding-l)}
    .matrix table{border-collapse:collapse;font:var(--fonts-small)}
    .matrix :is(th,td){padding:var(--padding-s) var(--padding-l) var(--padding-s) 0;text-align:start;
      border-bottom:var(--borders-line) solid var(--colors-line)}
    .matrix td{white-space:nowrap}
    .matrix th .remark{display:block}
    .matrix a{color:inherit;text-decoration-color:var(--colors-edge)}
    .matrix .aa{display:inline-block}
    @media print{.card,.row{break-inside:avoid;box-shadow:none}\
    .card{border:var(--borders-line) solid var(--colors-line)}
      .scripted .copy::after{display:none}.paint,.swatch,.aa,.on-dark,.on-light{print-color-adjust:exact}}

    """
}
