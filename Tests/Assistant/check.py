#!/usr/bin/env python3
"""Drives 'vitrine mcp' with the official client of the Model Context Protocol, in both forms of the protocol: with and without a
handshake. Lists the tools, calls each of them, makes errors, cancels a call, and sends 200 calls at once.

    Scripts/install-packages assistant
    Tests/Assistant/check.py PROGRAM
"""

import asyncio
import base64
import json
import pathlib
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / ".tools/assistant"))

from mcp import StdioServerParameters  # noqa: E402
from mcp.client.client import Client  # noqa: E402
from mcp.client.stdio import stdio_client  # noqa: E402

ROW = 'HStack { Text("A title that does not fit here").lineLimit(1); Spacer(); Text("12:30") }'
ENDLESS = "var body: some View { var n = 0; while true { n += 1 }; return Text(\"\\(n)\") }"
count = 0


def expect(is_right, what):
    global count
    count += 1
    if not is_right:
        raise SystemExit(f"assistant: wrong: {what}")


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def tools(client):
    names = [tool.name for tool in (await client.list_tools()).tools]
    expect(names == ["render", "explain", "check", "compare", "names"], names)

    drawn = await client.call_tool("render", {"code": ROW, "width": 200})
    expect(not drawn.is_error, text(drawn))
    expect(drawn.structured_content["size"][0] == 200, drawn.structured_content)
    expect("HStack" in text(drawn) and "cut off" in text(drawn), text(drawn))
    pictures = [part for part in drawn.content if part.type == "image"]
    expect(base64.b64decode(pictures[0].data).startswith(b"\x89PNG"), "the picture is a PNG")

    again = await client.call_tool("render", {"code": ROW, "width": 200, "id": "row"})
    other = await client.call_tool("render", {"code": ROW.replace("12:30", "9:41"), "width": 200, "id": "row"})
    expect(len(text(other)) < len(text(again)), text(other))

    variants = await client.call_tool("render", {"code": ROW, "variants": True, "picture": False})
    expect(len(variants.structured_content["variants"]) == 6, variants.structured_content["variants"])

    why = await client.call_tool("explain", {"code": ROW, "width": 200})
    expect("(view" in text(why) and why.structured_content["edits"], text(why))
    expect(any(".fixedSize()" in edit["edit"] for edit in why.structured_content["edits"]), why.structured_content["edits"])

    wrong = await client.call_tool("check", {"code": "Text(5).paddin()"})
    expect(wrong.structured_content["diagnostics"], text(wrong))

    moved = await client.call_tool("compare", {"before": 'Text("A")', "after": 'Text("A").padding(10)'})
    grown = moved.structured_content["after"][1] - moved.structured_content["before"][1]
    expect(abs(grown - 20) < 0.01, text(moved))

    known = await client.call_tool("names", {"names": ["HStack", "glassEffekt"]})
    expect([entry["known"] for entry in known.structured_content["names"]] == [True, False], text(known))


async def errors(client):
    for name, arguments, words in [
        ("render", {}, "give 'code' or 'file'"),
        ("render", {"code": "Text(", "width": 100}, "error"),
        ("render", {"cod": "Text()"}, "did you mean 'code'"),
        ("render", {"code": 'Text("a")', "width": "wide"}, "'width' is not a number"),
        ("render", {"file": "../outside.swift"}, "outside"),
        ("render", {"file": "/etc/passwd"}, "neither"),
        ("render", {"file": "link.swift"}, "outside"),
        ("render", {"file": "gone.swift"}, "no such file"),
        ("explain", {"code": 'Text("a")', "view": 99}, "no view 99"),
    ]:
        result = await client.call_tool(name, arguments)
        expect(result.is_error and words in text(result), f"{name} {arguments}: {text(result)}")
    good = await client.call_tool("render", {"file": "card.swift", "picture": False})
    expect(not good.is_error, text(good))
    try:
        await client.call_tool("draw", {})
        expect(False, "an unknown tool is an error")
    except Exception as error:  # noqa: BLE001: the client's own class
        expect("there is no tool 'draw'" in str(error), error)


async def others(client):
    resource = (await client.list_resources()).resources[0]
    guide = await client.read_resource(resource.uri)
    expect("How to look" in guide.contents[0].text, guide)
    prompt = (await client.list_prompts()).prompts[0]
    messages = (await client.get_prompt(prompt.name, {"file": "card.swift", "wish": "a wide card"})).messages
    expect("card.swift" in messages[0].content.text, messages)

    steps = []

    async def progress(done, all, message):
        steps.append((done, all))

    await client.call_tool("explain", {"code": ROW, "width": 200}, progress_callback=progress)
    expect(len(steps) > 5 and steps[-1][0] == steps[-1][1], steps)


async def at_once(client):
    start = time.monotonic()
    # A call that never ends by itself is cancelled by its limit; it stops none of the others.
    endless = asyncio.create_task(client.call_tool("render", {"code": ENDLESS, "picture": False}))
    calls = [client.call_tool("render", {"code": f'Text("{n}").frame(width: {n})', "picture": False}) for n in range(1, 201)]
    results = await asyncio.gather(*calls)
    for number, result in enumerate(results, 1):
        expect(result.structured_content["size"][0] == number, f"{number}: {text(result)}")
    expect((await endless).is_error, "an endless view is an error")
    return time.monotonic() - start


async def session(program, folder, mode):
    parameters = StdioServerParameters(command=program, args=["mcp"], cwd=folder)
    async with Client(stdio_client(parameters), mode=mode) as client:
        await tools(client)
        await errors(client)
        await others(client)
        seconds = await at_once(client)
        print(f"assistant: revision {client.protocol_version}: every tool, errors, progress; 200 calls at once in {seconds:.1f} s")


async def cancelled(program, folder):
    """Speaks without the client, whose cancelled calls can't be seen."""
    process = await asyncio.create_subprocess_exec(
        program, "mcp", cwd=folder, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 24)

    def send(message):
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    async def receive():
        return json.loads(await asyncio.wait_for(process.stdout.readline(), 60))

    send({"id": 1, "method": "tools/list"})
    expect("error" in await receive(), "a request before 'initialize' is an error")
    send({"id": 2, "method": "initialize", "params": {"protocolVersion": "1999-01-01", "capabilities": {}}})
    expect((await receive())["result"]["protocolVersion"] == "2025-11-25", "the newest revision with a handshake")
    meta = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2031-01-01"}}
    send({"id": 3, "method": "server/discover", "params": meta})
    expect((await receive())["error"]["code"] == -32022, "an unknown revision is an error")
    for line, code in [(b"{", -32700), (b"[1]", -32600), (b'{"jsonrpc": "2.0", "id": 4, "method": "draw"}', -32601)]:
        process.stdin.write(line + b"\n")
        expect((await receive())["error"]["code"] == code, line)

    many = "; ".join(f'Text("{n}").padding()' for n in range(60))
    for number in range(5, 10):
        send({"id": number, "method": "tools/call", "params": {"name": "explain", "arguments": {"code": f"VStack {{ {many} }}"}}})
    for number in range(5, 10):
        send({"method": "notifications/cancelled", "params": {"requestId": number}})
    send({"id": 10, "method": "tools/call", "params": {"name": "render", "arguments": {"code": 'Text("a")', "picture": False}}})
    answer = await receive()
    expect(answer["id"] == 10, f"only the call that isn't cancelled is answered: {answer}")
    process.stdin.close()
    expect(await process.stdout.read() == b"", "cancelled calls get no answer")
    expect(await asyncio.wait_for(process.wait(), 60) == 0, "the server ends with its input")
    print("assistant: revisions, messages that are wrong, five cancelled calls")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "project"
        root.mkdir()
        (root / "card.swift").write_text('Text("Card").padding()')
        (root.parent / "outside.swift").write_text('Text("Outside")')
        (root / "link.swift").symlink_to(root.parent / "outside.swift")
        for mode in ["auto", "legacy"]:
            asyncio.run(session(program, str(root), mode))
        asyncio.run(cancelled(program, str(root)))
    print(f"assistant: {count} expectations were met")


main()
