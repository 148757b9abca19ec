extension Mission {
  /// Whether the record tells of a flight: of a day, a time, a length, or a landing.
  ///
  /// That of Apollo 1 does not.
  public var hasFlown: Bool {
    launchDate != nil || flight.liftoff != nil || flight.splashdown != nil
      || flight.statedDuration != nil || landing != nil
  }
}
