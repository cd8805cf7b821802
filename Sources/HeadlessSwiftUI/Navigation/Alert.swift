/// An alert, as the screen needs to know it.
struct Alert {
  let title: Text
  let isPresented: Binding<Bool>
}
