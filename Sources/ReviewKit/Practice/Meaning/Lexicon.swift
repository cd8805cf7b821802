/// What reviewers say in many ways, by the one word that keys use for it.
///
/// A key that listens for `relaunch` hears "after a restart", "next launch" and "al reiniciar" as
/// well. The variants are in English and Spanish, the languages of the keys. Words are compared by
/// their stems, so each stands here in one form only, and irregular ones in each.
enum Lexicon {
  /// The variants of each concept.
  static let concepts: [String: [String]] = [
    // What becomes of data.
    "persist": [
      "persist", "persistence", "persistent", "save", "store on disk", "stored on disk",
      "stored anywhere", "stored somewhere", "store locally",
      "write to disk", "written to disk", "on disk", "to disk", "disk", "user defaults", "defaults",
      "database", "core data", "swift data", "kept on the device", "app storage", "keychain",
      "persistir", "persistencia", "en disco", "almacenar",
    ],
    "relaunch": [
      "relaunch", "restart", "reopen", "launch", "cold start", "next start", "app start",
      "start again", "started again", "starts again", "kill", "force quit", "quit", "terminate",
      "terminated", "close the app", "closing the app", "closed the app", "app is closed",
      "app is gone", "between sessions", "across sessions", "next session", "survive the process",
      "process", "reiniciar", "reinicio", "relanzar", "cerrar la aplicacion", "cerrar la app",
      "volver a abrir", "vuelve a abrir", "arrancar", "arranque", "proxima vez que se abre",
      "next morning", "next day", "reboot", "app switcher", "swipe away the app",
      "swiped the app away", "swipe app away", "close and reopen", "closed and opened",
      "opened it again", "open app again", "opened app again", "start app", "started app",
      "app started", "next time i open", "mato la app", "matar la app", "cierro la app",
      "cerre la app", "vuelvo a abrir", "abro de nuevo", "abro otra vez", "abrir de nuevo",
      "abri de nuevo", "la abro", "reinicie", "reinicio la app", "proximo arranque",
    ],
    "lost": [
      "lose", "lost", "loss", "gone", "vanish", "disappear", "forget", "forgot", "forgotten",
      "wipe", "erase", "drop", "clear", "reset", "undo", "undone", "throw away", "thrown away",
      "discard", "remove", "removed", "overwrite", "overwritten", "clobber", "stomp", "override",
      "perder", "pierde", "perdido", "desaparecer", "desaparece", "olvidar", "borrar", "se borra",
      "descartar", "taken away", "took away", "takes away", "went away", "goes away", "evaporate",
      "no longer there", "not there any more", "not there anymore", "no more there",
      "nowhere to be seen", "blown away", "swept away", "back to nothing", "back to zero", "perdi",
      "se pierden", "perdieron", "desaparecen", "desaparecio", "desaparecido", "se fue",
      "se borran",
    ],
    "memory only": [
      "in memory", "memory only", "only memory", "memory", "ram", "only in the array",
      "local variable", "instance variable", "en memoria", "solo memoria",
    ],
    "stale": [
      "stale", "outdated", "out of date", "obsolete", "old value", "old copy", "old index", "old",
      "no longer valid", "no longer correct", "not valid any more", "invalid", "previous value",
      "snapshot", "frozen", "freeze", "captured", "capture", "out of sync", "not current",
      "not up to date", "moved", "shifted", "anticuado", "obsoleto", "desactualizado", "viejo",
      "antiguo", "congelado", "as before", "like before", "how it was", "what it was before",
      "yesterday", "como antes", "como estaba",
    ],
    "copy": [
      "copy", "copied", "duplicate", "second copy", "own copy", "passed by value", "value type",
      "value semantics", "struct copy", "structs are copied", "snapshot", "clone", "copia",
      "copiar",
      "duplicado", "por valor", "tipo de valor",
    ],
    "not updated": [
      "not update", "never update", "not updated", "not refresh", "never refresh", "not reload",
      "not follow", "never follow", "not notified", "never notified", "not told", "not informed",
      "not know", "not learn", "not reflect", "not propagate", "not synced", "not see",
      "not redraw", "not change", "nothing change", "out of sync", "unaware", "no actualiza",
      "nunca actualiza", "no se entera", "no refleja", "no cambia", "no se refresca", "not react",
      "no effect", "sin efecto", "not move", "not come back", "not show up",
    ],
    "disagree": [
      "disagree", "contradict", "inconsistent", "inconsistency", "diverge", "differ", "conflict",
      "out of sync", "mismatch", "two truths", "not agree", "different state", "different value",
      "not match", "discrepancia", "inconsistente", "no coinciden", "contradicen",
      "se contradicen", "desincronizado", "says one thing", "says something else", "other opinion",
      "tells something else", "on in one", "off in the other", "one says", "the other says",
      "tell different", "two answers", "contradice", "no coincide", "dicen cosas distintas",
    ],
    "one source": [
      "single source of truth", "one source of truth", "source of truth", "single owner",
      "one owner", "one place", "single store", "shared store", "shared state", "shared object",
      "one store", "common store", "same store", "same object", "same source", "single source",
      "una sola fuente", "fuente de verdad", "fuente unica", "unica fuente", "un solo lugar",
      "estado compartido", "un unico sitio",
    ],
    "second owner": [
      "two copies", "two lists", "two owners", "two sources", "second list", "second copy",
      "second source", "two sources of truth", "several copies", "three copies", "own list",
      "own copy", "own array", "separate array", "separate list", "duplicated state",
      "duplicate state", "parallel", "redundant state", "derived state", "two places",
      "dos fuentes", "dos verdades", "dos copias", "dos estados", "dos filtros", "estado duplicado",
    ],
    // What becomes of the app.
    "crash": [
      "crash", "trap", "fatal error", "out of range", "out of bounds", "index out", "blow up",
      "blows up", "app stops", "stops the app", "terminate", "abort", "exception", "sigill",
      "bring down", "kills the app", "runtime error", "unexpectedly found nil", "bounds",
      "range error", "segfault", "explode", "peta", "crashea", "crashear", "revienta", "se cierra",
      "fuera de rango", "die", "dies", "died", "boom", "kaboom", "dead app", "app closes",
      "app closed itself", "closes itself", "closed itself", "shut itself", "shuts down",
      "went down", "goes down", "kicked out", "kicks me out", "thrown out", "throws me out",
      "back on the home screen", "se cae", "se cayo", "muere", "casca", "se muere", "me echa",
    ],
    "wrong": [
      "wrong", "incorrect", "another", "different", "other", "somebody else", "someone else",
      "not the one", "not the same", "neighbour", "mismatch", "mixed up", "mix up", "unrelated",
      "equivocado", "incorrecto", "otro", "otra", "distinto", "never touched", "not touched",
      "never tapped", "not tapped", "not the right", "somebody's", "not mine", "the one above",
      "the one below", "next to it",
    ],
    "blank": [
      "blank", "empty", "no rows", "no restaurants", "no data", "no results", "nothing shown",
      "nothing at all", "shows nothing", "white screen", "everything disappear", "vacio", "vacia",
      "en blanco", "ninguno", "nada", "nothing there", "nothing to see", "see nothing",
      "saw nothing", "nothing on screen", "nothing appears", "white page", "no entries",
      "no items", "no content", "zero rows", "not a single", "bare screen", "no sale nada",
      "no se ve nada", "no hay nada", "no aparece nada", "no muestra nada",
    ],
    "leak": [
      "leak", "retain cycle", "reference cycle", "memory leak", "strong reference", "weak self",
      "retain", "strongly", "strong capture", "unowned", "never released", "deallocate", "deinit",
      "cycle",
    ],
    "race": [
      "race", "race condition", "data race", "out of order", "overtake", "overtaken",
      "interleave", "interleaving", "lost update", "not atomic", "non atomic", "atomic",
      "read modify write", "check then act", "concurrent", "concurrently", "in flight",
      "last one wins", "last write wins", "last writer", "whoever comes last", "arrive later",
      "arrive in any order", "order of the replies", "carrera", "condicion de carrera",
    ],
    "main thread": [
      "main thread", "main actor", "main queue", "ui thread", "main run loop", "hilo principal",
    ],
    "background thread": [
      "background thread", "background", "off the main thread", "off main", "other thread",
      "another thread", "wrong thread", "thread pool", "any thread", "not on the main thread",
      "not the main thread", "not main actor", "purple warning", "publishing changes",
      "segundo plano",
    ],
    "block": [
      "block", "hang", "freeze", "stutter", "janky", "jank", "hitch", "stall", "slow", "lag",
      "unresponsive", "bloquea", "se congela", "lento", "stand still", "stands still",
      "stood still", "standing still", "froze", "frozen", "half a second", "sticks", "sticky",
      "stuck", "delay", "sluggish", "choppy", "laggy", "not respond", "takes ages",
      "takes forever", "se atasca", "se traba", "tirones", "congelado", "congelada",
    ],
    "cancel": [
      "cancel", "cancelled", "cancellation", "stop the request", "abort the request",
      "keeps running",
      "outlive", "still running", "orphan", "unstructured", "fire and forget", "cancelar",
      "cancela", "sigue corriendo",
    ],
    "wait": [
      "await", "async", "wait", "completion", "awaitable", "know when", "finish", "done",
      "esperar", "esperado",
    ],
    // Errors.
    "swallow": [
      "swallow", "ignore", "ignored", "silent", "silently", "try?", "hidden", "hide",
      "discard the error", "drop the error", "lost error", "not handled", "unhandled",
      "not reported", "no error", "not told", "error is lost", "eaten", "suppress", "se traga",
      "ignora", "silencioso", "mask", "no feedback", "no message", "not a word", "without a word",
      "no alert", "no warning", "nobody tells", "nobody told", "no hint", "keeps quiet",
      "sin avisar", "sin decir nada", "ningun aviso",
    ],
    "error": [
      "error", "failure", "fail", "failed", "offline", "no network", "no connection", "exception",
      "corrupt", "cannot be read", "network down", "request fails", "fallo", "falla",
      "sin conexion", "airplane mode", "flight mode", "no reception", "without reception",
      "no signal", "no internet", "wifi off", "network off", "timeout", "time out", "server down",
      "modo avion", "sin internet", "sin red", "sin cobertura",
    ],
    "loading": [
      "loading", "load", "spinner", "progress", "progress view", "indicator", "not loaded yet",
      "first load", "activity indicator", "cargando", "carga", "cargar",
    ],
    "decode": [
      "decode", "decoding", "decodable", "codable", "parse", "parsing", "json", "coding keys",
      "init from", "deserialize", "decodificar", "decodifica", "parsear",
    ],
    "key missing": [
      "key missing", "missing key", "missing field", "field is missing", "not in the response",
      "key not found", "drops the field", "removes the field", "removes the key", "stops sending",
      "no longer sends", "not send", "absent", "not sent", "omits", "omitted", "not optional",
      "non optional", "required key", "required field", "falta el campo", "falta la clave",
      "backend remove", "server remove", "field removed", "next backend", "new backend",
      "backend drops", "next version of the backend", "key disappear", "goes away",
      "without the key",
      "without the field", "removed from the api", "removed from the payload",
    ],
    // Screens.
    "refresh": [
      "refresh", "reload", "pull to refresh", "pull down", "fetch again", "new fetch", "new list",
      "server response", "server data", "response", "sync", "refetch", "refrescar", "recargar",
      "actualizar", "swipe down", "swiped down", "drag down", "dragged down", "pull list",
      "pulled list", "pull again", "tirar hacia abajo", "arrastrar hacia abajo",
    ],
    "reuse": [
      "reuse", "recycle", "reused", "dequeue", "prepare for reuse", "recycled",
    ],
    "accessibility": [
      "accessibility", "accessible", "voice over", "voiceover", "screen reader", "a11y",
      "accessibility label", "accessibility value", "traits", "blind", "assistive", "announce",
      "accesibilidad", "lector de pantalla", "screen curtain", "eyes closed", "eyes shut", "rotor",
      "switch control", "voice control", "visually impaired", "ciego", "ciega",
    ],
    "ipad": [
      "ipad", "split view", "side by side", "regular width", "two columns", "tablet",
      "both visible", "both on screen", "both screens", "same time on screen", "at the right",
      "at the left", "on the right", "on the left", "right side", "left side", "right pane",
      "left pane", "sidebar", "landscape",
    ],
    "first appearance": [
      "first appear", "initial state", "initially", "initial", "on open", "when opened", "opens",
      "open", "view did load", "until tapped", "before the first tap", "until you tap",
      "before a tap", "until a tap", "at the start", "only after a tap", "only on tap",
      "just opened", "straight after opening", "at first", "right after opening", "al abrir",
    ],
    "inject": [
      "inject", "injected", "dependency injection", "dependency",
      "protocol", "mock", "stub", "fake", "replace", "hardcoded", "hard coded",
      "hard wired", "hardwired", "global", "singleton", "shared instance", "static", "inyectar",
      "inyeccion",
    ],
    "test": [
      "test", "unit test", "ui test", "testing", "coverage", "covered", "prueba",
      "test de integracion",
      "integration test", "end to end",
    ],
    "identity": [
      "id", "identity", "identifier", "identifiable", "unique", "uuid", "key by id", "by id",
      "unico", "identificador", "identidad",
    ],
    "duplicate": [
      "duplicate", "same title", "same name", "not unique", "twice", "collide", "collision",
      "equal",
      "repeated", "duplicado", "repetido",
    ],
    "private": [
      "private", "private set", "encapsulate", "encapsulation", "access control", "internal",
      "public",
      "mutable", "anybody can", "anyone can", "from outside", "expose",
      "exposed",
    ],
    "immutable": [
      "let", "immutable", "constant", "read only", "readonly", "not var", "never change",
      "never mutate",
    ],
    "main cause": [
      "recreated", "recreate", "new instance", "created again", "made again", "init again",
      "re-created", "new model", "re-init", "reinitialized", "rebuilt", "every body", "each body",
      "every render", "each render", "se crea de nuevo", "se recrea", "vuelve a crear",
    ],
    "expensive": [
      "expensive", "costly", "slow", "performance", "cache", "cached", "waste", "wasteful",
      "heavy", "perf", "inefficient", "every time", "each time", "every render", "per row",
      "every row",
      "caro", "costoso", "rendimiento",
    ],
  ]

  /// Words of trouble: what they say is not a problem where it is denied.
  static let troubles: [String] = [
    "crash", "trap", "lose", "lost", "loss", "gone", "vanish", "disappear", "forget", "forgot",
    "forgotten", "wipe", "erase", "overwrite", "overwritten", "clobber", "wrong", "incorrect",
    "stale", "outdated", "obsolete", "leak", "cycle", "race", "fail", "failure", "break", "broken",
    "bug", "blank", "freeze", "hang", "stutter", "block", "swallow", "disagree", "contradict",
    "inconsistent", "diverge", "conflict", "mismatch", "duplicate", "collide", "empty", "vacio",
    "expensive", "slow",
    "wasteful", "corrupt", "problem", "issue", "undo", "undone", "fragile", "dangerous", "unsafe",
    "perder", "pierde", "perdido", "desaparece", "olvidar", "borrar", "fallo", "falla", "problema",
    "inconsistente", "lento", "caro", "carrera",
  ]

  /// What says that something is as it should be.
  static let approvals: [String] = [
    "fine", "ok", "okay", "good idea", "good choice", "good enough",
    "great", "nice", "well done", "lgtm", "correct", "correctly", "alright", "all right",
    "harmless", "intended", "intentional", "intentionally", "deliberate", "deliberately",
    "acceptable", "reasonable", "solid", "safe", "survive", "survives", "cheap", "not expensive",
    "not a bug", "no bug", "not a problem", "no problem", "not an issue", "no issue",
    "nothing wrong", "not wrong", "no leak", "not leak", "no cycle", "no retain cycle",
    "no reference cycle", "not a concern", "no concern", "false alarm", "right call",
    "right choice", "right thing", "bien", "correcto", "correcta", "no es un bug",
    "no es un problema", "no hay problema", "adrede", "intencionado", "aceptable", "razonable",
    "no pasa nada",
  ]

  /// What denies the words after it.
  static let denials: [String] = [
    "not", "no", "never", "without", "nothing", "none", "nobody", "neither", "nor", "cannot",
    "nowhere", "hardly", "lack", "lacks", "lacking", "missing", "absent", "forget", "forgot",
    "instead of", "rather than", "nunca", "sin", "ni", "tampoco", "nada", "nadie", "falta",
    "faltan",
    "jamas", "ningun", "ninguna", "ninguno",
  ]

  /// What denies the words before it.
  static let laterDenials: [String] = [
    "missing", "absent", "nowhere", "lacking", "not there", "not set", "not possible", "impossible",
    "never", "not happen", "falta", "faltan", "no existe", "no esta",
  ]

  /// What asks for the words after it, and so says that they are not there.
  static let demands: [String] = [
    "should", "must", "need", "needs", "ought", "has to", "have to", "better", "consider", "use",
    "add", "please", "why not", "could", "would", "prefer", "instead", "want", "expect", "suggest",
    "recommend", "required", "lets", "make", "move", "put", "deberia", "debe", "hay que", "habria",
    "usar", "usa", "usaria", "mejor", "conviene", "anadir", "necesita", "hace falta", "propongo",
  ]

  /// What takes back the approval before it.
  static let reservations: [String] = [
    "but", "however", "except", "until", "unless", "yet", "although", "though", "apart",
    "otherwise",
    "rest", "only if", "as long as", "if", "pero", "salvo", "excepto", "aunque", "mientras", "si",
  ]

  /// What begins a reason.
  static let reasons: [String] = [
    "because", "since", "due", "thanks", "given", "anyway", "already", "means",
    "porque", "ya que", "pues", "asi que", "puesto que", "dado",
  ]

  /// Words that differ by one letter from words that keys listen for, and are no slips.
  static let lookalikes: [String] = [
    "contact", "contest", "context", "contract", "contrast", "content", "interval", "internal",
    "prevent", "present", "protect", "project", "process", "progress", "correct", "connect",
    "collect", "reported", "repeated", "required", "acquired", "affected", "effected", "dynamic",
    "setting", "getting", "sending", "sorting", "storing", "staring", "starting", "scoping",
    "caching", "catching", "matching", "watching", "rending", "reading", "loading", "landing",
  ]

  /// Words that carry no meaning of their own.
  static let fillers: Set<String> = [
    "a", "an", "the", "of", "to", "is", "are", "was", "were", "be", "been", "it", "its", "this",
    "that", "these", "those", "there", "here", "and", "or", "as", "at", "by", "in", "on", "for",
    "from", "with", "we", "you", "i", "they", "he", "she", "my", "your", "our", "their", "them",
    "us", "me", "will", "do", "does", "did", "has", "have", "had", "so", "then", "than", "too",
    "also", "just", "very", "really", "any", "some", "get", "gets", "got", "which", "what", "who",
    "un", "una", "el", "la", "los", "las", "de", "del", "al", "en", "y", "o", "que", "se", "es",
    "son", "lo", "le", "su", "sus", "con", "por", "para", "como", "esta", "este", "esto", "ese",
    "eso", "ya", "muy", "mas", "hay", "ser", "ha", "te", "me",
  ]
}
