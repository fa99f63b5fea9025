/// What comes of a request.
public struct PreviewAnswer: Equatable, Sendable {
  /// For standard output; empty where the preview went to a file.
  public var output: [UInt8] = []
  /// For standard error: what is wrong with an input, for people.
  public var report = ""
  /// How the command ends: 0 all is well; 1 an input has errors; 64 wrong usage; 66 an input is missing; 74 reading or writing failed.
  public var exitCode: Int32 = PreviewExit.success
}
