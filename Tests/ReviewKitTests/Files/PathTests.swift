import ReviewKit
import Testing

struct PathTests {
  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("/a/b/", "/a")])
  func `the parent is one folder up`(path: String, parent: String) {
    #expect(Path(path).parent == Path(parent))
  }

  @Test func `a path is put together from a folder and what is below it`() {
    #expect((Path("/a") / "b/c").text == "/a/b/c")
    #expect((Path("/") / "b").text == "/b")
    #expect(Path("/a/b.swift").name == "b.swift")
  }
}
