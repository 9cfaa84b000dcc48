/// The version of the program.
public let trainerVersion = "0.1.0"
