"""Builds the model's views from a snippet that `reader` has read, and lays a case out."""
import re
from reader import read
from views import *
from containers import (ContainerRelative, GeometryReader, LazyStack, SafeAreaInset, ScrollView, Stack, ViewThatFits,
                        ZStack)
from grids import Cell, Grid, LazyGrid, Track

SHAPES = ("Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "LinearGradient")
# Modifiers without influence on layout; their arguments are not looked at.
IGNORED = ("fill", "stroke", "strokeBorder", "foregroundStyle", "opacity", "hidden", "blur", "shadow", "zIndex", "clipped",
           "clipShape", "cornerRadius", "border", "rotationEffect", "scaleEffect", "disabled", "tint", "tag", "inset",
           "drawingGroup", "contentShape", "brightness", "saturation", "compositingGroup", "transformEffect",
           "rotation3DEffect", "allowsHitTesting", "layoutValue", "preference", "accessibilityHidden")


class Scope:
    """What a part of a snippet inherits: local values, the stacking axis, the scroll view, the pixel."""

    def __init__(self, values, axis=None, container=None, pixel=1.0, guides=None):
        self.values, self.axis, self.container, self.pixel = values, axis, container, pixel
        self.guides = GUIDES if guides is None else guides

    def with_(self, **changes):
        fields = dict(values=self.values, axis=self.axis, container=self.container, pixel=self.pixel,
                      guides=self.guides)
        fields.update(changes)
        return Scope(**fields)

    def with_value(self, name, value):
        return self.with_(values={**self.values, name: value})


class Dimensions:
    """What an alignment guide's closure may ask of a view."""

    def __init__(self, view, p, size):
        self.view, self.p, self.size = view, p, size


def number(node, scope):
    kind = node[0]
    if kind == "num":
        return node[1]
    if kind == "minus":
        return -number(node[1], scope)
    if kind == "name":
        return {"true": True, "false": False, "nil": None}.get(node[1], scope.values.get(node[1]))
    if kind == "dot":
        return {"infinity": INF, "zero": 0.0}[node[1]]
    if kind == "choice":
        return number(node[2] if number(node[1], scope) else node[3], scope)
    if kind == "member":
        return member(number(node[1], scope), node[2])
    if kind == "call" and node[1] in (("name", "CGFloat"), ("name", "Double")):
        return float(number(node[2][0][1], scope))
    if kind == "call" and node[1][0] == "name" and node[1][1] in ("min", "max"):
        return {"min": min, "max": max}[node[1][1]](number(v, scope) for _, v in node[2])
    if kind == "index":
        label, key = node[2][0]
        dims = number(node[1], scope)
        guide = guide_named(key, scope, None)
        if label == "explicit":
            return dims.view.explicit(guide, dims.p, dims.size)
        return guide.of(dims.view, dims.p, dims.size)
    if kind == "binary":
        a, b = number(node[2], scope), number(node[3], scope)
        return {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a / b,
                "<": lambda: a < b, ">": lambda: a > b, "==": lambda: a == b, "!=": lambda: a != b,
                "<=": lambda: a <= b, ">=": lambda: a >= b, "..<": lambda: range(int(a), int(b))}[node[1]]()
    raise SyntaxError(f"not a number: {node}")


def member(value, name):
    if isinstance(value, Dimensions):
        return value.size[("width", "height").index(name)]
    if isinstance(value, tuple):
        return value if name == "size" else value[("width", "height").index(name)]
    raise SyntaxError(f"no member {name}")


def guide_named(node, scope, axis):
    """`.top`, `VerticalAlignment.top`, or a name of the prelude; `axis` decides what `.center` is."""
    if node[0] == "member" and node[1][0] == "name":
        axis = 0 if node[1][1] == "HorizontalAlignment" else 1
        return scope.guides[(axis, node[2])]
    axes = (0, 1) if axis is None else (axis,)
    for each in axes:
        if (each, node[1]) in scope.guides:
            return scope.guides[(each, node[1])]
    raise SyntaxError(f"no guide {node}")


COMBINED = {"center": ("center", "center"), "leading": ("leading", "center"), "trailing": ("trailing", "center"),
            "top": ("center", "top"), "bottom": ("center", "bottom")}
for _h in ("leading", "trailing", "center"):
    for _v in ("top", "bottom", "firstTextBaseline", "lastTextBaseline"):
        COMBINED[_h + _v[0].upper() + _v[1:]] = (_h, _v)
        COMBINED[_v + _h[0].upper() + _h[1:]] = (_h, _v)


def alignment(node, scope):
    if node is None:
        names = ("center", "center")
    elif node[0] == "call":
        values = dict(node[2])
        return (guide_named(values["horizontal"], scope, 0), guide_named(values["vertical"], scope, 1))
    else:
        names = COMBINED[node[1] if node[0] == "dot" else node[2]]
    return tuple(scope.guides[(i, names[i])] for i in (0, 1))


def edges(node, scope):
    if node[0] == "array":
        return set().union(*[edges(n, scope) for n in node[1]])
    return {"all": set(EDGES), "horizontal": {"leading", "trailing"}, "vertical": {"top", "bottom"}}.get(
        node[1], {node[1]})


def axes(node):
    if node[0] == "array":
        found = [axes(n) for n in node[1]]
        return tuple(any(f[i] for f in found) for i in (0, 1))
    return (node[1] == "horizontal", node[1] == "vertical")


def views(statements, scope):
    found = []
    for statement in statements:
        if statement[0] == "let":
            scope = scope.with_value(statement[1], number(statement[2], scope))
        elif statement[0] == "if":
            branch = statement[2] if number(statement[1], scope) else statement[3]
            inner = views(branch, scope)
            for view in inner:
                view.dynamic = True
            found += inner
        else:
            found += evaluate(statement, scope)
    return found


def evaluate(node, scope):
    """The views of one expression: none for EmptyView, several for Group and ForEach."""
    if node[0] == "member" and node[1] == ("name", "Color"):
        return [View()]
    if node[0] != "call":
        raise SyntaxError(f"not a view: {node}")
    _, base, arguments, closure = node
    if base[0] == "name":
        return container(base[1], arguments, closure, scope)
    name = base[2]
    if name == "preference" or name in IGNORED or (base[1] == ("name", "Color")):
        return [View()] if base[1] == ("name", "Color") else evaluate(base[1], scope)
    children = evaluate(base[1], scope)
    answer = []
    for child in children:
        view = modified(name, child, arguments, closure, scope)
        view.dynamic = child.dynamic
        answer.append(view)
    return answer


def body(closure, scope):
    return views(closure[2], scope) if closure else []


def one(children, scope, implicit="VStack"):
    """Section 2: the implicit root of several views."""
    if len(children) == 1:
        return children[0]
    if implicit == "VStack":
        return Stack(1, scope.guides[(0, "center")], None, children)
    if implicit == "root":  # Measured on a hosting controller: no spacing.
        return Stack(1, scope.guides[(0, "center")], 0.0, children)
    return ZStack(alignment(None, scope), children) if children else None


def stack_like(kind, arguments, closure, scope):
    named = dict((l, v) for l, v in arguments if l)
    gap = number(named["spacing"], scope) if "spacing" in named else None
    axis = 0 if kind.endswith("HStack") else 1
    guide = guide_named(named.get("alignment", ("dot", "center")), scope, 1 - axis)
    children = body(closure, scope.with_(axis=axis))
    if kind.startswith("Lazy"):
        return LazyStack(axis, guide, gap, children)
    if len(children) == 1 and not children[0].dynamic:
        return children[0]
    return Stack(axis, guide, gap, children)


def container(name, arguments, closure, scope):
    named = dict((l, v) for l, v in arguments if l)
    plain = [v for l, v in arguments if l is None]
    if name in SHAPES:
        return [View()]
    if name == "EmptyView":
        return []
    if name == "Circle":
        return [Circle()]
    if name == "Spacer":
        return [Spacer(number(named["minLength"], scope) if "minLength" in named else None, scope.axis)]
    if name == "Divider":
        return [Divider(scope.axis, scope.pixel)]
    if name == "Group" or name == "Section":
        return body(closure, scope)
    if name == "ForEach":
        items = number(plain[0], scope) if plain[0][0] != "array" else [number(n, scope) for n in plain[0][1]]
        found = []
        for item in items:
            found += body(closure, scope.with_value(closure[1][0], item) if closure[1] else scope.with_value("$0", item))
        for view in found:
            view.dynamic = True
        return found
    if name in ("HStack", "VStack", "LazyHStack", "LazyVStack"):
        return [stack_like(name, arguments, closure, scope)]
    if name == "ZStack":
        children = body(closure, scope.with_(axis=None))
        if len(children) == 1 and not children[0].dynamic:
            return children
        return [ZStack(alignment(named.get("alignment"), scope), children)]
    if name == "GeometryReader":
        inner = scope.with_(axis=None)
        build = lambda size: views(closure[2], inner.with_value(closure[1][0], size) if closure[1] else inner)
        return [GeometryReader(build)]
    if name == "ScrollView":
        view = ScrollView(axes(plain[0]) if plain else (False, True))
        view.child = one(body(closure, scope.with_(axis=1, container=view)), scope)
        return [view]
    if name == "ViewThatFits":
        return [ViewThatFits(axes(named["in"]) if "in" in named else (True, True), body(closure, scope))]
    if name in ("LazyVGrid", "LazyHGrid"):
        axis = 1 if name == "LazyVGrid" else 0
        tracks = [track(n, scope) for n in named["columns" if axis else "rows"][1]]
        guide = guide_named(named.get("alignment", ("dot", "center")), scope, 1 - axis)
        gap = number(named["spacing"], scope) if "spacing" in named else None
        return [LazyGrid(axis, tracks, guide, gap, body(closure, scope.with_(axis=None)))]
    if name == "Grid":
        return [grid(named, closure, scope.with_(axis=None))]
    raise SyntaxError(f"unknown view {name}")


def track(node, scope):
    named = dict((l, v) for l, v in node[2] if l)
    size = [v for l, v in node[2] if l is None][0]
    kind = size[1] if size[0] == "dot" else size[1][1]
    values = dict(size[2]) if size[0] == "call" else {}
    if kind == "fixed":
        low = high = number(values[None], scope)
    else:
        low = number(values["minimum"], scope) if "minimum" in values else 10.0
        high = number(values["maximum"], scope) if "maximum" in values else INF
    gap = number(named["spacing"], scope) if "spacing" in named else None
    return Track(kind, low, high, gap, alignment(named["alignment"], scope) if "alignment" in named else None)


def grid(named, closure, scope):
    rows = []
    for statement in closure[2]:
        expression, row_scope = statement, scope
        if expression[0] == "call" and expression[1] == ("name", "GridRow"):
            options = dict(expression[2])
            guide = guide_named(options["alignment"], scope, 1) if "alignment" in options else None
            cells = [cell for s in expression[3][2] for cell in cells_of(s, row_scope)]
            if cells:
                rows.append((cells, guide, False))
        else:
            rows += [([Cell(v.view, 1, v.unsized)], None, True) for v in cells_of(expression, scope)]
    gaps = [number(named[k], scope) if k in named else None for k in ("horizontalSpacing", "verticalSpacing")]
    return Grid(alignment(named.get("alignment"), scope), gaps, rows)


POINTS = {"center": (.5, .5), "leading": (0, .5), "trailing": (1, .5), "top": (.5, 0), "bottom": (.5, 1),
          "topLeading": (0, 0), "topTrailing": (1, 0), "bottomLeading": (0, 1), "bottomTrailing": (1, 1)}


def cells_of(node, scope):
    """A cell's options are read from the modifiers of its expression, in any order."""
    options, kept = {}, node
    chain = []
    while kept[0] == "call" and kept[1][0] == "member":
        name = kept[1][2]
        if name == "gridCellColumns":
            options["span"] = int(number(kept[2][0][1], scope))
        elif name == "gridCellUnsizedAxes":
            options["unsized"] = axes(kept[2][0][1])
        elif name == "gridCellAnchor":
            point = kept[2][0][1]
            options["anchor"] = POINTS[point[1]] if point[0] == "dot" else tuple(
                number(v, scope) for _, v in point[2])
        elif name == "gridColumnAlignment":
            options["column_guide"] = guide_named(kept[2][0][1], scope, 0)
        else:
            chain.append(kept)
        kept = kept[1][1]
    for call in reversed(chain):
        kept = ("call", ("member", kept, call[1][2]), call[2], call[3])
    return [Cell(view, **options) for view in evaluate(kept, scope)]


def modified(name, child, arguments, closure, scope):
    named = dict((l, v) for l, v in arguments if l)
    plain = [v for l, v in arguments if l is None]
    value = lambda key: number(named[key], scope) if key in named else None
    if name == "id":
        return Named(child, plain[0][1])
    if name == "frame":
        where = alignment(named.get("alignment"), scope)
        if set(named) - {"alignment"} <= {"width", "height"}:
            return FixedFrame(child, value("width"), value("height"), where)
        limits = [tuple(value(k + side) for k in ("min", "ideal", "max")) for side in ("Width", "Height")]
        return FlexibleFrame(child, limits, where)
    if name == "padding":
        return Padding(child, insets(plain, scope))
    if name in ("aspectRatio", "scaledToFit", "scaledToFill"):
        ratio, fill = None, name == "scaledToFill"
        if name == "aspectRatio":
            fill = named["contentMode"][1] == "fill"
            if plain and plain[0][0] == "call":
                size = dict(plain[0][2])
                ratio = number(size["width"], scope) / number(size["height"], scope)
            elif plain:
                ratio = number(plain[0], scope)
        return AspectRatio(child, ratio, fill)
    if name == "fixedSize":
        return FixedSize(child, (value("horizontal"), value("vertical")) if named else (True, True))
    if name == "offset":
        return Offset(child, value("x") or 0.0, value("y") or 0.0)
    if name == "position":
        return Position(child, value("x") or 0.0, value("y") or 0.0)
    if name == "layoutPriority":
        return Prioritised(child, number(plain[0], scope))
    if name in ("overlay", "background", "mask"):
        inside = closure[2] if closure else plain[:1]
        secondary = one(views(inside, scope.with_(axis=None)), scope, "ZStack")
        return Layered(child, secondary, alignment(named.get("alignment"), scope))
    if name == "alignmentGuide":
        guide = guide_named(plain[0], scope, None)
        parameter = closure[1][0] if closure[1] else "$0"
        compute = lambda view, p, size: number(
            closure[2][0], scope.with_value(parameter, Dimensions(view, p, size)))
        return Guided(child, guide, compute)
    if name == "safeAreaInset":
        edge = named["edge"][1]
        axis, side = EDGES[edge]
        guide = guide_named(named.get("alignment", ("dot", "center")), scope, 1 - axis)
        secondary = one(body(closure, scope.with_(axis=None)), scope, "ZStack")
        return SafeAreaInset(child, secondary, axis, side, guide, value("spacing"))
    if name == "containerRelativeFrame":
        share = tuple(value(k) if k in named else d for k, d in (("count", 1), ("span", 1), ("spacing", 0)))
        return ContainerRelative(child, scope.container, axes(plain[0]), share,
                                 alignment(named.get("alignment"), scope))
    raise SyntaxError(f"unknown modifier {name}")


def insets(plain, scope):
    sides = {edge: 0.0 for edge in EDGES}
    if plain and plain[0][0] == "call":
        for label, node in plain[0][2]:
            sides[label] = number(node, scope)
    else:
        chosen, amount = set(EDGES), 16.0
        for node in plain:
            if node[0] == "array" or (node[0] == "dot" and node[1] != "infinity"):
                chosen = edges(node, scope)
            else:
                amount = number(node, scope)
        for edge in chosen:
            sides[edge] = amount
    return ((sides["leading"], sides["trailing"]), (sides["top"], sides["bottom"]))


CUSTOM = re.compile(r"enum (\w+): AlignmentID \{ static func defaultValue\(in (\w+): ViewDimensions\) -> CGFloat "
                    r"\{ (.+?) \} \}")
NAMING = re.compile(r"extension (Horizontal|Vertical)Alignment \{ static let (\w+) = \w+\((\w+)\.self\) \}")


def guides_of(prelude):
    """The built-in guides and those that a prelude declares."""
    guides = dict(GUIDES)
    defaults = {name: (parameter, read(text)[0]) for name, parameter, text in CUSTOM.findall(prelude)}
    for direction, name, identifier in NAMING.findall(prelude):
        parameter, expression = defaults[identifier]
        axis = 0 if direction == "Horizontal" else 1
        scope = Scope({}, guides=guides)

        def default(view, p, size, parameter=parameter, expression=expression, scope=scope):
            return number(expression, scope.with_value(parameter, Dimensions(view or View(), p, size)))

        guides[(axis, name)] = Guide(axis, name, default, mean)
    return guides


def solve(snippet, proposal, prelude="", pixel=1.0, mirrored=False):
    """The root's size and the frame of every named view."""
    scope = Scope({}, pixel=pixel, guides=guides_of(prelude))
    root = one(views(read(snippet), scope.with_(axis=None)), scope, "root")
    size = root.size(proposal)
    named = {}
    root.place(0.0, 0.0, proposal, size, named)
    if mirrored:
        for frame in named.values():
            frame[0] = size[0] - frame[0] - frame[2]
    return size, named
