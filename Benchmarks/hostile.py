"""Times fences that are made to do harm, each in a process of its own: hostile.py PROGRAM

Prints seconds and memory of each and fails where one takes a second or more, 500 MB or more, draws without a word, or
does not end by itself.
"""

import json
import subprocess
import sys
import time

DEEP = 10_000
FENCES = {
    "endless recursion": "func f(_ n: Int) -> Int { f(n + 1) }\nText(\"\\(f(0))\")",
    "endless loop": "func f() -> Int { var n = 0; while true { n += 1 }; return n }\nText(\"\\(f())\")",
    "endless loop without a body": "func f() { while true { } }\nlet _ = f()\nText(\"a\")",
    "endless getter": "struct A { var x: Int { x } }\nText(\"\\(A().x)\")",
    "mutual recursion": "func a() { b() }\nfunc b() { a() }\nlet _ = a()\nText(\"a\")",
    "closure that calls itself": "var f: () -> Void = { }\nf = { f() }\nlet _ = f()\nText(\"a\")",
    "range of 10^9": "VStack { ForEach(0..<1_000_000_000, id: \\.self) { Text(\"\\($0)\") } }",
    "array of 10^9": "Text(\"\\(Array(repeating: 0, count: 1_000_000_000).count)\")",
    "map of 10^9": "Text(\"\\((0..<1_000_000_000).map { $0 }.count)\")",
    "stride of 10^9": "Text(\"\\(stride(from: 0, to: 1_000_000_000, by: 1).map { $0 }.count)\")",
    "string of 10^9": "Text(String(repeating: \"abc\", count: 1_000_000_000))",
    "string that doubles": "func f() -> String { var s = \"ab\"; for _ in 0..<60 { s += s }; return s }\nText(f())",
    "array that doubles": "func f() -> Int { var a = [1]; for _ in 0..<60 { a += a }; return a.count }\nText(\"\\(f())\")",
    "padding in padding": "Text(\"a\")" + ".padding(1)" * 5_000,
    "deep stacks": "VStack { " * DEEP + "Text(\"a\")" + " }" * DEEP,
    "deep parentheses": "let x = " + "(" * DEEP + "1" + ")" * DEEP,
    "deep arrays": "let x = " + "[" * DEEP + "1" + "]" * DEEP,
    "deep closures": "let x = " + "{ " * DEEP + "1" + " }" * DEEP,
    "long sum": "Text(\"\\(" + " + ".join(["1"] * 20_000) + ")\")",
    "long ternary": "let a = " + "true ? 1 : " * 5_000 + "2",
    "view in itself": "struct A: View { var body: some View { VStack { A() } } }\nA()",
    "views in each other": "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }\nA()",
    "view that doubles": "struct A: View { let n: Int; var body: some View { if n > 0 { A(n: n - 1); A(n: n - 1) } else { Text(\"a\") } } }\nA(n: 60)",
    "million views": "VStack { ForEach(0..<2000) { _ in ForEach(0..<2000) { _ in Text(\"a\") } } }",
    "cyclic objects": "class N { var next: N? }\nlet a = N()\na.next = a\nfunc f(_ n: N?) -> Int { 1 + f(n?.next) }\nText(\"\\(f(a))\")",
    "huge frame": "Color.red.frame(width: 1e300, height: 1e300)",
    "not a number": "Color.red.frame(width: .nan, height: .nan).padding(.nan).offset(x: .nan)",
    "infinite offsets": "Text(\"a\").offset(x: .infinity).scaleEffect(1e300).rotationEffect(.degrees(.nan))",
    "ten megabytes of comment": "// " + "x" * 10_000_000,
    "ten megabytes of code": "Text(\"a\")\n" * 1_000_000,
    "a million letters": "Text(\"" + "word " * 190_000 + "\")",
    "grid of a million": "LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 0.001)), count: 10)) { Text(\"a\") }",
    "state that never settles": "struct K: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } }\nstruct A: View { @State var h: CGFloat = 1; var body: some View { Color.red.frame(height: h).background(GeometryReader { Color.clear.preference(key: K.self, value: $0.size.height + 1) }).onPreferenceChange(K.self) { h = $0 } } }\nA()",
    "a file": "Text(String(contentsOfFile: \"/etc/passwd\"))",
    "a process": "let p = Process()\nText(\"a\")",
    "least number by minus one": "Text(\"\\(Int.min / -1)\")",
    "amount of the least number": "Text(\"\\(abs(Int.min))\\(Int.min.magnitude)\")",
    "behind the last index": "let s = \"abc\"\nText(\"\\(s.index(after: Int.max))\")",
    "string up to the last number": "let a = \"abc\"\nText(\"\\(a[0..<Int.max])\")",
    "array from infinity": "let a = [1, 2]\nText(\"\\(a[Double.infinity...].count)\")",
    "nothing repeated": "Text(String(repeating: \"\", count: Int.max))",
    "set of 200,000": "Text(\"\\(Set(0..<200000).count)\")",
    "union of 100,000": "let a = Set([1])\nText(\"\\(a.union(0..<100000).count)\")",
    "difference of 100,000": "let a = Array(0..<100000)\nText(\"\\(a.subtracting(Array(100000..<200000)).count)\")",
    "string appended to itself": "var s = \"aaaaaaaa\"\nfor _ in 0..<29 { s = s.appending(s) }\nText(\"\\(s.count)\")",
    "string replaced by itself": "var s = \"aaaaaaaa\"\nfor _ in 0..<5 { s = s.replacingOccurrences(of: \"a\", with: s) }\nText(\"\\(s.count)\")",
    "arrays joined": "var s = [1, 2, 3, 4]\nfor _ in 0..<28 { s = [s, s].joined() }\nText(\"\\(s.count)\")",
    "strings joined by themselves": "var s = \"aaaaaaaa\"\nfor _ in 0..<5 { s = s.map { \"\\($0)\" }.joined(separator: s) }\nText(\"\\(s.count)\")",
    "array within itself, told": "var a: [Any] = [1]\nfor _ in 0..<40 { a = [a, a] }\nText(\"\\(a)\")",
    "array within itself, compared": "var a: [Any] = [1]\nvar b: [Any] = [1]\nfor _ in 0..<40 { a = [a, a]; b = [b, b] }\nText(a == b ? \"same\" : \"other\")",
    "wide format": "Text(String(format: \"%99999999999d\", 1))",
    "precise format": "Text(String(format: \"%.999999999f\", 1.0))",
    "many decimals": "Text(1.5.formatted(.number.precision(.fractionLength(1000000000))))",
    "date beyond all": "Text(\"\\(Date(timeIntervalSince1970: 1e300))\")\nText(Date(timeIntervalSince1970: Double.nan).formatted())",
    "advanced by 1e300": "Text(\"\\(1.advanced(by: 1e300))\")",
    "stride by no number": "Text(\"\\(Array(stride(from: 0, to: 10, by: Double.nan)).count)\")",
    "stride to the last number": "Text(\"\\(Array(stride(from: 0, through: Int.max, by: Int.max)).count)\")",
    "lines up to the last number": "Text(\"a\").lineLimit(1...Int.max)",
    "array 200,000 deep": "var a: [Any] = []\nfor _ in 0..<200000 { a = [a] }\nText(\"\\(a.count)\")",
    "closures 100,000 deep": "var f: () -> Int = { 1 }\nfor _ in 0..<100000 { let g = f\nf = { g() } }\nText(\"x\")",
    "views 50,000 deep": "var v = AnyView(Text(\"a\"))\nfor _ in 0..<50000 { v = AnyView(v.padding(0)) }\nv",
    "list of 100,000 objects": "class N { var n: N?\ninit(_ n: N?) { self.n = n } }\nvar a: N? = nil\nfor _ in 0..<100000 { a = N(a) }\nText(\"x\")",
    "set that grows": "var d: Set<Int> = []\nfor i in 0..<3000 { d.insert(i) }\nText(\"\\(d.count)\")",
    "cyclic protocols": "protocol A: B {}\nprotocol B: A {}\nstruct S: A { }\nText(\"\\(S().foo)\")",
    "cyclic classes": "class A: B {}\nclass B: A {}\nText(\"\\(A().foo)\")",
    "getter in the open": "var x: Int { x }\nText(\"\\(x)\")",
    "raw value behind the last": "enum E: Int { case a = 9223372036854775807, b }\nText(\"\\(E.b.rawValue)\")",
    "random number of everything": "Text(\"\\(Double.random(in: -1e308...1e308))\")",
    "arc of 1e300 degrees": "Path { p in p.addArc(center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .degrees(0), endAngle: .degrees(1e300), clockwise: false) }",
    "stars that nothing closes": "Text(\"" + "*a " * 60_000 + "\")",
    "brackets that nothing closes": "Text(\"" + "[" * 180_000 + "\")",
}
# Strange, and yet they can be drawn.
HARMLESS = {"huge frame", "not a number", "infinite offsets", "grid of a million", "a million letters", "padding in padding", "long sum",
    "nothing repeated", "set of 200,000", "union of 100,000", "difference of 100,000", "wide format", "precise format", "many decimals",
    "date beyond all", "advanced by 1e300", "stride to the last number", "lines up to the last number", "array 200,000 deep",
    "closures 100,000 deep", "list of 100,000 objects", "set that grows", "arc of 1e300 degrees", "stars that nothing closes",
    "brackets that nothing closes",
}


def tried(program, source):
    line = (json.dumps({"id": 1, "source": source, "proposal": [393, 759]}) + "\n").encode()
    start = time.perf_counter()
    process = subprocess.Popen([program, "render", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        output, _ = process.communicate(line, timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        return time.perf_counter() - start, None
    return time.perf_counter() - start, json.loads(output) if output else None


def memory(program, source):
    line = (json.dumps({"id": 1, "source": source, "proposal": [393, 759]}) + "\n").encode()
    script = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, input=sys.stdin.buffer.read());"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    result = subprocess.run([sys.executable, "-c", script, program, "render", "--jsonl"], input=line, capture_output=True)
    return int(result.stdout or 0) / 1024


def main(program):
    failures = []
    worst = (0, "")
    largest = (0, "")
    for name, source in FENCES.items():
        seconds, answer = min((tried(program, source) for _ in range(2)), key=lambda pair: pair[0])
        megabytes = memory(program, source)
        said = [one["code"] for one in answer["diagnostics"]] if answer else []
        worst = max(worst, (seconds, name))
        largest = max(largest, (megabytes, name))
        problem = ""
        if answer is None:
            problem = "no answer"
        elif not said and name not in HARMLESS:
            problem = "nothing is said"
        elif seconds >= 1:
            problem = "too slow"
        elif megabytes >= 500:
            problem = "too much memory"
        if problem:
            failures.append(name)
        print(f"  {name:32} {seconds:5.2f} s {megabytes:4.0f} MB  {problem or (said[0] if said else 'drawn')}")
    print(f"{len(FENCES)} hostile fences: slowest {worst[0]:.2f} s ({worst[1]}), largest {largest[0]:.0f} MB ({largest[1]})")
    return 1 if failures else 0


sys.exit(main(sys.argv[1]))
