"""An independent model of the layout rules: views that stand alone and views around one view.

A view answers `size(p)` for a proposal `p = (width, height)` where None is the ideal size, and says in
`geometry(p, size)` where its children lie once it is placed with that size and proposal: a list of
(child, x, y, child's size, child's proposal). Everything else (frames by name, guides) follows from these two.
Coordinates are left to right; right to left is the mirror image of the result.
"""
import math

INF = math.inf
HORIZONTAL, VERTICAL = 0, 1
EDGES = {"leading": (0, 0), "trailing": (0, 1), "top": (1, 0), "bottom": (1, 1)}
STANDARD = 8.0


class Undecided(Exception):
    """The written rules give no single answer."""


def clamp(value, low, high):
    return min(max(value, low), high)


def replacing(value, default):
    return default if value is None else value


def less(value, amount):
    return None if value is None else max(0.0, value - amount)


class Guide:
    """A named alignment line of one axis; `default` gives its value for a view without an explicit one."""

    def __init__(self, axis, name, default, merge=None):
        self.axis, self.name, self.default, self.merge = axis, name, default, merge

    def of(self, view, p, size):
        if size[self.axis] == INF:
            return 0.0  # an infinite view has no line but its start
        explicit = view.explicit(self, p, size)
        return self.default(view, p, size) if explicit is None else explicit


def mean(values):
    return sum(values) / len(values)


GUIDES = {
    (0, "leading"): Guide(0, "leading", lambda v, p, s: 0.0),
    (0, "center"): Guide(0, "center", lambda v, p, s: s[0] / 2),
    (0, "trailing"): Guide(0, "trailing", lambda v, p, s: s[0]),
    (1, "top"): Guide(1, "top", lambda v, p, s: 0.0),
    (1, "center"): Guide(1, "center", lambda v, p, s: s[1] / 2),
    (1, "bottom"): Guide(1, "bottom", lambda v, p, s: s[1]),
    (1, "firstTextBaseline"): Guide(1, "firstTextBaseline", lambda v, p, s: s[1], min),
    (1, "lastTextBaseline"): Guide(1, "lastTextBaseline", lambda v, p, s: s[1], max),
}


class View:
    """A leaf with the default answer (section 1, rule 4) and default spacing (None on every edge, section 4)."""
    priority = 0.0
    transparent_priority = False
    dynamic = False

    def size(self, p):
        return (replacing(p[0], 10.0), replacing(p[1], 10.0))

    def geometry(self, p, size):
        return []

    def guiding(self, p, size):
        """The children whose explicit guides count for this view (all by default)."""
        return self.geometry(p, size)

    def explicit(self, guide, p, size):
        """Section 21: one child lets its guide through; several are merged, built-in lines not at all."""
        children = self.guiding(p, size)
        values = []
        for child, x, y, child_size, child_p in children:
            value = child.explicit(guide, child_p, child_size)
            if value is not None:
                values.append(value + (x, y)[guide.axis])
        if not values or (not guide.merge and not isinstance(self, Unary)):
            return None
        return values[0] if isinstance(self, Unary) else guide.merge(values)

    def spacing(self, axis, side):
        """The nil-category preference of an edge: side 0 is leading/top, 1 is trailing/bottom."""
        return None

    def place(self, x, y, p, size, named):
        for child, dx, dy, child_size, child_p in self.geometry(p, size):
            child.place(x + dx, y + dy, child_p, child_size, named)


class Circle(View):
    def size(self, p):
        side = min(View.size(self, p))
        return (side, side)


class Spacer(View):
    """Section 5."""
    priority = -INF

    def __init__(self, minimum, axis):
        self.minimum, self.axis = replacing(minimum, 8.0), axis

    def size(self, p):
        lengths = [max(replacing(p[i], self.minimum), self.minimum) for i in (0, 1)]
        if self.axis is not None:
            lengths[1 - self.axis] = 0.0
        return tuple(lengths)

    def spacing(self, axis, side):
        return 0.0 if self.axis in (None, axis) else None


class Divider(View):
    """Section 6: a line of one pixel across the stacking axis."""

    def __init__(self, axis, pixel):
        self.axis, self.pixel = axis, pixel

    def size(self, p):
        size = list(View.size(self, p))
        size[HORIZONTAL if self.axis == HORIZONTAL else VERTICAL] = self.pixel
        return tuple(size)


class Unary(View):
    def __init__(self, child):
        self.child = child

    def child_proposal(self, p, size):
        return p

    def origin(self, p, size, child_p, child_size):
        return (0.0, 0.0)

    def geometry(self, p, size):
        child_p = self.child_proposal(p, size)
        child_size = self.child.size(child_p)
        return [(self.child, *self.origin(p, size, child_p, child_size), child_size, child_p)]

    def size(self, p):
        return self.child.size(self.child_proposal(p, None))

    def spacing(self, axis, side):
        return self.child.spacing(axis, side)


class Transparent(Unary):
    """A modifier without influence on layout (sections 12 and 22): the priority passes through."""

    @property
    def priority(self):
        return self.child.priority


class Named(Transparent):
    def __init__(self, child, name):
        self.child, self.name = child, name

    def place(self, x, y, p, size, named):
        named[self.name] = [x, y, size[0], size[1]]
        self.child.place(x, y, p, size, named)

    def geometry(self, p, size):
        return [(self.child, 0.0, 0.0, size, p)]


class Prioritised(Transparent):
    priority = None

    def __init__(self, child, priority):
        self.child, self.priority = child, priority


class Guided(Transparent):
    """alignmentGuide: an explicit value that wins over those further inside."""

    def __init__(self, child, guide, value):
        self.child, self.guide, self.value = child, guide, value

    def explicit(self, guide, p, size):
        if guide is self.guide:
            return self.value(self.child, p, size)
        return self.child.explicit(guide, p, size)


class Offset(Transparent):
    def __init__(self, child, dx, dy):
        self.child, self.delta = child, (dx, dy)

    def origin(self, p, size, child_p, child_size):
        return self.delta

    def explicit(self, guide, p, size):
        return self.child.explicit(guide, p, size)


def aligned(alignment, size, child, child_p, child_size):
    """Where a child lies when its guides meet the default guides of a box."""
    return tuple(
        guide.default(None, None, size) - guide.of(child, child_p, child_size) for guide in alignment)


class FixedFrame(Unary):
    """Section 7."""

    def __init__(self, child, width, height, alignment):
        fine = [v if v is not None and 0 <= v < INF else None for v in (width, height)]
        self.child, self.lengths, self.alignment = child, fine, alignment

    def child_proposal(self, p, size):
        return tuple(p[i] if v is None else v for i, v in enumerate(self.lengths))

    def size(self, p):
        child = self.child.size(self.child_proposal(p, None))
        return tuple(child[i] if v is None else v for i, v in enumerate(self.lengths))

    def origin(self, p, size, child_p, child_size):
        return aligned(self.alignment, size, self.child, child_p, child_size)

    def spacing(self, axis, side):
        if self.lengths[axis] is None or core(self.child, Spacer):
            return self.child.spacing(axis, side)
        return None


class FlexibleFrame(Unary):
    """Section 8. `limits` is (minimum, ideal, maximum) of each axis."""

    def __init__(self, child, limits, alignment):
        self.child, self.alignment = child, alignment
        self.given = limits
        self.limits = [self.sane(*axis) for axis in limits]

    @staticmethod
    def sane(low, ideal, high):
        if low is not None and high is not None and ideal is None and low > high:
            return (None, None, None)
        low = None if low is None else max(low, 0.0)
        ideal = None if ideal is None else max(ideal, low or 0.0)
        high = None if high is None else max(high, ideal or 0.0)
        return (low, ideal, high)

    def measuring(self, p):
        answer = []
        for value, (low, ideal, high) in zip(p, self.limits):
            value = ideal if value is None else value
            answer.append(None if value is None else clamp(value, replacing(low, -INF), replacing(high, INF)))
        return tuple(answer)

    def size(self, p):
        q = self.measuring(p)
        child = self.child.size(q)
        return tuple(self.length(p[i], q[i], child[i], *self.limits[i]) for i in (0, 1))

    @staticmethod
    def length(p, q, child, low, ideal, high):
        if p is not None and low is not None and high is not None:
            return clamp(p, low, high)
        if p is None and ideal is not None:
            return ideal
        if low is not None and high is not None:
            return clamp(child, low, high)
        if low is not None:
            return max(min(replacing(q, INF), child), low)
        if high is not None:
            return min(max(replacing(q, -INF), child), high)
        return child

    def child_proposal(self, p, size):
        answer = []
        for i, (low, ideal, high) in enumerate(self.limits):
            ideal_again = (ideal is None and p[i] is None
                           and replacing(low, -INF) < size[i] < replacing(high, INF))
            answer.append(None if ideal_again else size[i])
        return tuple(answer)

    def origin(self, p, size, child_p, child_size):
        return aligned(self.alignment, size, self.child, child_p, child_size)

    def spacing(self, axis, side):
        untouched = all(v is None for v in self.given[axis]) or core(self.child, Spacer)
        return self.child.spacing(axis, side) if untouched else None


class Padding(Unary):
    """Section 9. `insets` are ((leading, trailing), (top, bottom))."""

    def __init__(self, child, insets):
        self.child, self.insets = child, insets

    def child_proposal(self, p, size):
        return tuple(less(p[i], sum(self.insets[i])) for i in (0, 1))

    def size(self, p):
        child = self.child.size(self.child_proposal(p, None))
        return tuple(max(0.0, child[i] + sum(self.insets[i])) for i in (0, 1))

    def origin(self, p, size, child_p, child_size):
        return (self.insets[0][0], self.insets[1][0])

    def spacing(self, axis, side):
        return None if self.insets[axis][side] else self.child.spacing(axis, side)


def centred(size, child_size):
    return tuple((size[i] - child_size[i]) / 2 for i in (0, 1))


class AspectRatio(Unary):
    """Section 10."""

    def __init__(self, child, ratio, fill):
        self.child, self.ratio, self.fill = child, ratio, fill

    def child_proposal(self, p, size):
        if p == (None, None):
            return p
        box = self.child.size((None, None)) if self.ratio is None else (self.ratio, 1.0)
        scales = [p[i] / box[i] for i in (0, 1) if p[i] is not None]
        scale = max(scales) if self.fill else min(scales)
        return (box[0] * scale, box[1] * scale)

    def origin(self, p, size, child_p, child_size):
        return centred(size, child_size)


class FixedSize(Transparent):
    """Section 11."""

    def __init__(self, child, axes):
        self.child, self.axes = child, axes

    def child_proposal(self, p, size):
        return tuple(None if self.axes[i] else p[i] for i in (0, 1))

    def origin(self, p, size, child_p, child_size):
        return centred(size, child_size)


class Position(Unary):
    """Section 12."""

    def __init__(self, child, x, y):
        self.child, self.point = child, (x, y)

    def size(self, p):
        child = self.child.size(p)
        return tuple(replacing(p[i], child[i]) for i in (0, 1))

    def child_proposal(self, p, size):
        return size

    def origin(self, p, size, child_p, child_size):
        return tuple(self.point[i] - child_size[i] / 2 for i in (0, 1))

    def spacing(self, axis, side):
        return None


class Layered(Transparent):
    """Section 13: a secondary view over or under a primary one. `make` builds it (it may be nothing)."""

    def __init__(self, child, secondary, alignment):
        self.child, self.secondary, self.alignment = child, secondary, alignment

    def geometry(self, p, size):
        primary = (self.child, 0.0, 0.0, size, p)
        if self.secondary is None:
            return [primary]
        own = self.secondary.size(size)
        origin = [g.of(self.child, p, size) - g.of(self.secondary, size, own) for g in self.alignment]
        return [primary, (self.secondary, *origin, own, size)]

    def size(self, p):
        return self.child.size(p)

    def guiding(self, p, size):
        return self.geometry(p, size)[:1]


def core(view, kind):
    """Whether a view is of a kind once transparent wrappers are taken off."""
    while isinstance(view, Transparent):
        view = view.child
    return isinstance(view, kind)
