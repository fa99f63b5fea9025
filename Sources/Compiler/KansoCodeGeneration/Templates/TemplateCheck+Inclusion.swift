import KansoDiagnostics
import KansoTemplateDiagnostics

// Templates that include others: rendering has to terminate, and to stay small.
extension TemplateCheck {
  /// Enqueues the check of an included unit. Adds the inclusion to `inclusions`, unless it is in a section
  /// over a list within a list, which ends by itself.
  mutating func include(_ target: Unit, by tag: Tag, _ visit: Visit, _ isNested: Bool) {
    enqueue(target, visit.scope)
    guard !isNested, let file = files[visit.unit.template] else { return }
    let place = InclusionPlace(unit: visit.unit, target: target, offset: tag.range.lowerBound)
    guard includedPlaces.insert(place).inserted else { return }
    let range = SourceRange(file: file, tag.range)
    inclusions[visit.unit, default: []].append(Inclusion(target: target, range: range))
  }

  /// Returns the error for the first inclusion that makes a template too large or nests templates too deeply;
  /// empty if there is none. The inclusions must have no cycles.
  func sizeProblems() -> [Diagnostic] {
    var sizes: [Unit: (byteCount: Int, depth: Int)] = [:]
    for start in units {
      var path = [start]
      while let unit = path.last {
        let all = inclusions[unit] ?? []
        let waiting = all.map(\.target).filter { sizes[$0] == nil }
        guard sizes[unit] == nil, waiting.isEmpty else {
          if sizes[unit] == nil { path += waiting } else { path.removeLast() }
          continue
        }
        var size = (byteCount: 0, depth: 0)
        for inclusion in all {
          let target = sizes[inclusion.target] ?? (byteCount: 0, depth: 0)
          size.byteCount += target.byteCount + (files[inclusion.target.template]?.bytes.count ?? 0)
          size.depth = max(size.depth, target.depth + 1)
          let problem =
            if size.byteCount > Self.maxIncludedByteCount {
              "the included templates have more than \(Self.maxIncludedByteCount >> 20) MiB"
            } else if size.depth > Self.maxInclusionDepth {
              "templates are included within each other deeper than \(Self.maxInclusionDepth) levels"
            } else { "" }
          guard problem.isEmpty else {
            let help = "Include fewer templates here."
            return [Diagnostic(.invalidTemplate, problem, at: inclusion.range, help: help)]
          }
        }
        sizes[unit] = size
        path.removeLast()
      }
    }
    return []
  }

  /// Returns an error for each inclusion that closes a cycle.
  func cycleProblems() -> [Diagnostic] {
    var found: [Diagnostic] = []
    // False for units on the current path, true for completed units.
    var isDone: [Unit: Bool] = [:]
    for start in units where isDone[start] == nil {
      var path: [(unit: Unit, next: Int)] = [(start, 0)]
      isDone[start] = false
      while let (unit, next) = path.last {
        let all = inclusions[unit] ?? []
        guard next < all.count else {
          isDone[unit] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let inclusion = all[next]
        switch isDone[inclusion.target] {
        case true?: break
        case false?:
          found.append(
            Diagnostic(
              .invalidTemplate, "the template includes itself endlessly", at: inclusion.range,
              help: "Delete it, or put it into a section over the groups of a group, which ends."
            ))
        case nil:
          isDone[inclusion.target] = false
          path.append((inclusion.target, 0))
        }
      }
    }
    return found
  }
}
