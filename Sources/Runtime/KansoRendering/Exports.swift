// A renderer is of no use without the pictures that it renders.
@_exported import KansoDrawing
