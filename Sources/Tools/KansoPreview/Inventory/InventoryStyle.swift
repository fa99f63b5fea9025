/// The CSS rules of the parts of an inventory's page. They use the tokens of the pages.
enum InventoryStyle {
  static let rules: StaticString = """
    .bars,.pairs{margin:var(--padding-l) 0 0;padding:0;list-style:none;display:grid;gap:var(--padding-xs)}
    .bars li{display:grid;grid-template-columns:var(--sizes-figure) minmax(0,1fr) var(--sizes-figure);
      gap:var(--padding-m);align-items:center}
    .bars.wide li{grid-template-columns:minmax(0,2fr) minmax(0,1fr) var(--sizes-figure)}
    .bars code{overflow-wrap:anywhere}
    .bar{display:block;height:var(--padding-m);background:var(--colors-raised);border-radius:var(--radii-chip);
      overflow:clip}
    .bar>span{display:block;height:100%;background:var(--colors-accent)}
    .uses{font:var(--fonts-small);color:var(--colors-inkSoft);font-variant-numeric:tabular-nums}
    .pairs li{display:flex;flex-wrap:wrap;align-items:center;gap:var(--padding-xs) var(--padding-l);
      min-height:var(--sizes-row)}
    .pairs .label{flex:0 0 var(--sizes-figure);margin:0}
    .pair{display:inline-flex;align-items:center;gap:var(--padding-s)}
    .chip{width:var(--sizes-row);height:var(--sizes-chip);border-radius:var(--radii-chip);
      box-shadow:inset 0 0 0 var(--borders-line) var(--colors-shade)}
    @media print{.bar>span,.chip{print-color-adjust:exact}}

    """
}
