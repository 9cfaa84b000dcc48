import Testing

@testable import TrainerScoring

@Suite struct TimeOrderTests {
  @Test(arguments: [
    ("Sign it before you pay", TimeOrder.before), ("prior to the trip", .before),
    ("Wait until noon", .before), ("Pay once it has arrived", .after),
    ("once the parcel is there", .after), ("after the trip", .after),
    ("We pay afterwards", .after),
  ])
  func readsAnOrder(text: String, order: TimeOrder) {
    #expect(TimeOrder(of: Example.tokens(text)[...]) == order)
  }

  @Test(arguments: [
    "It is paid once", "You pay once a year", "before and after the trip", "We pay at noon", "",
  ])
  func readsNone(text: String) {
    #expect(TimeOrder(of: Example.tokens(text)[...]) == nil)
  }

  @Test(arguments: [
    ("You sign the form before it leaves.", true), ("Sign the form first.", true),
    ("Sign the form. After that you rest.", true),
    ("Sign the form once the parcel has left.", false),
    ("You sign the form after the delivery.", false),
  ])
  func whatComesTooLateIsNotCredited(answer: String, isRight: Bool) {
    let idea = KeyIdea(
      id: "sign", label: "Sign the form before the parcel leaves",
      forms: [IdeaForm("sign the form")])
    let score = AnswerScorer(question: "What do you do?", ideas: [idea]).score(answer)
    #expect((score.verdicts[0].verdict == .covered) == isRight)
  }
}
