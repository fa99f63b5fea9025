/// The result of a request.
public struct PreviewResult: Equatable, Sendable {
  /// The bytes for standard output; empty if the preview was written to a file.
  public var output: [UInt8] = []
  /// The text for standard error: the problems in the inputs, for people.
  public var report = ""
  /// The exit code of the command: 0 success; 1 an input has errors; 64 wrong usage; 66 an input is missing; 74 reading
  /// or writing failed.
  public var exitCode: Int32 = PreviewExit.success
}
