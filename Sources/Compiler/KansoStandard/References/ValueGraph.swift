import KansoTheme

/// The graph of references and of the values that contain them.
///
/// A reference leads to its target, and a value to each reference in it. `circles` is Tarjan's algorithm for strongly
/// connected components, as a loop.
struct ValueGraph {
  private let table: ReferenceTable
  /// The values that contain references: their vertices follow those of the references.
  private var values: [Place] = []
  private var valueIndexes: [UInt64: Int32] = [:]
  private var order: [Int32: Vertex] = [:]

  private struct Vertex {
    let number: Int32
    var low: Int32
    var isOnStack = true
  }

  private struct Frame {
    let vertex: Int32
    let next: [Int32]
    var index = 0
  }

  init(_ table: ReferenceTable) { self.table = table }

  /// Returns the references of each circle.
  mutating func circles() -> [[Int32]] {
    var found: [[Int32]] = []
    var stack: [Int32] = []
    for start in table.sites.indices.map(Int32.init) where order[start] == nil {
      var open: [Frame] = []
      enter(start, &open, &stack)
      while let frame = open.last {
        if frame.index < frame.next.count {
          open[open.count - 1].index += 1
          let next = frame.next[frame.index]
          if let known = order[next] {
            if known.isOnStack { lower(frame.vertex, to: known.number) }
          } else {
            enter(next, &open, &stack)
          }
          continue
        }
        open.removeLast()
        guard let vertex = order[frame.vertex] else { continue }
        if let parent = open.last { lower(parent.vertex, to: vertex.low) }
        guard vertex.low == vertex.number else { continue }
        let first = stack.lastIndex(of: frame.vertex) ?? 0
        let members = Array(stack[first...])
        stack.removeSubrange(first...)
        for member in members { order[member]?.isOnStack = false }
        let sites = members.filter { $0 < table.sites.count }
        if members.count > 1 { found.append(sites) }
      }
    }
    return found
  }

  private mutating func enter(_ vertex: Int32, _ open: inout [Frame], _ stack: inout [Int32]) {
    let number = Int32(order.count)
    order[vertex] = Vertex(number: number, low: number)
    stack.append(vertex)
    open.append(Frame(vertex: vertex, next: successors(of: vertex)))
  }

  private mutating func lower(_ vertex: Int32, to number: Int32) {
    guard let low = order[vertex]?.low, number < low else { return }
    order[vertex]?.low = number
  }

  private mutating func successors(of vertex: Int32) -> [Int32] {
    guard vertex < table.sites.count else {
      var inner: [Int32] = []
      collect(values[Int(vertex) - table.sites.count], &inner)
      return inner
    }
    let place: Place?
    switch table.sites[Int(vertex)].target {
    case .token(let token)?: place = table.value(of: token)
    case .part(let part, _)?: place = part
    case .problem?, nil: place = nil
    }
    guard let place else { return [] }
    if let site = table.site(at: place) { return [site] }
    switch place.node.content {
    case .object, .array: return [self.vertex(of: place)]
    case .string, .number, .bool, .null: return []
    }
  }

  private mutating func vertex(of place: Place) -> Int32 {
    if let index = valueIndexes[place.key] { return index }
    let index = Int32(table.sites.count + values.count)
    values.append(place)
    valueIndexes[place.key] = index
    return index
  }

  /// Appends the references in a value. The recursion is as deep as the JSON.
  private func collect(_ place: Place, _ inner: inout [Int32]) {
    if let site = table.site(at: place) { return inner.append(site) }
    switch place.node.content {
    case .object(let members): for member in members { collect(place.with(member.value), &inner) }
    case .array(let elements): for element in elements { collect(place.with(element), &inner) }
    case .string, .number, .bool, .null: break
    }
  }
}
