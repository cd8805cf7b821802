import ReviewKit
import Testing

struct NamesTests {
  private let exercises = ["Favourites", "Recipes", "Redux"].map(Exercise.init)

  @Test(arguments: ["favourites", "Favourites", "FAV", "f"])
  func `a name is found whatever its case, and by its start`(word: String) throws {
    #expect(try ExerciseName.find(word, among: exercises).name == "Favourites")
  }

  @Test func `a start of two names is ambiguous`() {
    #expect(throws: ReviewError.ambiguousExercise("re", matches: ["recipes", "redux"])) {
      try ExerciseName.find("re", among: exercises)
    }
  }

  @Test(arguments: [
    ("favorites", "favourites"), ("fva", "favourites"), ("recpie", "recipes"), ("zebra", nil),
    ("", nil), ("x", nil),
  ])
  func `an unknown name suggests the nearest, if one is near`(word: String, nearest: String?) {
    let all = ["favourites", "recipes", "redux"]
    #expect(throws: ReviewError.unknownExercise(word, nearest: nearest, all: all)) {
      try ExerciseName.find(word, among: exercises)
    }
  }

  @Test func `an exact name wins over a longer one`() throws {
    let two = ["Lamps", "Lamp"].map(Exercise.init)
    #expect(try ExerciseName.find("lamp", among: two).name == "Lamp")
  }

  @Test func `two letters that changed places are one mistake`() {
    #expect(NearestName(to: "hcekc", among: ["check", "list"]).match == "check")
  }

  @Test func `the manifest gives the order`() {
    let lines = [
      "let package = Package(name: \"SecondLook\")",
      "let exercises: [Exercise] = [",
      "  Exercise(name: \"Recipes\", framework: \"HeadlessSwiftUI\"),",
      "  // Exercise(name: \"Later\"),",
      "  Exercise(name: \"Favourites\", framework: \"HeadlessUIKit\"), Exercise(name: \"Lamp\"),",
      "]",
      "  .target(name: \"Other\")",
    ]
    #expect(ManifestReader.exerciseNames(in: lines) == ["Recipes", "Favourites", "Lamp"])
  }

  @Test func `a manifest without a list gives no names`() {
    #expect(
      ManifestReader.exerciseNames(in: ["let exercises: [Exercise] = []", "name: \"A\""]) == []
    )
    #expect(ManifestReader.exerciseNames(in: ["// nothing"]) == [])
  }
}
