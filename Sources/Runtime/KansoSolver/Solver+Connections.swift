extension Solver {
  /// Returns the terms of an expression, combined to one term for each variable, ordered by index. Terms of
  /// at most 1e-9 times the largest absolute coefficient are dropped.
  ///
  /// - Throws: `SolverError` if a number is not finite or too large, or if a variable is unknown.
  func combinedTerms(of expression: Expression) throws(SolverError) -> [Expression.Term] {
    guard expression.constant.isFinite else { throw .notFinite }
    guard abs(expression.constant) <= Self.maxConstant else { throw .outOfRange }
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
    guard largest <= Self.maxCoefficient else { throw .outOfRange }
    if terms.contains(where: { abs($0.coefficient) <= 1e-9 * largest }) {
      terms.removeAll { abs($0.coefficient) <= 1e-9 * largest }
    }
    return terms
  }

  /// Returns true if the constraint was added and not removed. The index must exist.
  func isInUse(_ constraint: Int32) -> Bool {
    records[Int(constraint)].isPin || records[Int(constraint)].component != nil
  }

  // MARK: Pins

  /// Returns true if a constraint can be a pin: it is a required equation with one variable, and either
  /// implicit or with a value that is not negative.
  ///
  /// The solver never breaks pins. An explicit constraint with a negative value may conflict with the
  /// implicit constraint that a size is not negative.
  func canPin(_ constraint: Int32) -> Bool {
    let index = Int(constraint)
    guard records[index].isRequiredEquation, records[index].terms.count == 1 else { return false }
    return records[index].isImplicit || -constants[index] / records[index].terms[0].coefficient >= 0
  }

  /// Adds a recorded constraint to the graph: as the pin of its variable, or to the pending component. If
  /// several constraints can pin a variable, the first one in the order of `comesBefore` is the pin, and the
  /// others are ordinary constraints.
  func connect(_ constraint: Int32) {
    guard canPin(constraint) else { return addToPendingComponent(constraint) }
    let variable = records[Int(constraint)].terms[0].variable.index
    pinCandidates[variable, default: []].append(constraint)
    let pin = pins[Int(variable)]
    if pin < 0 {
      makePin(constraint, of: variable)
    } else if comesBefore(constraint, pin) {
      records[Int(pin)].isPin = false
      makePin(constraint, of: variable)
      addToPendingComponent(pin)
    } else {
      addToPendingComponent(constraint)
    }
  }

  /// Returns true if the constraint can be a pin and another constraint can pin the same variable.
  func isOneOfSeveralPinCandidates(_ constraint: Int32) -> Bool {
    guard canPin(constraint) else { return false }
    return pinCandidates[records[Int(constraint)].terms[0].variable.index]?.count ?? 0 > 1
  }

  /// Makes a constraint the pin of a variable. Removes the variable from its component, which from now on uses its
  /// value as a constant.
  private func makePin(_ constraint: Int32, of variable: Int32) {
    pins[Int(variable)] = constraint
    records[Int(constraint)].isPin = true
    if let component = componentOf[Int(variable)] {
      removeVariable(variable, from: component)
      component.maySplit = true
      markOutOfDate(component)
      dependents[variable, default: []].append(component)
    }
    markPinMoved(variable)
  }

  /// Marks the pin of a variable as new or changed, and the components that depend on it as changed.
  func markPinMoved(_ variable: Int32) {
    movedPins.append(variable)
    for component in dependents[variable] ?? [] { markChanged(component) }
  }

  /// Removes a constraint from the graph; its record stays. If it was a pin, another candidate becomes the
  /// pin, or the variable becomes free.
  func disconnect(_ constraint: Int32) {
    let record = records[Int(constraint)]
    if canPin(constraint) {
      pinCandidates[record.terms[0].variable.index]?.removeAll { $0 == constraint }
    }
    if record.isPin {
      unpin(record.terms[0].variable.index)
      records[Int(constraint)].isPin = false
    } else {
      removeFromComponent(constraint)
    }
  }

  /// Makes the first remaining candidate the pin of a variable. Without a candidate, moves the variable and
  /// all components that used its value into the pending component.
  private func unpin(_ variable: Int32) {
    pins[Int(variable)] = -1
    if let next = pinCandidates[variable]?.min(by: { comesBefore($0, $1) }) {
      removeFromComponent(next)
      makePin(next, of: variable)
      return
    }
    // The components that used the pinned value as a constant are now connected through the variable.
    guard let components = dependents.removeValue(forKey: variable) else { return }
    let pending = currentPendingComponent()
    for component in components where !component.isDissolved && component !== pending {
      moveMembers(of: component, into: pending)
    }
    addVariable(variable, to: pending)
  }

  // MARK: Components

  /// Adds a constraint, and all components that it connects, to the pending component. The next solution splits it
  /// into connected components.
  private func addToPendingComponent(_ constraint: Int32) {
    let pending = currentPendingComponent()
    records[Int(constraint)].component = pending
    records[Int(constraint)].place = pending.constraints.count
    pending.constraints.append(constraint)
    for term in records[Int(constraint)].terms {
      let variable = term.variable.index
      guard pins[Int(variable)] < 0 else {
        recordDependency(of: pending, on: variable)
        continue
      }
      guard let component = componentOf[Int(variable)] else {
        addVariable(variable, to: pending)
        continue
      }
      if component !== pending { moveMembers(of: component, into: pending) }
    }
  }

  /// Records that a component uses the value of a pinned variable as a constant. Does nothing if it repeats
  /// the last record of the variable.
  func recordDependency(of component: Component, on variable: Int32) {
    guard dependents[variable]?.last !== component else { return }
    let count = dependents[variable]?.count ?? 0
    // Remove dissolved components at each power of two, so that they do not accumulate.
    if count >= 8, count & (count - 1) == 0 { dependents[variable]?.removeAll { $0.isDissolved } }
    dependents[variable, default: []].append(component)
  }

  /// Returns the pending component. Creates it if there is none since the last solution.
  private func currentPendingComponent() -> Component {
    if let pendingComponent, !pendingComponent.isDissolved { return pendingComponent }
    let component = Component()
    component.maySplit = true
    markOutOfDate(component)
    pendingComponent = component
    return component
  }

  /// Moves all variables and constraints of a component into the pending component, and dissolves the
  /// component.
  private func moveMembers(of component: Component, into pending: Component) {
    for variable in component.variables { addVariable(variable, to: pending) }
    for constraint in component.constraints {
      records[Int(constraint)].component = pending
      records[Int(constraint)].place = pending.constraints.count
      pending.constraints.append(constraint)
    }
    component.dissolve(self)
  }

  /// Appends a variable to a component and records its place. Does not remove it from its previous component.
  func addVariable(_ variable: Int32, to component: Component) {
    componentOf[Int(variable)] = component
    placeOf[Int(variable)] = Int32(component.variables.count)
    component.variables.append(variable)
  }

  /// Removes a variable from its component in constant time. The order of the other variables changes.
  func removeVariable(_ variable: Int32, from component: Component) {
    let place = placeOf[Int(variable)]
    let last = component.variables.removeLast()
    if last != variable {
      component.variables[Int(place)] = last
      placeOf[Int(last)] = place
    }
    componentOf[Int(variable)] = nil
  }

  /// Removes a constraint from its component, if it has one, and marks the component as possibly split.
  private func removeFromComponent(_ constraint: Int32) {
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

  /// Schedules a component for the next solution, once. Ignores dissolved components.
  func markChanged(_ component: Component) {
    guard !component.needsSolving, !component.isDissolved else { return }
    component.needsSolving = true
    changed.append(component)
  }

  /// Schedules a component for the next solution with a new system.
  func markOutOfDate(_ component: Component) {
    component.isOutOfDate = true
    markChanged(component)
  }
}
