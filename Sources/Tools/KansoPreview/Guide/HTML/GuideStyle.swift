/// The CSS rules of the parts of a guide's page. They use the tokens of the pages.
enum GuideStyle {
  /// The rules of blocks, which are groups of tokens. A browser lays out only the blocks in view.
  static let blocks: StaticString = """
    main,.blocks{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:var(--padding-xl);align-items:start;
      align-content:start}
    main{row-gap:0}
    main>*{grid-column:1/-1;min-width:0}
    .blocks{margin-top:var(--padding-m)}
    .third>.blocks{display:block}
    .block{position:relative;grid-column:1/-1;min-width:0;content-visibility:auto;
      contain-intrinsic-size:auto calc(var(--rows)*var(--sizes-row) + var(--padding-xxl))}
    .block.half{grid-column:span 3}
    .block.third,section.third{grid-column:span 2}
    .block h3{font:var(--fonts-name);margin-bottom:var(--padding-xs);overflow-wrap:break-word}
    .own{position:absolute;top:0;inset-inline-end:0;font:var(--fonts-small);color:var(--colors-inkSoft)}
    section:has(>.own){position:relative}
    section>.own{top:var(--padding-l);line-height:var(--sizes-target)}
    .steps>.own{inset-inline-end:calc(var(--sizes-figure) - var(--padding-s))}
    .outer{font-weight:400;color:var(--colors-inkSoft)}
    .block .lead{font:var(--fonts-small)}
    .legend{font:var(--fonts-small);color:var(--colors-inkSoft)}
    .heads,.rows>li{display:grid;column-gap:var(--padding-s);padding-inline-end:var(--sizes-chip);
      grid-template-columns:minmax(0,var(--name,1.15fr)) repeat(var(--columns),minmax(0,1fr))}
    .heads{position:sticky;top:calc(var(--sizes-target) + var(--padding-xl));z-index:1;font:var(--fonts-label);
      color:var(--colors-inkSoft);background:var(--colors-ground);overflow-wrap:break-word}
    .heads>span{padding-inline:var(--padding-xs)}
    .block:not(.many){--name:.75fr}
    :root[data-mode] .many{--columns:1!important}
    :root[data-mode] .legend{display:none}
    .rows{border-top:var(--borders-line) solid var(--colors-line)}
    .flow .rows{columns:3;column-gap:var(--padding-xl)}
    .flow.two .rows{columns:2}
    .steps h3{padding-inline-end:var(--sizes-figure)}
    .steps>.more>summary{position:absolute;top:0;inset-inline-end:0}
    .more{margin-top:var(--padding-xs);font:var(--fonts-small);color:var(--colors-inkSoft)}
    .notations{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--sizes-card)),1fr));
      gap:var(--padding-xs) var(--padding-xl)}
    .more>div{margin-top:var(--padding-s)}
    .more .name{color:var(--colors-ink)}
    .stack{display:grid;justify-items:start;margin-bottom:var(--padding-m)}
    .stack li{display:flex;justify-content:space-between;gap:var(--padding-m);position:relative;z-index:var(--z);
      min-width:0;width:75%;margin-inline-start:calc(var(--i)*min(var(--padding-m),25%/var(--n)));
      margin-top:calc(-1*var(--padding-xs));padding:var(--padding-xs) var(--padding-s);font:var(--fonts-label);
      background:var(--colors-card);border-radius:var(--radii-chip);
      box-shadow:0 0 0 var(--borders-line) var(--colors-line),0 var(--padding-xs) var(--padding-m) var(--colors-shade)}
    .stack span{color:var(--colors-inkSoft)}
    .rhythm{display:flex;flex-wrap:wrap;gap:var(--padding-tiny);margin-block:var(--padding-xs) var(--padding-s)}
    .rhythm i{height:var(--sizes-sample-swatch);background:var(--colors-specimen-fill);
      border-inline:var(--borders-line) solid var(--colors-specimen-line)}

    """

  /// The rules of tokens, as rows and as the steps of ramps.
  static let rows: StaticString = """
    .token{position:relative;min-width:0}
    .token:target{background:var(--colors-accentSoft)}
    .rows>li{break-inside:avoid;min-height:var(--sizes-row);border-bottom:var(--borders-line) solid var(--colors-line)}
    .name{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--padding-xs);min-width:0;font:var(--fonts-small)}
    .copy{max-width:100%;min-height:var(--sizes-chip);padding:0;border:0;background:none;color:inherit;font:inherit;
      text-align:start;overflow-wrap:break-word;border-radius:var(--radii-chip);cursor:copy}
    .scripted .copy:hover{color:var(--colors-accent)}
    html:not(.scripted) .copy{pointer-events:none}
    .scripted .copy.copied{color:var(--colors-good)}
    .scripted .copy.copied::after{content:" ✓"}
    .deprecated .copy bdi{text-decoration:line-through}
    .mark{padding:0 var(--padding-xs);font:var(--fonts-label);color:var(--colors-warning);
      background:var(--colors-warningSoft);border-radius:var(--radii-chip)}
    .cell{display:flex;flex-wrap:wrap;align-items:center;align-content:center;gap:0 var(--padding-s);min-width:0;
      padding:var(--padding-tiny) var(--padding-xs);font:var(--fonts-small)}
    .many .rows>li:first-child>.cell{border-start-start-radius:var(--radii-chip);\
    border-start-end-radius:var(--radii-chip)}
    .all{grid-column:1/-1}
    .many .all:not(.values){grid-column:2/-1}
    .values{display:flex;flex-wrap:wrap;gap:var(--padding-xs);padding-bottom:var(--padding-s)}
    .values .cell{border-radius:var(--radii-chip);box-shadow:0 0 0 var(--borders-line) var(--colors-line)}
    .v{overflow-wrap:break-word;min-width:0;font-variant-numeric:tabular-nums}
    .alias{font:var(--fonts-label);color:var(--colors-inkSoft);overflow-wrap:break-word;min-width:0}
    .alias::before{content:"= "}
    .alias a,.note a,.details a,.matrix a{color:inherit;text-decoration-color:var(--colors-edge)}
    .alias a:hover,.details a:hover,.matrix a:hover{color:var(--colors-accent)}
    .rows .mode{position:absolute;width:var(--padding-hair);height:var(--padding-hair);overflow:hidden;
      clip-path:inset(50%);white-space:nowrap;font:var(--fonts-label);color:var(--colors-inkSoft)}
    .values .mode,.cards .mode{position:static;width:auto;height:auto;clip-path:none;white-space:normal}
    .about,.note{grid-column:1/-1;font:var(--fonts-label);color:var(--colors-inkSoft);padding-bottom:var(--padding-xs);
      max-width:var(--sizes-measure)}
    .about{white-space:pre-line}
    .note{color:var(--colors-warning)}
    .token>details{grid-column:1/-1}
    .token>details>summary{position:absolute;top:var(--padding-tiny);inset-inline-end:0;width:var(--sizes-chip);
      height:var(--sizes-chip);line-height:var(--sizes-chip);text-align:center;color:var(--colors-inkSoft);
      list-style:none;border-radius:var(--radii-chip)}
    .token>details>summary::-webkit-details-marker{display:none}
    .token>details>summary::after{content:"+"}
    .token>details[open]>summary::after{content:"−"}
    .token>details>summary:hover{color:var(--colors-ink);background:var(--colors-raised)}
    summary{cursor:pointer}
    .details{padding-bottom:var(--padding-s);font:var(--fonts-label);color:var(--colors-inkSoft)}
    .details b{font-weight:600;color:var(--colors-ink)}
    .ramp{display:grid;grid-template-columns:repeat(auto-fit,minmax(var(--sizes-sample-step),1fr));
      gap:var(--padding-xs) 0}
    .translucent{grid-template-columns:repeat(auto-fit,minmax(var(--sizes-sample-wideStep),1fr))}
    .step .cell{display:block;padding:0 0 var(--padding-tiny);text-align:center}
    .step .v{display:block;font:var(--fonts-step);padding-top:var(--padding-tiny)}
    .step .copy{display:block;width:100%;font:var(--fonts-label);text-align:center;color:var(--colors-inkSoft)}
    .searching .step[hidden]{display:block!important;opacity:.25}

    """

  /// The rules of the samples of values.
  static let samples: StaticString = """
    .cell>i,.cell>.specimen,.rhythm i{display:block;flex:none}
    .paint{width:var(--sizes-sample-swatchWidth);height:var(--sizes-sample-swatch);background:currentColor;
      border-radius:var(--radii-swatch);box-shadow:0 0 0 var(--borders-line) var(--colors-line)}
    .veil{background:linear-gradient(currentColor,currentColor),repeating-conic-gradient(var(--colors-checker) 0 25%,
      var(--colors-paper) 0 50%) 0 0/var(--sizes-checker) var(--sizes-checker)}
    .step .paint{width:auto;height:var(--sizes-sample-stepHeight);border-radius:0;
      box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    .corner{width:var(--sizes-sample-corner);height:var(--sizes-sample-corner);background:var(--colors-specimen-fill);
      border:var(--sizes-specimen-line) solid var(--colors-specimen-line);border-width:var(--sizes-specimen-line) 0 0
      var(--sizes-specimen-line);margin-block:var(--padding-tiny)}
    .line{width:var(--sizes-sample-track);border-top:0 solid var(--colors-specimen-line)}
    .length{height:var(--sizes-sample-bar);background:var(--colors-specimen-fill);
      border:0 solid var(--colors-specimen-line);border-inline-width:var(--borders-line)}
    .length.negative{background:none;border-width:var(--borders-line);border-style:dashed}
    .length.cut{background:linear-gradient(105deg,var(--colors-specimen-fill) 46%,transparent 0 54%,
      var(--colors-specimen-fill) 0)}
    .letters{font-size:1.4em;line-height:1.3}
    .lines{background:var(--colors-raised)}
    .box{width:var(--sizes-sample-box);height:var(--sizes-sample-boxHeight);margin:var(--padding-xs);
      border-radius:var(--radii-chip)}
    .surface{background:var(--colors-card);margin:var(--padding-m)}
    .strip{width:var(--sizes-sample-track);height:var(--sizes-sample-swatch);border-radius:var(--radii-chip)}
    .specimen svg{display:block;width:auto;height:auto;max-width:100%;max-height:var(--sizes-sample-graph)}
    .cell:has(.specimen+.move){display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center}
    .specimen:has(+.move){grid-row:1/span 3}
    .cell:has(.surface){background:var(--colors-ground)}
    .move{position:relative;width:var(--sizes-sample-track);height:var(--sizes-sample-dot);
      background:linear-gradient(var(--colors-line),var(--colors-line)) center/100% var(--borders-line) no-repeat}
    .move::before{content:"";position:absolute;top:0;inset-inline-start:0;width:var(--sizes-sample-dot);
      height:var(--sizes-sample-dot);border-radius:50%;background:var(--colors-specimen-line);
      animation:move var(--t,1s) var(--e,linear) var(--d,0s) infinite alternate paused}
    @keyframes move{to{inset-inline-start:calc(100% - var(--sizes-sample-dot))}}
    .token:is(:hover,:focus-within) .move::before{animation-play-state:running}
    @media (prefers-reduced-motion:reduce){.move::before{animation:none}}
    .sample{max-width:100%;margin-block:var(--padding-tiny);overflow-wrap:break-word;background:var(--colors-raised)}
    .sample+.v{flex:1 0 100%}
    @media print{.block{content-visibility:visible;break-inside:avoid}.cell,.paint,.cell>i{print-color-adjust:exact}
      .token>details>summary,.more{display:none}}

    """

  /// The rules of tables of contrasts.
  static let contrasts: StaticString = """
    .matrix{overflow-x:auto;margin-top:var(--padding-s)}
    .matrix table{border-collapse:collapse;font:var(--fonts-small)}
    .matrix :is(th,td){padding:var(--padding-xs) var(--padding-l) var(--padding-xs) 0;text-align:start;font-weight:400;
      border-bottom:var(--borders-line) solid var(--colors-line)}
    .matrix thead th{font:var(--fonts-label);color:var(--colors-inkSoft);vertical-align:bottom}
    .matrix td{white-space:nowrap}
    .matrix th .remark{display:inline}
    .label{font:var(--fonts-label);color:var(--colors-inkSoft);margin-top:var(--padding-m)}
    .aa{display:inline-block;width:var(--sizes-row);line-height:var(--sizes-chip);text-align:center;\
    border-radius:var(--radii-chip);
      box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    .aa::before{content:"Aa"}
    .ratio{font-variant-numeric:tabular-nums}
    .rating{display:inline-block;padding:0 var(--padding-xs);font:var(--fonts-label);border-radius:var(--radii-chip);
      color:var(--colors-inkSoft);background:var(--colors-raised)}
    .rating.good{color:var(--colors-good);background:var(--colors-goodSoft)}
    .rating.low{color:var(--colors-warning);background:var(--colors-warningSoft)}
    @media print{.aa{print-color-adjust:exact}}

    """

  /// The rules while tokens are shown as cards.
  static let cards: StaticString = """
    .cards :is(.block,.block.half,.block.third,section.third){grid-column:1/-1;
      contain-intrinsic-size:auto calc(var(--rows)*var(--sizes-look))}
    .cards .heads,.cards .legend,.cards .stack,.cards .rhythm{display:none}
    .cards :is(.rows,.ramp){columns:auto;display:grid;border:0;align-items:start;
      grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--sizes-card)),1fr));gap:var(--padding-l)}
    .cards :is(.rows>li,.step){display:flex;flex-direction:column;padding:0 0 var(--padding-s);overflow:clip;
      background:var(--colors-paper);border:var(--borders-line) solid var(--colors-line);
      border-radius:var(--radii-card)}
    .cards .name,.cards .step .copy{order:1;padding:var(--padding-s) var(--padding-l) 0;font:var(--fonts-name);
      text-align:start;color:var(--colors-ink)}
    .cards :is(.rows>li,.step)>:is(.about,.note,details){order:2;padding-inline:var(--padding-l)}
    .cards .cell{display:flex;padding:var(--padding-s) var(--padding-l);text-align:start}
    .cards .values{display:block;padding:0}
    .cards .values .cell{border-radius:0;box-shadow:none}
    .cards .paint,.cards .step .paint{flex:1 0 100%;height:var(--sizes-look);border-radius:var(--radii-control)}
    .cards .specimen svg{max-height:none}
    .cards .step .v{font:var(--fonts-small)}
    .cards .token>details>summary{top:auto;bottom:var(--padding-xs);inset-inline-end:var(--padding-s)}
    #cards{height:var(--sizes-target);padding-inline:var(--padding-m);font:var(--fonts-small);color:var(--colors-ink);
      background:var(--colors-raised);border:0;border-radius:var(--radii-control);cursor:pointer}
    #cards[aria-pressed=true]{color:var(--colors-paper);background:var(--colors-ink)}

    """

  /// The additional rules for windows in which three groups do not fit beside each other.
  static let desk: StaticString = """
    .block.third,section.third{grid-column:span 3}
    .block.many.half{grid-column:1/-1}
    .flow .rows{columns:2}
    .flow.two.many .rows{columns:1}

    """

  /// The additional rules for phones. Columns of modes become pairs below the name.
  static let phone: StaticString = """
    .block,.block.half,.block.third,section.third{grid-column:1/-1;
      contain-intrinsic-size:auto calc(var(--rows)*(1 + var(--columns)/2)*var(--sizes-row) + var(--padding-xxl))}
    .flow .rows,.flow.two .rows{columns:1}
    .heads,.flow>.legend{display:none}
    .many .rows>li{grid-template-columns:repeat(2,minmax(0,1fr));padding-inline-end:0}
    .many .name{padding-inline-end:var(--sizes-chip)}
    .many .name,.many .all:not(.values){grid-column:1/-1}
    .many .mode{position:static;width:auto;height:auto;clip-path:none;white-space:normal}
    .many .cell{border-radius:var(--radii-chip);margin-bottom:var(--padding-tiny)}

    """
}
