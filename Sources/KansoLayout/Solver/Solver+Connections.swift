extension Solver {
  /// Returns the terms of an expression, combined to one term for each variable, ordered by index, without terms that
  /// cancel out.
  func combined(_ expression: Expression) throws(SolverError) -> [Expression.Term] {
    guard expression.constant.isFinite else { throw .notFinite }
    guard abs(expression.constant) <= Self.largestConstant else { throw .outOfRange }
    var terms = expression.terms
    if terms.count > 1 { terms.sort { $0.variable.index < $1.variable.index } }
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      guard values.indices.contains(Int(term.variable.index)) else { throw .unknown }
      if kept > 0, terms[kept - 1].variable == term.variable {
        terms[kept - 1].coefficient += term.coefficient
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    terms.removeLast(terms.count - kept)
    var largest = 0.0
    for term in terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      largest = max(largest, abs(term.coefficient))
    }
    guard largest <= Self.largestCoefficient else { throw .outOfRange }
    if terms.contains(where: { abs($0.coefficient) <= 1e-9 * largest }) {
      terms.removeAll { abs($0.coefficient) <= 1e-9 * largest }
    }
    return terms
  }

  func isInUse(_ constraint: Int32) -> Bool {
    records[Int(constraint)].isPin || records[Int(constraint)].component != nil
  }

  // MARK: Pins

  /// Returns true if a constraint alone determines the value of a variable. Such a constraint can be a pin.
  ///
  /// The solver never breaks pins. An explicit constraint with a negative value therefore is no pin: it may conflict
  /// with the implicit constraint that a size is not negative.
  func canPin(_ constraint: Int32) -> Bool {
    let index = Int(constraint)
    guard records[index].isRequiredEquation, records[index].terms.count == 1 else { return false }
    return records[index].isImplicit || -constants[index] / records[index].terms[0].coefficient >= 0
  }

  func connect(_ constraint: Int32) {
    guard canPin(constraint) else { return join(constraint) }
    let variable = records[Int(constraint)].terms[0].variable.index
    pinCandidates[variable, default: []].append(constraint)
    let pin = pins[Int(variable)]
    if pin < 0 {
      makePin(constraint, of: variable)
    } else if comesBefore(constraint, pin) {
      records[Int(pin)].isPin = false
      makePin(constraint, of: variable)
      join(pin)
    } else {
      join(constraint)
    }
  }

  func isOneOfSeveralPins(_ constraint: Int32) -> Bool {
    guard canPin(constraint) else { return false }
    return pinCandidates[records[Int(constraint)].terms[0].variable.index]?.count ?? 0 > 1
  }

  private func makePin(_ constraint: Int32, of variable: Int32) {
    pins[Int(variable)] = constraint
    records[Int(constraint)].isPin = true
    if let component = componentOf[Int(variable)] {
      takeOut(variable, of: component)
      component.maySplit = true
      markOutOfDate(component)
      dependents[variable, default: []].append(component)
    }
    pinMoved(variable)
  }

  /// Records that the pin of a variable has a new value.
  func pinMoved(_ variable: Int32) {
    movedPins.append(variable)
    for component in dependents[variable] ?? [] { markChanged(component) }
  }

  func disconnect(_ constraint: Int32) {
    let record = records[Int(constraint)]
    if canPin(constraint) {
      pinCandidates[record.terms[0].variable.index]?.removeAll { $0 == constraint }
    }
    if record.isPin {
      unpin(record.terms[0].variable.index)
      records[Int(constraint)].isPin = false
    } else {
      leave(constraint)
    }
  }

  private func unpin(_ variable: Int32) {
    pins[Int(variable)] = -1
    if let next = pinCandidates[variable]?.min(by: { comesBefore($0, $1) }) {
      leave(next)
      makePin(next, of: variable)
      return
    }
    // The components that used the pinned value as a constant are now connected through the variable.
    guard let components = dependents.removeValue(forKey: variable) else { return }
    let gathering = gatheringComponent()
    for component in components where !component.isGone && component !== gathering {
      move(component, into: gathering)
    }
    put(variable, into: gathering)
  }

  // MARK: Components

  /// Adds a constraint, and all components that it connects, to the gathering component. The next solution splits it
  /// into connected components.
  private func join(_ constraint: Int32) {
    let gathering = gatheringComponent()
    records[Int(constraint)].component = gathering
    records[Int(constraint)].place = gathering.constraints.count
    gathering.constraints.append(constraint)
    for term in records[Int(constraint)].terms {
      let variable = term.variable.index
      guard pins[Int(variable)] < 0 else {
        note(gathering, dependsOn: variable)
        continue
      }
      guard let component = componentOf[Int(variable)] else {
        put(variable, into: gathering)
        continue
      }
      if component !== gathering { move(component, into: gathering) }
    }
  }

  func note(_ component: Component, dependsOn variable: Int32) {
    guard dependents[variable]?.last !== component else { return }
    let count = dependents[variable]?.count ?? 0
    // Remove dissolved components at each power of two, so that they do not accumulate.
    if count >= 8, count & (count - 1) == 0 { dependents[variable]?.removeAll { $0.isGone } }
    dependents[variable, default: []].append(component)
  }

  private func gatheringComponent() -> Component {
    if let gathering, !gathering.isGone { return gathering }
    let component = Component()
    component.maySplit = true
    markOutOfDate(component)
    gathering = component
    return component
  }

  private func move(_ component: Component, into gathering: Component) {
    for variable in component.variables { put(variable, into: gathering) }
    for constraint in component.constraints {
      records[Int(constraint)].component = gathering
      records[Int(constraint)].place = gathering.constraints.count
      gathering.constraints.append(constraint)
    }
    component.dissolve(self)
  }

  func put(_ variable: Int32, into component: Component) {
    componentOf[Int(variable)] = component
    placeOf[Int(variable)] = Int32(component.variables.count)
    component.variables.append(variable)
  }

  func takeOut(_ variable: Int32, of component: Component) {
    let place = placeOf[Int(variable)]
    let last = component.variables.removeLast()
    if last != variable {
      component.variables[Int(place)] = last
      placeOf[Int(last)] = place
    }
    componentOf[Int(variable)] = nil
  }

  private func leave(_ constraint: Int32) {
    guard let component = records[Int(constraint)].component else { return }
    let place = records[Int(constraint)].place
    let last = component.constraints.removeLast()
    if last != constraint {
      component.constraints[place] = last
      records[Int(last)].place = place
    }
    records[Int(constraint)].component = nil
    records[Int(constraint)].isBroken = false
    component.maySplit = true
    markOutOfDate(component)
  }

  func markChanged(_ component: Component) {
    guard !component.needsSolving, !component.isGone else { return }
    component.needsSolving = true
    changed.append(component)
  }

  func markOutOfDate(_ component: Component) {
    component.isOutOfDate = true
    markChanged(component)
  }
}
