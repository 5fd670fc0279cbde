"""The worlds of nightmare (item 8), in which every letter may stand for every place.

Choices of a place that the same letters may stand for are one class: for each combination of classes the
orders are counted once, whatever number of criteria it holds; place by place, by the letters taken.
"""

from lawkeeper.logic.masks import bits


def work(worlds):
    """Count the worlds of `solve.Worlds` anew, yielding between slices: .left, .codes and .weights grow."""
    n = len(worlds.masks)
    classes = [_classes(worlds, place) for place in range(n)]
    at = [0] * n
    ways = [{0: 1}] * (n + 1)  # for each place, by the letters taken before: in how many ways
    level = 0
    while level >= 0:
        if at[level] == len(classes[level]):
            at[level] = 0
            level -= 1
            continue
        ways[level + 1] = _spread(ways[level], classes[level][at[level]][0], n)
        at[level] += 1
        worlds.looked += len(ways[level])
        yield
        if level + 1 < n:
            level += bool(ways[level + 1])
        elif ways[n]:
            yield from _weigh(worlds, [classes[place][at[place] - 1] for place in range(n)], ways)


def _classes(worlds, place):
    """-> list of (letters that may stand for them as bits, choices of the place)."""
    found = {}
    for choice in range(len(worlds.masks[place])):
        letters = sum([(may[place] >> choice & 1) << letter for letter, may in enumerate(worlds.may)])
        if letters:
            found.setdefault(letters, []).append(choice)
    return sorted(found.items())


def _weigh(worlds, chosen, ways):
    """Count the worlds of one combination of classes."""
    n = len(chosen)
    counts = worlds.zeros()
    total = yield from worlds.count([some for _, some in chosen], counts)
    every = (1 << n) - 1
    worlds.left += total * ways[n][every]
    after = {0: 1}  # by the letters taken behind a place: in how many ways
    for place in range(n - 1 if total else -1, -1, -1):
        letters, some = chosen[place]
        before = ways[place]
        for letter in bits(letters):
            rest = every ^ 1 << letter
            orders = sum([before[taken] * after[rest ^ taken] for taken in before if rest ^ taken in after])
            row = worlds.weights[letter][place]
            for choice in some if orders else ():
                row[choice] += orders * counts[place][choice]
        worlds.looked += len(before) * 4
        after = _spread(after, letters, n)
        yield


def _spread(ways, letters, n):
    """Give one more place to one of `letters` (bits). -> {letters taken: in how many ways}."""
    found = {}
    for taken, count in ways.items():
        for letter in range(n):
            if letters & ~taken & 1 << letter:
                more = taken | 1 << letter
                found[more] = found.get(more, 0) + count
    return found
