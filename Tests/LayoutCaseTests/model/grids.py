"""The model's grids (section 17)."""
import math
from containers import distance, pair
from views import (GUIDES, HORIZONTAL, INF, STANDARD, VERTICAL, Undecided, View, clamp, replacing)


class Track:
    """A GridItem: kind is fixed, flexible or adaptive."""

    def __init__(self, kind, low, high, gap, alignment):
        self.kind, self.low, self.high = kind, low, high
        self.gap, self.alignment = replacing(gap, STANDARD), alignment


class LazyGrid(View):
    """Section 17.1, written for columns; `axis` is the axis along which lines are added."""

    def __init__(self, axis, tracks, guide, gap, children):
        self.axis, self.tracks, self.guide = axis, tracks, guide
        self.gap, self.children = replacing(gap, STANDARD), children

    def columns(self, breadth):
        """[(start, width, alignment)] and the total."""
        room = breadth - sum(t.gap for t in self.tracks[:-1]) - sum(t.low for t in self.tracks if t.kind == "fixed")
        open_tracks = sum(t.kind != "fixed" for t in self.tracks)
        widths = []
        for number, track in enumerate(self.tracks):
            if track.kind == "fixed":
                widths.append([track.low])
                continue
            share = room / open_tracks
            if track.kind == "flexible":
                widths.append([clamp(share, track.low, track.high)])
                room -= widths[-1][0]
            else:
                if open_tracks > 1:
                    raise Undecided("what an adaptive column leaves to later ones")
                count = max(1, math.floor((share + track.gap) / (track.low + track.gap)))
                width = clamp((share - (count - 1) * track.gap) / count, track.low, track.high)
                widths.append([width] * count)
            open_tracks -= 1
        found, at = [], 0.0
        for track, group in zip(self.tracks, widths):
            for width in group:
                found.append((at, width, track.alignment))
                at += width + track.gap
        return found, at - self.tracks[-1].gap

    def lines(self, breadth):
        """[(start, length, [(child, column)])] and the total length."""
        columns, _ = self.columns(breadth)
        found, at = [], 0.0
        for first in range(0, len(self.children), len(columns)):
            cells = list(zip(self.children[first:first + len(columns)], columns))
            length = max(c.size(pair(self.axis, None, column[1]))[self.axis] for c, column in cells)
            found.append((at, length, cells))
            at += length + self.gap
        return found, max(at - self.gap, 0.0)

    def size(self, p):
        breadth = p[1 - self.axis]
        if breadth is None:
            raise Undecided("a lazy grid without a breadth")
        return pair(self.axis, self.lines(breadth)[1], max(breadth, self.columns(breadth)[1]))

    def geometry(self, p, size):
        breadth = size[1 - self.axis]
        # Where columns lie in a grid that is broader or narrower than they are is not written down: not a number.
        shift = 0.0 if abs(self.columns(breadth)[1] - breadth) < 1e-9 else math.nan
        found = []
        for at, length, cells in self.lines(breadth)[0]:
            for child, (start, width, alignment) in cells:
                q = pair(self.axis, length, width)
                own = child.size(q)
                cell = list(alignment or [None, None])
                if alignment is None:
                    cell[1 - self.axis], cell[self.axis] = self.guide, GUIDES[(self.axis, "center")]
                x, y = (g.default(None, None, q) - g.of(child, q, own) for g in cell)
                dx, dy = pair(self.axis, at, start + shift)
                found.append((child, x + dx, y + dy, own, q))
        return found


class Cell:
    def __init__(self, view, span=1, unsized=(False, False), anchor=None, column_guide=None):
        self.view, self.span, self.unsized = view, span, unsized
        self.anchor, self.column_guide = anchor, column_guide


class Grid(View):
    """Section 17.2 for the cases the rules decide: lengths of a column that is not flexible are those of its widest
    cell; flexible columns share what is left equally. `rows` holds (cells or one view, row's guide)."""

    def __init__(self, alignment, gaps, rows):
        self.alignment, self.rows = alignment, rows
        self.gaps = [replacing(g, STANDARD) for g in gaps]
        self.count = max([sum(c.span for c in cells) for cells, _, whole in rows if not whole] + [1])

    def placed(self):
        """Every cell with its row number and its first column."""
        for number, (cells, guide, whole) in enumerate(self.rows):
            column = 0
            for cell in cells:
                yield cell, number, column, (self.count if whole else cell.span), guide
                column += cell.span

    def tracks(self, p, axis, other=None):
        count, gap = (self.count, len(self.rows))[axis], self.gaps[axis]
        lows, flexible = [0.0] * count, [False] * count
        spans = []
        for cell, row, column, span, _ in self.placed():
            if cell.unsized[axis]:
                continue
            breadth = None if other is None else self.extent(other, 0, column, span)
            low, high = (cell.view.size((v, None) if axis == 0 else (breadth, v))[axis] for v in (0.0, INF))
            first, extent = (column, span) if axis == 0 else (row, 1)
            if extent > 1:
                spans.append((first, extent, low, high))
                continue
            lows[first] = max(lows[first], low)
            flexible[first] = flexible[first] or (high == INF)
            if high not in (low, INF) and p[axis] is not None:
                raise Undecided("a cell of limited flexibility")
        if any(flexible) and p[axis] is not None:
            room = p[axis] - gap * (count - 1) - sum(l for l, f in zip(lows, flexible) if not f)
            share = max(room / sum(flexible), 0.0)
            if any(f and l > share for l, f in zip(lows, flexible)):
                raise Undecided("flexible columns whose minimum is more than their share")
            lows = [share if f else l for l, f in zip(lows, flexible)]
        elif any(flexible):
            lows = [0.0] * count
            for cell, row, column, span, _ in self.placed():
                if not cell.unsized[axis] and (span == 1 or axis == 1):
                    breadth = None if other is None else self.extent(other, 0, column, span)
                    length = cell.view.size((None, None) if axis == 0 else (breadth, None))[axis]
                    index = column if axis == 0 else row
                    lows[index] = max(lows[index], length)
        for first, extent, low, high in spans:
            if low > sum(lows[first:first + extent]) + gap * (extent - 1) + 1e-9:
                raise Undecided("how a wide spanning cell widens its columns")
        return lows

    def extent(self, lengths, axis, first, count):
        return sum(lengths[first:first + count]) + self.gaps[axis] * (count - 1)

    def solved(self, p):
        widths = self.tracks(p, 0)
        return widths, self.tracks(p, 1, widths)

    def size(self, p):
        if not self.rows:
            return (0.0, 0.0)
        widths, heights = self.solved(p)
        return (self.extent(widths, 0, 0, len(widths)), self.extent(heights, 1, 0, len(heights)))

    def geometry(self, p, size):
        widths, heights = self.solved(p)
        column_guides = {}
        for cell, _, column, _, _ in self.placed():
            if cell.column_guide:
                column_guides[column] = cell.column_guide
        found = []
        for cell, row, column, span, guide in self.placed():
            box = (self.extent(widths, 0, column, span), heights[row])
            own = cell.view.size(box)
            x = sum(widths[:column]) + self.gaps[0] * column
            y = sum(heights[:row]) + self.gaps[1] * row
            if cell.anchor:
                dx, dy = ((box[i] - own[i]) * cell.anchor[i] for i in (0, 1))
            else:
                guides = (column_guides.get(column, self.alignment[0]), guide or self.alignment[1])
                dx, dy = (g.default(None, None, box) - g.of(cell.view, box, own) for g in guides)
            found.append((cell.view, x + dx, y + dy, own, box))
        return found
