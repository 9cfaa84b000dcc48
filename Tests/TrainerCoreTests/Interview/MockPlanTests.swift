import Testing
import TrainerScheduling
import TrainerScoring
import TrainerText

@testable import TrainerCore

@Suite struct MockPlanTests {
  @Test func everyPartOfADeckIsRead() throws {
    let plan = try MockScript.plan(.coding)
    #expect(plan.clarifying.map(\.answer) == ["The main actor.", "The last call wins."])
    #expect(plan.checkpoints.map(\.patterns.count) == [1, 1, 1, 2])
    #expect(plan.checkpoints[1].words == ["the old task is cancelled"])
    #expect(plan.checkpoints[1].item == "debounce-cancel")
    #expect(plan.bugs.map(\.item) == ["debounce-cancel", "weak-self"])
    #expect(plan.followUps[0].text == "How do you test it without waiting?")
    #expect(plan.checklist.count == 2)
    #expect(plan.phases.map(\.work) == [.clarify, .code, .bugs, .followUps])
    let design = try MockScript.plan(.design)
    #expect(design.questions[0].group == "Layers")
    #expect(design.questions[0].read == ["cache-layers"])
    #expect(design.questions[1].ideas[1].followUp == "One of them scrolls away. And the load?")
    #expect(
      design.decisions[0].ideas[0].rejected.map(\.text) == [
        "evict a random picture", "drop the newest one",
      ])
    #expect(design.phases[1].ideas == ["memory-first", "disk-behind", "joined-requests"])
    #expect(design.hints.count == 2)
    #expect(design.passMark == 70)
  }

  @Test(arguments: [("problem", 30, 5), ("design", 45, 7)])
  func aDeckWithoutPhasesGetsTheUsualOnes(_ kind: String, _ minutes: Int, _ count: Int) throws {
    let plan = try MockScript.plan(of: "## Do it {kind=\(kind)}\n\nPlease.\n")
    #expect(plan.milliseconds == minutes * 60_000)
    #expect(plan.phases.count == count)
  }

  @Test func minutesStretchTheBoxes() throws {
    let plan = try MockScript.plan(
      of: "## Do it {kind=design}\n\n### Phases\n- clarify: 5\n- sketch: 8\n- scale: 2.5\n",
      minutes: 7)
    #expect(plan.milliseconds == 7 * 60_000)
    #expect(plan.phases.map(\.milliseconds) == [135_000, 217_000, 68_000])
  }

  @Test func whatNoPhaseAsksForIsAskedAllTheSame() throws {
    let plan = try MockScript.plan(
      of:
        """
        ## Do it {kind=problem}

        ### Phases
        - talk: 5

        ### Clarifying questions
        - thread: on which thread
          - answer: The main one.

        ### Bugs
        - leak: it leaks

        ### Follow-ups
        - And then?: it ends

        """)
    #expect(plan.turns(of: 0).map(\.manner) == [.clarify, .points, .code, .points, .answer])
  }

  @Test func senselessMinutesAreFive() throws {
    let plan = try MockScript.plan(
      of: "## Do it {kind=design}\n\n### Phases\n- a: soon\n- b: -3\n- c\n- d: 1e99\n")
    #expect(plan.phases.map(\.milliseconds) == Array(repeating: 300_000, count: 4))
  }

  @Test func theDrawOfRapidQuestionsHangsOnTheSeedAlone() throws {
    func draw(_ seed: UInt64, limit: Int = 10) -> [String] {
      MockPlan(rapidFrom: MockScript.library, at: MockScript.start, seed: seed, limit: limit)?
        .questions.map(\.id) ?? []
    }
    #expect(draw(1) == draw(1))
    #expect(draw(1).count == 5)
    #expect(draw(1, limit: 2) == Array(draw(1).prefix(2)))
    #expect((1...20).contains { draw($0) != draw(1) })
    #expect(!draw(1).contains("cache-layers"))
  }

  @Test func aRapidQuestionIsAskedWithItsHeading() throws {
    let deck = """
      ## Which comes first? {#first kind=trick}

      ### Answer
      The egg.

      ### Key ideas
      - egg: the egg comes first | an egg | eggs come before hens

      ## Why? {#why kind=trick}

      Think of lizards.

      ### Key ideas
      - lizards: lizards lay eggs | lizards laid eggs before | eggs are older than hens

      """
    let items = DeckParser.parse(SourceText(name: "deck.md", deck)).deck
    let plan = try #require(
      MockPlan(rapidFrom: Library([items], Progress()), at: MockScript.start, seed: 1))
    #expect(
      Set(plan.questions.map(\.text)) == ["Which comes first?", "Why?\n\nThink of lizards."])
  }

  @Test func theWeakestTopicComesFirst() throws {
    var progress = Progress()
    let question = try #require(MockScript.library.questions.first { $0.item.id == "weak-self" })
    let device = try #require(DeviceName("test"))
    let week: Int64 = 7 * 86_400_000
    let before = Moment(
      utcMilliseconds: MockScript.start.utcMilliseconds - 4 * week, offsetMinutes: 60)
    let review = ReviewFacts(
      key: question.key, rating: .again, due: before.utcMilliseconds, milliseconds: 0)
    _ = progress.apply(
      Event(
        stamp: Stamp(reference: EventReference(device: device, number: 1), moment: before),
        body: .review(review)))
    let library = Library(MockScript.library.decks, progress)
    for seed: UInt64 in 1...10 {
      let plan = try #require(MockPlan(rapidFrom: library, at: MockScript.start, seed: seed))
      let topics = plan.questions.map { library[$0.id]?.labels.topic }
      #expect(topics.prefix(3) == ["tasks", "tasks", "tasks"])
    }
  }

  @Test(arguments: MockForm.allCases)
  func aPlanIsReadAsItWasWritten(_ form: MockForm) throws {
    let plan = try MockScript.plan(form)
    let json = try JSONValue(parsing: JSONValue.object(plan.json).pretty)
    #expect(MockPlan(json: json) == plan)
  }

  @Test func paperHasWhatTheInterviewerNeeds() throws {
    let paper = MockPaper(try MockScript.plan(.coding)).text
    for text in ["How do you test it without waiting?", "The last call wins.", "retain cycle"] {
      #expect(paper.contains(text))
    }
  }

  @Test("what belonged to the tenth question on paper and later ones stood outside of the list")
  func theTenthQuestionLostItsIdeas() throws {
    let rubric = (1...10).map { "- Group: What is \($0)?\n  - ideas\n    - idea: form\n" }.joined()
    let plan = try MockScript.plan(of: "## Do it {kind=design}\n\n### Rubric\n\(rubric)")
    #expect(MockPaper(plan).text.contains("10. **Group:** What is 10?\n    - idea"))
    var stage = MockStage(plan)
    stage.type("")
    for _ in 0..<99 where !stage.session.isFinished { stage.apply(.next) }
    let record = MockRecord(name: "mock", started: MockScript.start, plan: plan)
    let page = MockPage(record: record, session: stage.session).report
    #expect(page.contains("\n10. **Group:** What is 10? *(found 0 of 2)*\n    - ✗ idea"))
  }
}
