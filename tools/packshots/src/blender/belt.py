"""The lifting belt: leather, stitches, buckle."""
import bisect
import math

import bpy
from mathutils import Vector

from gear import patch, smooth
from geometry import box, fillet, lathe, linked, strip, tube_along
from materials import surface

BELT_THICKNESS, BELT_HEIGHT = 0.085, 0.66


def belt(job):
    """A lifting belt lying closed: leather, stitches, a two-pin roller buckle, the brand burnt in."""
    look = job["look"]
    leather = surface("leather", look["body"], 0.42, bump=(38, 0.25, 0.012, "voronoi"), Specular=0.45)
    steel, thread = surface("steel", "#c9c9c6", 0.2, Metallic=1), surface("thread", "#e9d9bd", 0.7)
    count = 360
    start, end = math.radians(-58), math.radians(364)

    def place(t):
        a, free = start + (end - start) * t, max(0, (t - 0.80) / 0.2)
        k = 1 + free * free * (3 - 2 * free) * 0.135
        return (1.22 * k * math.cos(a), 0.78 * k * math.sin(a))

    path = [place(i / count) for i in range(count + 1)]
    along = [0.0]
    for a, b in zip(path, path[1:]):
        along.append(along[-1] + math.dist(a, b))
    total = along[-1]

    def tail(i):
        left = total - along[i]
        return 1 if left > 0.30 else math.sqrt(max(0, 1 - ((0.30 - left) / 0.30) ** 2)) * 0.62 + 0.38

    lows = [BELT_HEIGHT * (1 - tail(i)) / 2 for i in range(count + 1)]
    strip("belt", path, lows, [BELT_HEIGHT - low for low in lows], BELT_THICKNESS, leather, surface("edge", "#2a140a", 0.5), closed=False)

    def at(distance, out):
        i = min(max(bisect.bisect(along, distance) - 1, 0), count - 1)
        share = (distance - along[i]) / (along[i + 1] - along[i])
        a, b = path[i], path[i + 1]
        angle = math.atan2(b[1] - a[1], b[0] - a[0])
        x, y = (p + (q - p) * share for p, q in zip(a, b))
        return (x + math.sin(angle) * out, y - math.cos(angle) * out, angle)

    outside = BELT_THICKNESS / 2
    for row in (0.075, BELT_HEIGHT - 0.075):
        for k in range(int((total - 0.38) / 0.085)):
            x, y, angle = at(0.1 + k * 0.085, outside + 0.001)
            box("stitch", 0.052, 0.016, 0.016, thread, 0.007, (x, y, row - 0.008), (0, 0, angle))
    hole = surface("hole", "#120805", 0.9)
    for k in range(5):
        for row in (0.22, BELT_HEIGHT - 0.22):
            x, y, angle = at(total - 0.28 - k * 0.17, outside + 0.0015)
            lathe("hole", [(0, 0), (0.026, 0)], hole, segments=24, loc=(x, y, row), rot=(math.pi / 2, 0, angle))
    length = 1.12
    columns = [at(along[int(count * 0.705)] - length / 2 + length * i / 60, outside + 0.002) for i in range(61)]
    tall = length * 0.8 / 2.2
    patch("sign", job["art"]["main"], [[(x, y, BELT_HEIGHT / 2 + (j - 0.5) * tall) for x, y, _ in columns] for j in (0, 1)])
    buckle(at(total - 1.10, outside + 0.03), steel)


def buckle(place, steel):
    """A welded frame of round steel with a roller and two prongs lying on the strap."""
    x, y, angle = place
    holder = linked(bpy.data.objects.new("buckle", None))
    low, high, half = 0.035, BELT_HEIGHT + 0.05, 0.2
    frame = smooth([Vector((-half, 0, low)), Vector((half, 0, low)), Vector((half, 0, high)), Vector((-half, 0, high)), Vector((-half, 0, low))], 0)
    rounded = []
    for a, b, c in zip(frame[:-1], frame[1:], frame[2:] + [frame[1]]):
        u, v = (a - b).normalized() * 0.07, (c - b).normalized() * 0.07
        rounded += [b + u * (1 - t) ** 2 + v * t**2 for t in [k / 8 for k in range(9)]]
    tube_along("frame", rounded, 0.034, steel, closed=True).parent = holder
    roller = lathe("roller", fillet([(0, -0.26), (0.05, -0.26, 0.015), (0.05, 0.26, 0.015), (0, 0.26)]), steel, segments=40, loc=(-half, 0, (low + high) / 2))
    roller.parent = holder
    for z in (0.22, BELT_HEIGHT - 0.22):
        prong = smooth([Vector((half, -0.01, z)), Vector((half * 0.4, -0.055, z)), Vector((-half, -0.062, z)), Vector((-half - 0.06, -0.04, z))], 3)
        tube_along("prong", prong, 0.026, steel).parent = holder
    holder.location, holder.rotation_euler = (x, y, 0), (0, 0, angle)
