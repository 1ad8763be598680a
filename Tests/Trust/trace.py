#!/usr/bin/env python3
"""Builds hostile notes with 'vitrine build --untrusted' under strace, and lists what the build and its workers reached.

usage: Tests/Trust/trace.py PROGRAM

Fails if a program other than PROGRAM and its sandbox is started, if a file is opened outside the notes, the site, the program's own
files and what the system's loader and libraries read, or if a socket is made.
"""
import os, re, subprocess, sys, tempfile

NOTES = {
    "vitrine.yml": "title: T\nurl: https://example.org/\ncards: true\nfilters: { dot: touch canary }\nhead: '<script>1</script>'\n",
    "content/a.md": "---\ndate: 2024-01-01\n---\n# A\n\n```swift view-tree\nText(\"a\")\n```\n\n```js\nlet x = 1\n```\n\n$x^2$\n\n"
    "```mermaid\ngraph TD; a-->b\n```\n\n```dot\ndigraph {}\n```\n\n<b>x</b> [[b]] ![](p.svg)\n\n"
    "```swift source=\"../../etc/passwd\"\n```\n\n```swift view-tree commit=HEAD\nText(\"a\")\n```\n",
    "content/b.md": "# B\n\n![](/etc/passwd) ![[../../etc/passwd]]\n\n<img src=\"file:///etc/passwd\">\n",
    "content/p.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    "content/vitrine.yml": "filters: { dot: touch canary }\n",
}
# What the loader and the libraries read for any program: libraries, time zones, languages, the machine.
SYSTEM = ("/lib/", "/lib64/", "/usr/lib/", "/usr/share/zoneinfo", "/etc/ld.so", "/etc/localtime", "/proc/", "/sys/", "/dev/null",
          "/dev/urandom", "/usr/share/locale", "/usr/share/icu", "/opt/swift/usr/lib/", "/etc/timezone", "/etc/nsswitch.conf",
          "/etc/passwd-lookup", "/etc/ssl/openssl.cnf")

# The sandbox of the workers, and the command with which it is tried.
SANDBOX = ("bwrap", "sh")
# With Foundation, a process learns of a child's end by two sockets that it connects to each other. In a sandbox, Dispatch
# looks for the system's log, which isn't there.
OWN_PAIR = re.compile(
    r'AF_INET, SOCK_DGRAM|sin_addr=inet_addr\("127\.0\.0\.1"\)|AF_UNIX, SOCK_DGRAM|"/dev/log"}, 110\) = -1 ENOENT|<unfinished')


def main():
    program = os.path.realpath(sys.argv[1])
    with tempfile.TemporaryDirectory() as top:
        folder = os.path.join(os.path.realpath(top), "work")
        for path, text in NOTES.items():
            full = os.path.join(folder, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            open(full, "w").write(text)
        subprocess.run(["git", "init", "-q", folder], check=True)
        log = os.path.join(top, "trace")
        subprocess.run(
            ["strace", "-f", "-qq", "--decode-pids=pidns", "-s", "4096", "-e", "trace=execve,openat,open,creat,socket,connect,clone,clone3,fork,vfork", "-o",
             log, program, "build", "--untrusted"], cwd=folder, capture_output=True)
        lines = open(log, errors="replace").read().splitlines()
        built = os.path.isfile(os.path.join(folder, "site", "a.html"))
    # The program lies in bin/ beside share/vitrine/, or in .build/TRIPLE/debug/ of a checkout.
    up = [os.path.abspath(os.path.join(os.path.dirname(program), *[".."] * steps)) for steps in (1, 3)]
    own = (os.path.realpath(top), os.path.dirname(program), up[0] + "/share/vitrine")
    own += tuple(f"{up[1]}/{name}" for name in ("templates", ".build-assets", "Scripts/markup", ".tools"))
    started, opened, sockets = set(), set(), set()
    parents = {}
    for line in lines:
        if match := re.search(r"^(\d+) .*(?:clone3?|v?fork)(?:\(| resumed).* = (\d+)(?: /\* (\d+) in strace's PID NS \*/)?$", line):
            parents[match[3] or match[2]] = match[1]
    # The program that each process runs. What the sandbox does before it starts the worker is its own.
    programs, coming = {}, {}

    def running(process):
        if process not in programs:
            programs[process] = running(parents[process]) if process in parents else program
        return programs[process]

    for line in lines:
        process, _, call = line.partition(" ")
        call = call.strip()
        running(process)
        if match := re.match(r'execve\("([^"]+)"', call):
            coming[process] = match[1]
        if re.search(r"execve(\(| resumed).* = 0$", call):
            programs[process] = coming[process]
            started.add(coming[process])
        if os.path.basename(running(process)) in SANDBOX:
            continue
        if match := re.search(r'open(?:at)?\((?:AT_FDCWD, |\d+, )?"([^"]+)".* = \d', call):
            opened.add(os.path.normpath(os.path.join(folder, match[1])))
        elif (match := re.search(r"(socket|connect)\(.*", call)) and not OWN_PAIR.search(call):
            sockets.add(match[0])
    outside = sorted(path for path in opened if not path.startswith(own) and not path.startswith(SYSTEM))
    foreign = sorted(name for name in started if os.path.realpath(name) != program and os.path.basename(name) not in SANDBOX)
    print(f"programs started: {', '.join(foreign) or 'none but this one and its sandbox'}")
    print(f"files opened outside: {', '.join(outside[:20]) or 'none'} ({len(outside)} of {len(opened)})")
    print(f"sockets: {', '.join(sorted(sockets)) or 'none'}")
    if not built:
        print("the site was not built")
    sys.exit(bool(foreign or outside or sockets or not built))


if __name__ == "__main__":
    main()
