// Frames, pictures, texts, and the colors and fonts of the system are part of the API of views. Of the solver, only
// priorities and relations of constraints are.
import Foundation
@_exported import KansoDrawing
@_exported import enum KansoSolver.Relation
@_exported import struct KansoSolver.Priority
@_exported import KansoSystemStyle
@_exported import KansoTypesetting

/// The decoder of archives, which subclasses of views name in `init?(coder:)`.
public typealias NSCoder = Foundation.NSCoder
