import TrainerCore
import TrainerScheduling
import TrainerText

/// Weights of the memory model as people hand them over: a list, or the file that holds one.
enum ModelParameters {
  /// The weights of an argument; nil means the standard ones of the model.
  static func read(
    _ argument: String?, of model: FSRSVersion?
  ) throws(Failure) -> FSRSParameters {
    guard let argument else { return .standard(model ?? .six) }
    let parameters = try parameters(in: argument)
    if let model, parameters.version != model {
      throw .parameters(argument, "these \(parameters.weights.count) are not for \(model.title)")
    }
    return parameters
  }

  private static func parameters(in argument: String) throws(Failure) -> FSRSParameters {
    if let numbers = numbers(in: argument) { return try parameters(numbers, argument) }
    let text = try InputFile(argument).text()
    guard let numbers = numbers(in: text.text(text.contentStart..<text.bytes.count)) else {
      throw .parameters(argument, "expected numbers with commas or blanks between them")
    }
    return try parameters(numbers, argument)
  }

  private static func parameters(
    _ numbers: [Double], _ argument: String
  ) throws(Failure) -> FSRSParameters {
    do throws(ParameterError) {
      return try FSRSParameters(numbers)
    } catch {
      throw .parameters(argument, error.description)
    }
  }

  private static func numbers(in text: String) -> [Double]? {
    let words = text.split { $0.isWhitespace || "[],".contains($0) }
    let numbers = words.compactMap { Double($0) }
    return numbers.isEmpty || numbers.count != words.count ? nil : numbers
  }
}

extension FSRSVersion {
  /// As people write it: `FSRS-6`.
  var title: String { rawValue.uppercased() }
}
