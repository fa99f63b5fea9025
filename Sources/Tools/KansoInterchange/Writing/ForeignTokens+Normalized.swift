// The form of a source that the writer of guides expects.
extension ForeignTokens {
  /// The tokens in which each variant names existing modes other than the default ones, and each token that takes a part
  /// of another one has variants where that one has them.
  var normalized: ForeignTokens {
    var result = self
    for index in result.tokens.indices {
      result.tokens[index].variants = tokens[index].variants.compactMap { variant in
        let modes = variant.modes.filter { axis, mode in
          axes.indices.contains(axis) && axis < 64 && axes[axis].modes.dropFirst().contains(mode)
        }
        let isKnown = variant.modes.allSatisfy { axis, mode in
          axes.indices.contains(axis) && axis < 64 && axes[axis].modes.contains(mode)
        }
        return isKnown && !modes.isEmpty ? ForeignVariant(modes, variant.value) : nil
      }
    }
    let references = GuideReferences(result.tokens)
    for index in result.tokens.indices {
      let own = references.tokens[index]
      guard own.variants.count < Self.maxVariantCount else { continue }
      var known = Set(own.variants.map(\.modes))
      for path in own.value.references {
        // The alpha of a color is written out, as a part is.
        guard let (target, parts) = references.target(of: path), target != index,
          !parts.isEmpty || own.value.alphaReferences.contains(path)
        else {
          continue
        }
        for variant in references.tokens[target].variants.prefix(Self.maxVariantCount)
        where known.insert(variant.modes).inserted {
          result.tokens[index].variants.append(
            ForeignVariant(variant.modes, references.value(of: index, in: variant.modes)))
        }
      }
    }
    return result
  }

  /// The maximum number of variants that a token takes over.
  private static var maxVariantCount: Int { 64 }
}
