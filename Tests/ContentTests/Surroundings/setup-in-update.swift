struct Stroke {}
class StrokeView: UIControl { var strokes: [Stroke] = [] }

// snippet 1
