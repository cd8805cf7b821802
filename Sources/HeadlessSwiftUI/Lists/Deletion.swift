/// What a list does when rows are deleted.
struct Deletion {
  let perform: (IndexSet) -> Void
}
