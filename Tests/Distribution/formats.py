"""Fences that ask for what Foundation knows of languages and places: dates, numbers, names, lists, measurements, in languages
of every script that its data treats apart. A release has less of that data than a build for development; it says the same."""

LANGUAGES = (
    "en_US de_DE fr_FR ja_JP zh_CN zh_TW ko_KR ar_EG he_IL fa_IR hi_IN bn_BD th_TH lo_LA km_KH my_MM ru_RU pt_BR sw_KE is_IS"
).split()
DAY = "Date(timeIntervalSinceReferenceDate: 700000000)"
FORMATTED = [
    (DAY, ".dateTime.weekday(.wide).month(.wide).day().hour().minute().timeZone(.specificName(.long))"),
    (DAY, ".dateTime.era(.wide).year().quarter(.wide).week()"),
    (DAY, '.relative(presentation: .named, unitsStyle: .spellOut)'),
    (DAY, '.relative(presentation: .numeric, unitsStyle: .wide)'),
    ('["a", "b", "c"]', ".list(type: .or)"),
    ("1234567.891", '.currency(code: "EUR")'),
    ("1234567", ".number.notation(.compactName)"),
    ("0.256", ".percent"),
    ("Int64(123456789)", ".byteCount(style: .file)"),
    ("Duration.seconds(3723)", ".units(width: .wide)"),
    ("Duration.seconds(3723)", ".time(pattern: .hourMinuteSecond)"),
    ("Measurement(value: 12.5, unit: UnitLength.kilometers)", ".measurement(width: .wide)"),
]
NAMES = ['forLanguageCode: "fr"', 'forRegionCode: "JP"', 'forCurrencyCode: "USD"', 'forIdentifier: "zh-Hant-TW"']
NUMBER_STYLES = "spellOut ordinal currency currencyPlural decimal percent scientific".split()
DATE_STYLES = "short medium long full".split()


def formatter(kind, language, settings, words):
    return (
        f'struct Shown: View {{\n  var made: {kind} {{\n    let made = {kind}()\n'
        f'    made.locale = Locale(identifier: "{language}")\n    {settings}\n    return made\n  }}\n'
        f'  var body: some View {{ Text(made.string(from: {words}) ?? "none") }}\n}}\nShown()')


def fences(language):
    for value, format in FORMATTED:
        yield f"Text({value}, format: {format})"
    for name in NAMES:
        yield f'Text(Locale(identifier: "{language}").localizedString({name}) ?? "none")'
    for style in NUMBER_STYLES:
        yield formatter("NumberFormatter", language, f"made.numberStyle = .{style}", "1234.5")
    for style in DATE_STYLES:
        yield formatter("DateFormatter", language, f"made.dateStyle = .{style}; made.timeStyle = .{style}", DAY)


def write(folder):
    """A folder of notes, one for each language; answers how many figures they have."""
    (folder / "content").mkdir(parents=True)
    (folder / "vitrine.yml").write_text("title: Formats\nsearch: false\ncache: false\n")
    count = 0
    for language in LANGUAGES:
        drawn = [f"```swift view-tree locale={language} show=picture\n{source}\n```\n" for source in fences(language)]
        (folder / "content" / f"{language}.md").write_text(f"# {language}\n\n" + "\n".join(drawn))
        count += len(drawn)
    return count


def shown(folder):
    """What the built notes measure, a line for each figure: where its texts begin, and how large they are."""
    return (folder / "site/figures.json").read_text().splitlines()
