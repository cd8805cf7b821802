/// A search field, as the screen needs to know it.
struct SearchField {
  let text: Binding<String>
  let prompt: Text
}
