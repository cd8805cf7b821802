/// The system symbols that exist here: a few hundred of Apple's thousands (U11).
enum SymbolNames {
  /// Tells whether there is a symbol called `name`.
  static func contains(_ name: String) -> Bool {
    all.contains(name)
  }

  private static let all: Set<String> = {
    let both = words(inBothForms)
    return Set(words(inOneForm) + both + both.map { $0 + ".fill" })
  }()

  private static func words(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Symbols that are listed as they are.
  private static let inOneForm = """
    airplane airplane.arrival airplane.departure airpods antenna.radiowaves.left.and.right
    applewatch apps.iphone arrow.2.circlepath arrow.backward arrow.clockwise
    arrow.counterclockwise arrow.down arrow.down.left arrow.down.right.and.arrow.up.left
    arrow.forward arrow.left arrow.left.arrow.right arrow.right arrow.triangle.2.circlepath
    arrow.up arrow.up.arrow.down arrow.up.left.and.arrow.down.right arrow.up.right
    arrow.uturn.backward arrow.uturn.forward at barcode barcode.viewfinder bell.slash
    bell.slash.fill bicycle bitcoinsign bold bolt.slash bolt.slash.fill calendar
    calendar.badge.plus camera.viewfinder cart.badge.minus cart.badge.plus chart.bar.xaxis
    chart.line.uptrend.xyaxis chart.xyaxis.line checkmark chevron.backward chevron.down
    chevron.forward chevron.left chevron.right chevron.up chevron.up.chevron.down circle.dashed
    circle.grid.3x3 command control crop cursorarrow delete.left delete.right desktopcomputer
    divide dollarsign dot.radiowaves.left.and.right ellipsis equal eraser escape eurosign
    exclamationmark eye.slash eye.slash.fill faceid figure.run figure.stand figure.walk
    figure.wave folder.badge.minus folder.badge.plus fork.knife function gear gearshape.2
    gearshape.2.fill globe headphones heart.slash heart.slash.fill hourglass hurricane infinity
    info ipad iphone italic keyboard laptopcomputer lasso light.max light.min line.3.horizontal
    line.3.horizontal.decrease link link.circle list.bullet list.dash list.number location.north
    location.north.fill location.slash location.slash.fill lock.rotation magnifyingglass
    mic.slash mic.slash.fill minus multiply music.mic music.note music.note.list network number
    option paintpalette paperclip pencil pencil.slash percent person.badge.minus
    person.badge.plus person.slash person.slash.fill personalhotspot plus power printer qrcode
    qrcode.viewfinder questionmark rays rectangle.and.pencil.and.ellipsis rectangle.grid.1x2
    rectangle.split.3x1 rectangle.stack.badge.plus repeat repeat.1 return rosette rotate.left
    rotate.right scissors shift shuffle sidebar.leading sidebar.left sidebar.right
    sidebar.trailing slash.circle slider.horizontal.3 slider.vertical.3 snowflake sparkles
    speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2
    speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill square.and.arrow.down
    square.and.arrow.up square.and.pencil square.dashed square.grid.2x2 square.grid.2x2.fill
    square.grid.3x3 star.leadinghalf.filled star.slash star.slash.fill sterlingsign stethoscope
    strikethrough sum sun.haze text.aligncenter text.alignleft text.alignright
    text.badge.checkmark text.badge.minus text.badge.plus text.justify text.quote textformat
    textformat.size thermometer timer tornado touchid tv underline video.slash video.slash.fill
    viewfinder wand.and.stars waveform wifi wifi.slash wind xmark yensign
    """

  /// Symbols that exist as an outline and, with `.fill` added, filled.
  private static let inBothForms = """
    0.circle 1.circle 2.circle 3.circle 4.circle 5.circle 6.circle 7.circle 8.circle 9.circle
    a.circle airplane.circle alarm ant app archivebox arrow.clockwise.circle
    arrow.counterclockwise.circle arrow.down.circle arrow.left.circle arrow.right.circle
    arrow.up.circle b.circle backward bag bandage basket bed.double bell bell.badge bell.circle
    bell.slash.circle bird birthday.cake bolt bolt.circle book bookmark bookmark.circle
    books.vertical brain.head.profile briefcase bubble.left bubble.right building building.2
    building.columns bus c.circle calendar.circle camera camera.circle capsule car cart case
    chair chart.bar chart.bar.doc.horizontal chart.pie checkmark.circle checkmark.seal
    checkmark.shield checkmark.square chevron.down.circle chevron.left.circle
    chevron.right.circle chevron.up.circle circle clock cloud cloud.bolt cloud.rain cloud.snow
    cloud.sun cpu creditcard cross cross.case crown cup.and.saucer diamond dice die.face.1
    die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 display doc doc.on.doc doc.text
    dollarsign.circle drop ellipsis.circle envelope envelope.badge envelope.circle envelope.open
    eurosign.circle exclamationmark.circle exclamationmark.octagon exclamationmark.triangle
    externaldrive eye eye.slash.circle fan film fish flag flag.circle flame folder folder.circle
    forward gamecontroller gearshape gift globe.americas globe.asia.australia
    globe.europe.africa graduationcap hammer hand.point.up hand.raised hand.raised.slash
    hand.thumbsdown hand.thumbsup hare heart heart.circle heart.square heart.text.square hexagon
    highlighter house house.circle info.circle internaldrive key keyboard.chevron.compact.down
    ladybug lamp.desk leaf lightbulb line.3.horizontal.circle line.3.horizontal.decrease.circle
    list.bullet.circle list.bullet.rectangle location location.circle lock lock.open lock.shield
    lungs magnifyingglass.circle map map.circle mappin medal megaphone memorychip message
    message.badge mic mic.circle minus.circle minus.square moon moon.stars multiply.circle
    newspaper octagon opticaldiscdrive paintbrush paintbrush.pointed paperplane
    paperplane.circle pause pause.circle pawprint pencil.circle person person.2 person.2.circle
    person.3 person.circle person.crop.circle person.crop.circle.badge.plus person.crop.square
    person.text.rectangle phone phone.circle photo photo.on.rectangle pills pin play play.circle
    play.rectangle plus.circle plus.square puzzlepiece questionmark.circle rectangle
    rectangle.stack refrigerator screwdriver seal server.rack shield sofa speaker square
    square.and.arrow.up.circle square.stack square.stack.3d.up star star.circle star.square
    sterlingsign.circle stop stop.circle stopwatch suitcase sun.max sun.min tag tag.circle
    takeoutbag.and.cup.and.straw text.bubble theatermasks ticket tortoise tram trash
    trash.circle tray triangle trophy umbrella video wallet.pass washer waveform.circle
    wineglass wrench wrench.and.screwdriver xmark.circle xmark.seal xmark.shield xmark.square
    yensign.circle
    """
}
