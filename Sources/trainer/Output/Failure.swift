/// Why a command could not do what it was asked, as facts; `report` words it and gives its status.
enum Failure: Error {
  case usage(UsageFailure)
  case output(OutputFailure)
}
