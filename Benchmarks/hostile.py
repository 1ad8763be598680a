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
}
# Strange, and yet they can be drawn.
HARMLESS = {"huge frame", "not a number", "infinite offsets", "grid of a million", "a million letters", "padding in padding", "long sum"}


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
