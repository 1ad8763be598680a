"""The model's containers: stacks, ZStack, grids, scroll views and what chooses between views."""
import math
from views import (GUIDES, HORIZONTAL, INF, STANDARD, VERTICAL, Transparent, Unary, Undecided, View, clamp, less,
                   replacing)


def pair(axis, major, minor):
    return (major, minor) if axis == HORIZONTAL else (minor, major)


def distance(before, after, axis, explicit=None):
    """Section 4: the maximum of what either facing edge asks for, else 8."""
    if explicit is not None:
        return explicit
    asked = [v for v in (before.spacing(axis, 1), after.spacing(axis, 0)) if v is not None]
    return max(asked) if asked else STANDARD


def union(values):
    known = [v for v in values if v is not None]
    return max(known) if known else None


def merged_priority(children):
    return 0.0 if children else -INF


class Stack(View):
    """Section 3."""

    def __init__(self, axis, guide, gap, children):
        self.axis, self.guide, self.gap, self.children = axis, guide, gap, children
        self.priority = merged_priority(children)

    def gaps(self):
        return [distance(a, b, self.axis, self.gap) for a, b in zip(self.children, self.children[1:])]

    def offers(self, p):
        """The proposal of every child (sections 3.2 and 3.3)."""
        major, minor, axis = p[self.axis], p[1 - self.axis], self.axis
        if major is None:
            return [pair(axis, None, minor) for _ in self.children]
        length = lambda child, offer: child.size(pair(axis, offer, minor))[axis]
        room = major - sum(self.gaps())

        def flexibility(child):
            low, high = length(child, 0.0), length(child, INF)
            return (1, -low) if high == INF else (0, high - low)

        groups = []
        for priority in sorted({c.priority for c in self.children}, reverse=True):
            members = [i for i, c in enumerate(self.children) if c.priority == priority]
            groups.append(sorted(members, key=lambda i: flexibility(self.children[i])))
        reserved = [sum(length(self.children[i], 0.0) for i in group) for group in groups]
        room -= sum(reserved[1:])
        answer = [None] * len(self.children)
        for number, group in enumerate(groups):
            if number:
                room += reserved[number]
            for done, index in enumerate(group):
                offer = max(room / (len(group) - done), 0.0)
                answer[index] = pair(axis, offer, minor)
                left = room - self.children[index].size(answer[index])[axis]
                room = room if math.isnan(left) else left
        return answer

    def arranged(self, p):
        """(major size, minor size, [(child, major, minor, size, proposal)])."""
        if not self.children:
            return (0.0, 0.0, [])
        axis, gaps, at, rows = self.axis, [0.0] + self.gaps(), 0.0, []
        for child, gap, offer in zip(self.children, gaps, self.offers(p)):
            size = child.size(offer)
            at += gap
            rows.append((child, at, -self.guide.of(child, offer, size), size, offer))
            at += size[axis]
        low = min(row[2] for row in rows)
        high = max(row[2] + row[3][1 - axis] for row in rows)
        if low > 1e-9 or high < -1e-9:
            raise Undecided("whether the alignment line itself counts for the stack's extent")
        return (at, high - low, [(c, major, minor - low, s, o) for c, major, minor, s, o in rows])

    def size(self, p):
        major, minor, _ = self.arranged(p)
        return pair(self.axis, major, minor)

    def geometry(self, p, size):
        again = pair(self.axis, p[self.axis], replacing(p[1 - self.axis], size[1 - self.axis]))
        rows = self.arranged(again)[2]
        return [(c, *pair(self.axis, major, minor), s, o) for c, major, minor, s, o in rows]

    def spacing(self, axis, side):
        if not self.children:
            return 0.0
        if axis == self.axis:
            return self.children[-1 if side else 0].spacing(axis, side)
        return union([c.spacing(axis, side) for c in self.children])


class ZStack(View):
    """Section 14."""

    def __init__(self, alignment, children):
        self.alignment, self.children = alignment, children
        self.priority = merged_priority(children)

    def leaders(self):
        top = max(c.priority for c in self.children)
        return [c for c in self.children if c.priority == top]

    def size(self, p):
        if not self.children:
            return (0.0, 0.0)
        answer = []
        for axis, guide in enumerate(self.alignment):
            spans = []
            for child in self.leaders():
                size = child.size(p)
                at = guide.of(child, p, size)
                spans.append((-at, size[axis] - at))
            answer.append(max(s[1] for s in spans) - min(s[0] for s in spans))
        return tuple(answer)

    def geometry(self, p, size):
        if not self.children:
            return []
        lines = []
        for guide in self.alignment:
            lines.append(max(guide.of(c, size, c.size(size)) for c in self.leaders()))
        found = []
        for child in self.children:
            own = child.size(size)
            x, y = (lines[i] - self.alignment[i].of(child, size, own) for i in (0, 1))
            found.append((child, x, y, own, size))
        return found

    def spacing(self, axis, side):
        return union([c.spacing(axis, side) for c in self.children]) if self.children else 0.0


class GeometryReader(View):
    """Section 15. `content` builds the views for the reader's size."""

    def __init__(self, content):
        self.content = content

    def geometry(self, p, size):
        return [(child, 0.0, 0.0, child.size(size), size) for child in self.content(size)]

    def explicit(self, guide, p, size):
        return None


class ScrollView(View):
    """Section 16."""

    def __init__(self, axes):
        self.axes, self.child, self.viewport = axes, None, None

    def content(self, p):
        self.viewport = p
        q = tuple(None if self.axes[i] else p[i] for i in (0, 1))
        return q, self.child.size(q)

    def size(self, p):
        _, own = self.content(p)
        return tuple(replacing(p[i], own[i]) if self.axes[i] else own[i] for i in (0, 1))

    def geometry(self, p, size):
        q, own = self.content(p)
        return [(self.child, 0.0, 0.0, own, q)]

    def explicit(self, guide, p, size):
        return None


class ContainerRelative(Unary):
    """Section 20: a share of the nearest scroll view, then as a fixed frame."""

    def __init__(self, child, container, axes, share, alignment):
        self.child, self.container, self.axes = child, container, axes
        self.share, self.alignment = share, alignment

    def child_proposal(self, p, size):
        count, span, gap = self.share
        found = list(p)
        for i in (0, 1):
            if self.axes[i]:
                column = (self.container.viewport[i] - gap * (count - 1)) / count
                found[i] = column * span + gap * (span - 1)
        return tuple(found)

    def size(self, p):
        q = self.child_proposal(p, None)
        child = self.child.size(q)
        return tuple(q[i] if self.axes[i] else child[i] for i in (0, 1))

    def origin(self, p, size, child_p, child_size):
        from views import aligned
        return aligned(self.alignment, size, self.child, child_p, child_size)

    def spacing(self, axis, side):
        return None if self.axes[axis] else self.child.spacing(axis, side)


class LazyStack(View):
    """Section 16: as wide as proposed, every child at its ideal length."""

    def __init__(self, axis, guide, gap, children):
        self.axis, self.guide, self.gap, self.children = axis, guide, replacing(gap, STANDARD), children

    def lengths(self, breadth):
        q = pair(self.axis, None, breadth)
        return q, [c.size(q) for c in self.children]

    def size(self, p):
        breadth = p[1 - self.axis]
        _, sizes = self.lengths(breadth)
        major = sum(s[self.axis] for s in sizes) + self.gap * max(len(sizes) - 1, 0)
        widest = max([s[1 - self.axis] for s in sizes], default=0.0)
        return pair(self.axis, major, replacing(breadth, widest))

    def geometry(self, p, size):
        q, sizes = self.lengths(size[1 - self.axis])
        found, at = [], 0.0
        line = self.guide.default(None, None, size)
        for child, own in zip(self.children, sizes):
            minor = line - self.guide.of(child, q, own)
            found.append((child, *pair(self.axis, at, minor), own, q))
            at += own[self.axis] + self.gap
        return found


class ViewThatFits(View):
    """Section 18."""

    def __init__(self, axes, children):
        self.axes, self.children = axes, children

    def chosen(self, p):
        q = tuple(None if self.axes[i] else p[i] for i in (0, 1))
        for child in self.children:
            size = child.size(q)
            if all(not self.axes[i] or p[i] is None or size[i] <= p[i] for i in (0, 1)):
                return child
        return self.children[-1]

    def size(self, p):
        return self.chosen(p).size(p)

    def geometry(self, p, size):
        child = self.chosen(p)
        return [(child, 0.0, 0.0, child.size(p), p)]


class SafeAreaInset(View):
    """Section 19."""

    def __init__(self, child, secondary, axis, side, guide, gap):
        self.child, self.secondary, self.axis, self.side = child, secondary, axis, side
        self.guide, self.gap = guide, replacing(gap, STANDARD)

    def split(self, p):
        axis, total, across = self.axis, p[self.axis], p[1 - self.axis]
        if total is None:
            q = pair(axis, None, across)
            return q, q
        least = self.child.size(pair(axis, 0.0, across))[axis]
        second = pair(axis, max(total - self.gap - least, 0.0), across)
        used = self.secondary.size(second)[axis]
        return pair(axis, max(total - self.gap - used, 0.0), across), second

    def size(self, p):
        rows = self.geometry(p, None)
        axis = self.axis
        major = sum(row[3][axis] for row in rows) + self.gap
        return pair(axis, major, max(row[3][1 - axis] for row in rows))

    def geometry(self, p, size):
        first, second = self.split(p)
        own, other = self.child.size(first), self.secondary.size(second)
        line = max(self.guide.of(self.child, first, own), self.guide.of(self.secondary, second, other))
        at = line - self.guide.of(self.child, first, own), line - self.guide.of(self.secondary, second, other)
        if self.side == 1:
            majors = (0.0, own[self.axis] + self.gap)
        else:
            majors = (other[self.axis] + self.gap, 0.0)
        return [(self.child, *pair(self.axis, majors[0], at[0]), own, first),
                (self.secondary, *pair(self.axis, majors[1], at[1]), other, second)]

    def guiding(self, p, size):
        return self.geometry(p, size)[:1]
