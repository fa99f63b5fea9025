// Priorities and relations are part of the API of constraints between views. The rest of the solver is not.
@_exported import enum KansoSolver.Relation
@_exported import struct KansoSolver.Priority
