import KansoTheme

extension TextBlock {
  /// The decrease of the font size from one attempt to the next, as a fraction of the full size.
  private static let scaleStep = 0.05
  /// The factors of the font size at which a text in a substitute font is tried.
  private static let substituteScales = [1, 1 / 1.05, 1 / 1.1, 1 / 1.16, 1 / 1.22]
  /// The height by which a text in a substitute font may exceed its rectangle, in points.
  private static let substituteTolerance = 3.0
  /// The length by which a text may exceed its rectangle, in points. Edges are rounded to pixels.
  private static let tolerance = 1.0

  /// Returns the lines in a width and a height, in points: at the largest font size at which the whole text fits. A
  /// text in its own fonts is made smaller down to `minimumScale`; a text in a substitute font, in a tree with stored
  /// frames, also to `substituteScales`, or its line height is made smaller. If the text fits at no size, it has the
  /// smallest one, and lines that do not fit into the height are dropped, except the first line.
  func fittingLayout(width: Length, height: Length, in traits: TraitCollection) -> TextLayout {
    let runs = runs(in: traits)
    guard traits.hasStoredFrames || minimumScale < 1 else {
      return truncatedLayout(of: runs, width: width, height: height, in: traits)
    }
    let fidelities = Set(runs.map { traits.textMeasurer.fidelity(of: $0.font) })
    let isExact = !traits.hasStoredFrames || fidelities == [.exact]
    let tolerance = isExact ? Self.tolerance : Self.substituteTolerance
    for scale in scales(forSubstitute: !isExact) {
      let scaled = runs.scaled(by: scale)
      var layout = traits.textMeasurer.typeset(
        scaled, width: isExact && traits.hasStoredFrames ? width + Self.tolerance : width,
        lines: numberOfLines,
        mode: mode)
      guard !layout.isTruncated else { continue }
      layout.scale = scale
      let needed = layout.extent.size.height
      if needed <= height + tolerance { return layout }
      // Only measured lines can be too high because of their font.
      let isSubstitute = !isExact && !fidelities.contains(.estimated)
      if isSubstitute,
        needed <= height * layout.relativeLineHeight(fontSizes: scaled.map(\.size)) + tolerance
      {
        return layout.compressed(toHeight: height)
      }
    }
    let scale = max(minimumScale, Self.scaleStep)
    var layout = truncatedLayout(of: runs.scaled(by: scale), width: width, height: height, in: traits)
    layout.scale = scale
    return layout
  }

  /// Returns the factors of the font size at which the text is tried, from 1 on.
  private func scales(forSubstitute isSubstitute: Bool) -> [Double] {
    var scales = isSubstitute ? Self.substituteScales : [1]
    let least = max(minimumScale, Self.scaleStep)
    var scale = 1 - Self.scaleStep
    while scale >= least - 1e-9 {
      if scale < scales.last ?? 1 { scales.append(scale) }
      scale -= Self.scaleStep
    }
    return scales
  }

  /// Returns the lines of runs in a width, in points. Lines that do not fit into the height are dropped, except the
  /// first line.
  private func truncatedLayout(
    of runs: [TextRun], width: Length, height: Length, in traits: TraitCollection
  ) -> TextLayout {
    let layout = traits.textMeasurer.typeset(runs, width: width, lines: numberOfLines, mode: mode)
    let fitting = layout.lines.prefix { $0.top + $0.height <= height + Self.tolerance }.count
    guard fitting < layout.lines.count, layout.lines.count > 1 else { return layout }
    return traits.textMeasurer.typeset(runs, width: width, lines: max(fitting, 1), mode: mode)
  }
}

extension [TextRun] {
  /// Returns the runs with their font sizes multiplied by a factor.
  fileprivate func scaled(by scale: Double) -> [TextRun] {
    scale == 1 ? self : map { TextRun($0.text, font: $0.font, size: $0.size * scale) }
  }
}
