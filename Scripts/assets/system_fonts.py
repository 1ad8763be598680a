"""Fonts too large to ship, used where the system has them: Chinese, Japanese, Korean and emoji."""

import pathlib

# Where the distributions put them: Debian and Ubuntu, Fedora, Arch.
CJK_FOLDERS = ["/usr/share/fonts/opentype/noto", "/usr/share/fonts/google-noto-cjk", "/usr/share/fonts/noto-cjk"]
EMOJI_FOLDERS = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/google-noto-color-emoji-fonts",
                 "/usr/share/fonts/noto"]

# The faces of the CJK collections, in the order of the file.
CJK_FACES = {"Noto Sans CJK JP": 0, "Noto Sans CJK KR": 1, "Noto Sans CJK SC": 2,
             "Noto Sans CJK TC": 3, "Noto Sans CJK HK": 4}


def entries():
    """The manifest's entries; the first path that exists at run time is used."""
    found = []
    for name, face in CJK_FACES.items():
        for weight, file in [(400, "NotoSansCJK-Regular.ttc"), (700, "NotoSansCJK-Bold.ttc")]:
            found.append({
                "name": name, "role": "cjk", "style": "roman", "weights": [weight, weight], "face": face,
                "paths": [f"{folder}/{file}" for folder in CJK_FOLDERS], "package": "fonts-noto-cjk", "web": []})
    found.append({
        "name": "Noto Color Emoji", "role": "emoji", "style": "roman", "weights": [400, 400], "face": 0,
        "paths": [f"{folder}/NotoColorEmoji.ttf" for folder in EMOJI_FOLDERS], "package": "fonts-noto-color-emoji",
        "web": []})
    return found


def warn_about_missing(say):
    missing = {}
    for entry in entries():
        if not any(pathlib.Path(path).exists() for path in entry["paths"]):
            missing.setdefault(entry["package"], entry["name"])
    for package, name in missing.items():
        say(f"warning: {name} is not installed, so its characters will be measured as empty boxes;"
            f" Debian and Ubuntu have it in {package}")
