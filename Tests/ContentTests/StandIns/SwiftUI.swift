// As much of SwiftUI as the lesson's code uses: names, labels, isolation; nothing is drawn.
import Foundation

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError() }
}

protocol Leaf: View where Body == Never {}
extension Leaf {
  var body: Never { fatalError() }
}

struct Pair<First: View, Second: View>: Leaf {
  var first: First
  var second: Second
}

struct EmptyView: Leaf {}

@resultBuilder enum ViewBuilder {
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildPartialBlock<V: View>(first: V) -> V { first }
  @MainActor static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> Pair<A, B>
  {
    Pair(first: accumulated, second: next)
  }
  static func buildOptional<V: View>(_ view: V?) -> V? { view }
}

extension Optional: View where Wrapped: View {
  var body: Never { fatalError() }
}

@propertyWrapper struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }

  var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  var projectedValue: Self { self }
}

@MainActor @propertyWrapper @dynamicMemberLookup struct Bindable<Model: AnyObject> {
  var wrappedValue: Model
  var projectedValue: Self { self }

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}

struct Text: Leaf {
  init(_ text: String) {}
}

struct Button: Leaf {
  init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

struct Section<Content: View>: Leaf {
  init(_ title: String, @ViewBuilder content: () -> Content) {}
}

extension View {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  func frame(minWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> some View { self }
  func environment<Model: AnyObject>(_ model: Model?) -> some View { self }
}

struct ProposedViewSize: Sendable {
  var width: CGFloat?
  var height: CGFloat?
}
