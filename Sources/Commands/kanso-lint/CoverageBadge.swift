/// A badge with a coverage, as a picture for a README. It contains nothing but numbers and fixed words.
struct CoverageBadge {
  let percent: Int

  /// The color for the share: red below a half, yellow below nine tenths, else green.
  private var color: String { percent < 50 ? "#e05d44" : percent < 90 ? "#dfb317" : "#4c9a2a" }

  /// The picture as SVG.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="126" height="20" role="img" aria-label="token coverage: \(percent) %">
      <title>token coverage: \(percent) %</title>
      <clipPath id="edge"><rect width="126" height="20" rx="3"/></clipPath>
      <g clip-path="url(#edge)">
        <rect width="88" height="20" fill="#555"/>
        <rect x="88" width="38" height="20" fill="\(color)"/>
      </g>
      <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
        <text x="44" y="14">token coverage</text>
        <text x="107" y="14">\(percent) %</text>
      </g>
    </svg>

    """
  }
}
