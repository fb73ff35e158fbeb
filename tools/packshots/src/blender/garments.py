"""Clothes: two flat cuts sewn at their seams, blown up a little by the cloth solver so that they hang as if worn."""
import math
import random

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from geometry import mesh_object
from materials import surface
from soft import simulate

STEP = 0.042


def tee(job):
    def cut(neck):
        shoulder = [(0.34, 2.64), (1.02, 2.47), (1.52, 1.80), (1.16, 1.52), (0.93, 1.80), (0.93, 1.0), (0.96, 0.06)]
        collar = [(0.34 * math.sin(a), 2.64 - neck * math.cos(a)) for a in [math.pi / 2 * k / 14 for k in range(14)]]
        half = collar + shoulder
        return half + [(-x, z) for x, z in half[::-1] if x > 1e-6]

    def is_open(x, z):
        cuff = abs((z - 1.52) - (abs(x) - 1.16) * (0.28 / 0.36)) < 0.004 and 1.165 < abs(x) < 1.515
        return z < 0.0605 or (abs(x) < 0.335 and z > 2.0) or cuff

    def pin(x, z):
        return 1.0 if z > 2.56 else 0.55 if z > 2.44 else 0

    points, faces, uv = sewn("tee", cut(0.40), cut(0.12), is_open, pin, pressure=0.55, gravity=0.8, sign=(1.3, 1.30, 0.9))
    cloth(job, "tee", points, faces, uv)
    rib(job, points, faces, lambda loop: loop[:, 2].mean(), 0.055)


def cloth(job, name, points, faces, uv):
    fabric = surface(name, job["look"]["body"], 0.85, image=job["art"]["main"], printed=True, Sheen=0.35, Specular=0.2, bump=(420, 0.14, 0.004, "noise"))
    points[:, 2] -= points[:, 2].min() - 0.012
    sheet = mesh_object(name, points.tolist(), faces, fabric, uv)
    solid = sheet.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.022, 0


def rib(job, points, faces, rank, width, colour=None):
    """A knitted band sewn to the highest open edge: it stands a little inwards, its ribs across."""
    loop = points[max(open_edges(faces), key=lambda line: rank(points[line]))]
    centre = loop.mean(0)
    rows = 8
    vertices, quads = [], []
    for j in range(rows + 1):
        t = j / rows
        for place in loop:
            inwards = (centre - place) * [1, 1, 0]
            inwards /= max(1e-6, float(np.linalg.norm(inwards)))
            out = 0.012 * math.sin(math.pi * t)
            vertices.append(tuple(place + inwards * (width * 0.55 * t - out) + [0, 0, width * t * 0.75 - 0.02]))
    count = len(loop)
    for j in range(rows):
        for i in range(count):
            quads.append((j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i))
    knit = surface("rib", colour or job["look"]["body"], 0.9, bump=(230, 0.5, 0.012, "weave"), Sheen=0.3, Specular=0.15)
    band = mesh_object("rib", vertices, quads, knit)
    solid = band.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.03, 0


def open_edges(faces):
    """The loops of edges that belong to one face only."""
    used = {}
    for face in faces:
        for a, b in zip(face, face[1:] + face[:1]):
            used[min(a, b), max(a, b)] = used.get((min(a, b), max(a, b)), 0) + 1
    beside = {}
    for (a, b), times in used.items():
        if times == 1:
            beside.setdefault(a, []).append(b)
            beside.setdefault(b, []).append(a)
    loops, seen = [], set()
    for start in beside:
        if start in seen:
            continue
        line, here = [], start
        while here is not None:
            line.append(here)
            seen.add(here)
            here = next((n for n in beside[here] if n not in seen), None)
        loops.append(line)
    return loops


def sewn(key, front, back, is_open, pin, pressure, gravity, sign, rounds=64):
    """Front and back cut from outlines [(x, z)]; `sign`: width, lowest z and height of the print's place; `rounds`: how often it is smoothed."""
    rnd, seams = random.Random(4), {}
    vertices, faces, uv = [], [], []
    for side, outline in enumerate((front, back)):
        border = divided_outline(outline)
        cells = border + scattered(border, rnd)
        count = len(border)
        flat, _, triangles, *_ = delaunay_2d_cdt([Vector(p) for p in cells], [(k, (k + 1) % count) for k in range(count)], [], 1, 1e-5)
        index = []
        for place in flat:
            x, z = place.x, place.y
            on_border = min((x - a) ** 2 + (z - b) ** 2 for a, b in border) < 1e-8
            corner = (round(x, 4), round(z, 4))
            if on_border and not is_open(x, z):
                if corner in seams:
                    index.append(seams[corner])
                    continue
                seams[corner] = len(vertices)
                index.append(len(vertices))
                vertices.append((x, 0, z))
            else:
                index.append(len(vertices))
                vertices.append((x, 0.03 if side else -0.03, z))
            # One map for both sides: the seams' vertices are shared.
            uv.append((x / sign[0] + 0.5, (z - sign[1]) / sign[2]))
        for triangle in triangles:
            face = [index[i] for i in triangle]
            faces.append(face[::-1] if side else face)
    weights = {i: pin(x, z) for i, (x, y, z) in enumerate(vertices) if y == 0 and pin(x, z) > 0}
    points, polygons, spread = simulate(key, vertices, faces, uv, pressure, frames=50, gravity=gravity, pins=weights, subdivisions=1, mass=0.4, tension=12, bending=0.05)
    return relaxed(points, polygons, spread, rounds)


def divided_outline(outline):
    points = []
    for (x0, z0), (x1, z1) in zip(outline, outline[1:] + outline[:1]):
        n = max(1, round(math.hypot(x0 - x1, z0 - z1) / STEP))
        points += [(x0 + (x1 - x0) * k / n, z0 + (z1 - z0) * k / n) for k in range(n)]
    return points


def scattered(border, rnd):
    """Points inside the border on a jittered triangular grid: a regular one folds along its lines."""

    def is_inside(x, z):
        inside = False
        for (a, b), (c, d) in zip(border, border[1:] + border[:1]):
            if (b > z) != (d > z) and x < (c - a) * (z - b) / (d - b) + a:
                inside = not inside
        return inside

    points = []
    for row in range(int(2.7 / STEP / 0.866)):
        for column in range(-40, 41):
            x = (column + 0.5 * (row % 2)) * STEP + rnd.uniform(-0.2, 0.2) * STEP
            z = 0.03 + row * STEP * 0.866 + rnd.uniform(-0.2, 0.2) * STEP
            if is_inside(x, z) and min((x - a) ** 2 + (z - b) ** 2 for a, b in border) > (0.55 * STEP) ** 2:
                points.append((x, z))
    return points


def relaxed(points, faces, uv, rounds):
    """Smooths the scallops of the seams; the print goes through the same, so it does not wobble; open edges move along themselves."""
    used = {}
    for face in faces:
        for a, b in zip(face, face[1:] + face[:1]):
            used[min(a, b), max(a, b)] = used.get((min(a, b), max(a, b)), 0) + 1
    edges, times = np.array(list(used)), np.array(list(used.values()))
    is_open = np.zeros(len(points), bool)
    is_open[edges[times == 1].ravel()] = True
    here, there = np.concatenate([edges, edges[:, ::-1]]).T
    kept = ~is_open[here] | (np.concatenate([times, times]) == 1)
    here, there = here[kept], there[kept]
    degree = np.bincount(here, minlength=len(points)).clip(1)[:, None]
    values = np.hstack([points, uv]).astype(np.float64)
    for _ in range(rounds):
        sums = np.zeros_like(values)
        np.add.at(sums, here, values[there])
        values = 0.45 * values + 0.55 * sums / degree
    return values[:, :3], faces, values[:, 3:]
