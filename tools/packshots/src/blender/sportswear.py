"""Hoodie and shorts: sewn like the tee, with what is sewn on: bands, hood, pocket, cords, print."""
import math

import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from garments import open_edges, sewn
from gear import patch, smooth
from geometry import TAU, mesh_object, tube_along
from materials import print_only, surface

FLEECE = dict(Sheen=0.45, Specular=0.12, bump=(300, 0.22, 0.005, "noise"))


def hoodie(job):
    look = job["look"]
    half = [(0.36, 2.52), (1.02, 2.36), (1.22, 2.14), (1.66, 0.50), (1.36, 0.42), (0.98, 1.62), (0.97, 1.0), (0.98, 0.24)]

    def cut(neck):
        collar = [(0.36 * math.sin(a), 2.52 - neck * math.cos(a)) for a in [math.pi / 2 * k / 14 for k in range(14)]]
        whole = collar + half
        return whole + [(-x, z) for x, z in whole[::-1] if x > 1e-6]

    def is_open(x, z):
        cuff = abs((z - 0.42) - (abs(x) - 1.36) * (0.08 / 0.30)) < 0.004 and 1.365 < abs(x) < 1.655
        return z < 0.2405 or (abs(x) < 0.355 and z > 2.0) or cuff

    def pin(x, z):
        return 1.0 if z > 2.46 else 0.6 if z > 2.3 else 0

    points, faces, uv = sewn("hoodie", cut(0.28), cut(0.06), is_open, pin, pressure=0.8, gravity=0.8, sign=(1.3, 1.3, 0.9))
    creased(points, 3.1, 0.035)
    points[:, 2] += 0.18 - points[points[:, 2] < 0.4][:, 2].min()
    fabric = surface("fleece", look["body"], 0.92, **FLEECE)
    thick(mesh_object("hoodie", points.tolist(), faces, fabric, uv), 0.035, -1)
    body = BVHTree.FromPolygons([tuple(p) for p in points], faces)
    loops = [points[line] for line in open_edges(faces)]
    for loop in loops:
        x, z = loop[:, 0].mean(), loop[:, 2].mean()
        if z < 0.6:
            is_cuff = abs(x) > 0.5
            lean = Vector((0.16 * math.copysign(1, x), 0, -1)) if is_cuff else Vector((0, 0, -1))
            ribbed_band(look["body"], loop, lean.normalized(), 0.16, 0.86 if is_cuff else 0.93)
    hood(job, max(loops, key=lambda loop: loop[:, 2].mean()))
    pocket(body, fabric)
    stitched_print(job, body, (0.46, 1.72, 0.46), 0.19)
    for side in (-1, 1):
        cord(body, look["ink"], [(side * 0.10, 2.22), (side * 0.135, 1.98), (side * 0.12, 1.74), (side * 0.135, 1.52 + side * 0.03)])


def creased(points, width, depth):
    """Soft folds that hang: the cloth solver's own are too fine to be seen at this size."""
    for point in points:
        side = math.copysign(4, point[1])
        place = Vector((point[0] * width, side, point[2] * width * 0.34 + point[0] * 0.7))
        # None at the seams, where front and back meet.
        free = min(1, abs(point[1]) / 0.06)
        point[1] += depth * free * (noise.noise(place) + 0.45 * noise.noise(place * 2.3))


def thick(sheet, thickness, offset=0):
    """-1 grows inwards alone: at a seam, where the cloth turns back, the outline stays the sheet's own."""
    solid = sheet.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, offset


def ribbed_band(colour, loop, along, length, narrow, ribs=0.022, depth=0.006):
    """A knitted band sewn to an open edge: drawn together to `narrow` of it, its ribs along."""
    steps, rows = 480, 14
    line, normals, travelled = evenly(loop, steps)
    centre = line.mean(0)
    vertices, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        pulled = 1 - (1 - narrow) * min(1, t * 3) ** 0.7 - 0.012 * max(0, t - 0.85) / 0.15
        rib = depth * np.cos(TAU * travelled / ribs) * (1 if t < 0.93 else 0.4) + 0.006
        row = centre + (line - centre) * [pulled, pulled, 1] + normals * rib[:, None]
        vertices += [tuple(Vector(place) + along * (length * t - 0.012)) for place in row]
    for j in range(rows):
        for k in range(steps):
            faces.append((j * steps + k, j * steps + (k + 1) % steps, (j + 1) * steps + (k + 1) % steps, (j + 1) * steps + k))
    knit = surface("knit", colour, 0.93, Sheen=0.35, Specular=0.12)
    thick(mesh_object("band", vertices, faces, knit), 0.03)


def evenly(loop, count):
    """A closed line in `count` equal steps, its outward normals in plan and how far each point is along it."""
    for _ in range(6):
        loop = (np.roll(loop, 1, 0) + 2 * loop + np.roll(loop, -1, 0)) / 4
    closed = np.vstack([loop, loop[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    travelled = np.linspace(0, along[-1], count, endpoint=False)
    line = np.stack([np.interp(travelled, along, closed[:, c]) for c in range(3)], 1)
    tangent = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    normals = np.stack([tangent[:, 1], -tangent[:, 0], np.zeros(count)], 1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True).clip(1e-9)
    outwards = np.sign((normals * (line - line.mean(0))).sum(1).sum())
    return line, normals * outwards, travelled


def hood(job, neck):
    """An empty hood that stands as if worn: shell, lining of another colour, a turned edge."""
    look = job["look"]
    low = neck[:, 2].min() - 0.02
    high, columns, rows = 0.84, 120, 36

    def edge(t):
        lift = 0.5 + 0.5 * math.cos(math.pi * t)
        x = 0.37 * math.sin(math.pi * t) * (0.78 + 0.22 * lift) + 0.012 * math.sin(7 * t)
        return Vector((x, -0.40 + 0.36 * lift ** 0.8, low + high * lift ** 0.92))

    def shell(t, v, out):
        centre = Vector((0, 0, low + high * 0.52))
        at = edge(t)
        swell = 1 + 0.36 * math.sin(math.pi / 2 * min(1, v / 0.42)) if v < 0.42 else 1.36 * math.sqrt(max(0, 1 - ((v - 0.42) / 0.58) ** 2))
        fold = 1 + 0.012 * math.sin(9 * t + 5 * v) * v
        place = centre + (at - centre) * (swell * fold - out)
        # The lining stays well before the shell, also where both close at the back.
        place.y = at.y + 0.5 * (1 - out) * v
        place.z = max(place.z, low - 0.12)
        return place

    def sheet(name, out, material):
        grid = [[tuple(shell(-1 + 2 * i / columns, j / rows, out)) for i in range(columns + 1)] for j in range(rows + 1)]
        return patch(name, None, grid, material)

    thick(sheet("hood", 0.0, surface("hood", look["body"], 0.92, **FLEECE)), 0.03)
    sheet("lining", 0.13, surface("lining", look["accent"], 0.95, Sheen=0.3, Specular=0.1, bump=(200, 0.2, 0.006, "noise")))
    rim = [edge(-1 + 2 * i / 160) for i in range(161)]
    tube_along("rim", rim, 0.038, surface("hood-rim", look["body"], 0.92, **FLEECE))


def on_front(body, x, z, out=0.0):
    hit, normal, *_ = body.ray_cast(Vector((x, -6, z)), Vector((0, 1, 0)))
    return Vector((x, (hit.y if hit else 0) - out, z))


def pocket(body, fabric):
    """The pouch pocket: its slanting openings stand off a little."""
    rows, columns, low, top = 26, 44, 0.26, 0.92
    grid = []
    for j in range(rows + 1):
        t = j / rows
        half = 0.66 if t < 0.12 else 0.66 - 0.30 * ((t - 0.12) / 0.88)
        line = []
        for i in range(columns + 1):
            s = -1 + 2 * i / columns
            bulge = 0.045 * max(0, abs(s) - 0.55) / 0.45 * math.sin(math.pi * t)
            line.append(tuple(on_front(body, s * half, low + (top - low) * t, 0.04 + bulge)))
        grid.append(line)
    thick(patch("pocket", None, grid, fabric), 0.03)
    thread = surface("seam", "#2c3134", 0.9)
    for inset in (0.0, 0.035):
        outline = [Vector(grid[j][0]) + Vector((inset, -0.018, 0)) for j in range(3, rows + 1)]
        other = [Vector(grid[j][-1]) + Vector((-inset, -0.018, 0)) for j in range(3, rows + 1)]
        for line in (outline, other):
            tube_along("seam", line, 0.003, thread)
    tube_along("seam", [Vector(p) + Vector((0, -0.018, -0.03)) for p in grid[-1]], 0.003, thread)


def stitched_print(job, body, place, height):
    """The sign, lying on the cloth; place: centre x, lowest z, width."""
    x, z, width = place
    grid = [[tuple(on_front(body, x + width * (i / 30 - 0.5), z + height * j / 12, 0.024)) for i in range(31)] for j in range(13)]
    patch("print", job["art"]["main"], grid, print_only("print", job["art"]["main"], 0.7))


def cord(body, colour, places, radius=0.017):
    """A flat-lying cord with a metal end."""
    line = smooth([on_front(body, x, z, 0.045) for x, z in places], 4)
    tube_along("cord", line, radius, surface("cord", colour, 0.85, bump=(300, 0.4, 0.006, "weave")))
    end, before = line[-1], line[-3]
    tip = end + (end - before).normalized() * 0.11
    tube_along("tip", [end, tip], radius * 1.18, surface("tip", "#b9bcbe", 0.25, Metallic=1))


def levelled(points, faces):
    """The waist, which sags between its pinned seams, drawn up to an almost straight line."""
    waist = points[max(open_edges(faces), key=lambda line: points[line][:, 2].mean())]
    top = waist[:, 2].max()
    for side in (-1, 1):
        line = waist[np.sign(waist[:, 1]) == side]
        line = line[np.argsort(line[:, 0])]
        chosen = np.sign(points[:, 1]) == side
        lower = 0.05 * np.clip(-points[:, 1] / 0.14, 0, 1)
        sag = top - lower - np.interp(points[:, 0], line[:, 0], line[:, 2])
        fade = np.clip(1 - (top - points[:, 2] - 0.1) / 1.2, 0, 1)
        points[:, 2] += np.where(chosen, sag * fade, 0)


def shorts(job):
    look = job["look"]
    half = [(0.0, 1.52), (0.62, 1.52), (0.76, 1.18), (1.0, 0.14), (0.045, 0.02), (0.03, 0.56)]
    whole = half + [(0.0, 0.60)] + [(-x, z) for x, z in half[::-1] if x > 1e-6]

    def on_line(x, z, a, b):
        t = (abs(x) - a[0]) / (b[0] - a[0])
        return 0.005 < t < 0.995 and abs(z - a[1] - t * (b[1] - a[1])) < 0.004

    def is_open(x, z):
        return z > 1.5195 and abs(x) < 0.615 or on_line(x, z, (1.0, 0.14), (0.045, 0.02))

    def pin(x, z):
        return 1.0 if z > 1.44 else 0

    points, faces, uv = sewn("shorts", whole, whole, is_open, pin, pressure=0.5, gravity=0.8, sign=(1.3, 1.3, 0.9))
    levelled(points, faces)
    creased(points, 3.4, 0.05)
    # Gathered below the elastic: pleats that run out downwards.
    top = points[:, 2].max()
    fade = np.clip(1 - (top - points[:, 2]) / 0.5, 0, 1) ** 2
    pleats = np.sin(points[:, 0] * 62 + 1.3 * np.sin(points[:, 0] * 17)) * 0.018 * fade
    points[:, 1] += pleats * np.clip(points[:, 1] / 0.05, -1, 1)
    points[:, 2] -= points[:, 2].min() - 0.012
    nylon = surface("nylon", look["body"], 0.62, Sheen=0.2, Specular=0.3, bump=(420, 0.08, 0.003, "weave"))
    thick(mesh_object("shorts", points.tolist(), faces, nylon, uv), 0.016, -1)
    loops = [points[line] for line in open_edges(faces)]
    waist = max(loops, key=lambda loop: loop[:, 2].mean())
    ribbed_band(look["body"], waist, Vector((0, 0, 1)), 0.17, 0.96, ribs=0.05, depth=0.013)
    body = BVHTree.FromPolygons([tuple(p) for p in points], faces)
    stitched_print(job, body, (0.58, 0.2, 0.42), 0.2)
    rise = points[:, 2].max()
    for side in (-1, 1):
        cord(body, look["ink"], [(side * 0.03, rise - 0.01), (side * 0.07, rise - 0.16), (side * 0.11 - 0.01, rise - 0.36), (side * 0.09, rise - 0.52)], 0.014)
