"""Training gloves: sewn like the clothes; the left one shown from its back, the right one from its padded palm."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from garments import open_edges, sewn
from gear import patch
from geometry import TAU, linked, mesh_object, strip, tube_along
from materials import print_only, surface
from sportswear import creased, on_front, thick
from studio import hull

# The middle of each finger's root, its lean in degrees and its length (half a finger), from the thumb's side.
FINGERS = ((0.525, 1.36, 9, 0.36), (0.175, 1.40, 3, 0.41), (-0.175, 1.39, -3, 0.38), (-0.515, 1.33, -11, 0.31))
CROTCHES = ((0.35, 1.39), (0.0, 1.42), (-0.345, 1.37))
TIP = 0.375
THUMB = ((1.05, 0.98), (0.80, 1.23))
# Blown up, the fingers stand closer: where their roots are then.
ROOTS = (0.43, 0.165, -0.10, -0.365)
# Cushions of the palm: middle, half its width and height, thickness.
PADS = tuple((x, 1.15 - 0.25 * (x - 0.05) ** 2, 0.105, 0.125, 0.045) for x in ROOTS) + ((-0.22, 0.68, 0.155, 0.23, 0.06), (0.27, 0.68, 0.15, 0.22, 0.06))
# The ribs over the back of the hand, where it bends.
RIBS = tuple((0.02, 0.93 - 0.15 * k, 0.40 - 0.03 * k, 0.055, 0.04) for k in range(3))
STRAP = (0.07, 0.40)


def gloves(job):
    points, faces, uv = hand()
    creased(points, 2.6, 0.045)
    points[:, 2] -= points[:, 2].min() - 0.012
    for name, place, turn, is_palm in (("palm", (0.66, 0.36, 0), 12, True), ("back", (-0.60, -0.25, 0), -10, False)):
        holder = linked(bpy.data.objects.new(name, None))
        for part in glove(job, points, faces, uv, is_palm):
            part.parent = holder
        holder.location, holder.rotation_euler = place, (0, 0, math.radians(turn))


def hand():
    """Two cuts of an open hand, joined but for the wrist and the finger ends."""
    tips = []
    for x, z, lean, length in FINGERS:
        a = math.radians(lean)
        end, across = Vector((x + length * math.sin(a), z + length * math.cos(a))), Vector((math.cos(a), -math.sin(a))) * TIP / 2
        tips.append((tuple(end + across), tuple(end - across)))
    outline = [(-0.50, 0), (0.50, 0), (0.47, 0.22), (0.50, 0.40), (0.72, 0.62), *THUMB, (0.67, 1.02), (0.70, 1.34)]
    for k, tip in enumerate(tips):
        outline += [*tip, *CROTCHES[k : k + 1]]
    outline += [(-0.70, 1.22), (-0.66, 0.80), (-0.51, 0.40), (-0.47, 0.22)]

    def is_open(x, z):
        return (z < 0.0005 and abs(x) < 0.499) or any(between((x, z), a, b) for a, b in (*tips, THUMB))

    return sewn("gloves", outline, outline, is_open, lambda x, z: 1.0 if z < 0.03 else 0, pressure=1.0, gravity=0, sign=(1.3, 1.3, 0.9), rounds=36)


def between(p, a, b):
    length, reach = math.dist(a, b), math.dist(p, a)
    return 0.005 < reach < length - 0.005 and reach + math.dist(p, b) < length + 1e-4


def glove(job, points, faces, uv, is_palm):
    look = job["look"]
    suede = surface("suede", look["lid"], 0.95, Sheen=0.7, Specular=0.08, bump=(140, 0.3, 0.006, "noise"))
    cushion = surface("cushion", look["glow"], 0.9, Sheen=0.6, Specular=0.1, bump=(140, 0.3, 0.006, "noise"))
    net = surface("net", look["glow"], 0.8, Sheen=0.3, Specular=0.2, bump=(46, 0.6, 0.012, "voronoi"))
    dark = surface("binding", look["body"], 0.7, Sheen=0.25, Specular=0.25, bump=(300, 0.2, 0.004, "weave"))
    thread = surface("thread", "#8c8983", 0.8)
    sheet = mesh_object("glove", points.tolist(), faces, suede if is_palm else net, uv)
    thick(sheet, 0.03, -1)
    body = BVHTree.FromPolygons([tuple(p) for p in points], faces)
    parts = [sheet]
    for line in open_edges(faces):
        loop = eased(points[line])
        if loop[:, 2].mean() > 0.3:
            parts.append(tube_along("hem", [Vector(p) for p in loop], 0.03, dark, closed=True))
    if is_palm:
        for pad in PADS:
            parts += cushioned(body, pad, cushion, thread)
        parts += [pull_ring(points, root, look["accent"]) for root in ROOTS[1:3]]
    else:
        for x in ROOTS:
            parts += cushioned(body, (x, 1.22 - 0.25 * (x - 0.05) ** 2, 0.105, 0.105, 0.045), dark, thread)
        for rib in RIBS:
            parts += cushioned(body, rib, dark)
    return parts + strap(job, points, is_palm, dark, thread)


def pull_ring(points, root, colour):
    """A small loop at the end of a finger, to pull the glove off by."""
    finger = points[(abs(points[:, 0] - root) < 0.14) & (points[:, 2] > 1.45)]
    end = finger[finger[:, 2] > finger[:, 2].max() - 0.05]
    x, y, z = end[:, 0].mean(), end[:, 1].min() - 0.02, end[:, 2].max()
    arc = [Vector((x - 0.05 * math.cos(math.pi * k / 16), y, z - 0.05 + 0.12 * math.sin(math.pi * k / 16))) for k in range(17)]
    return tube_along("ring", arc, 0.014, surface("ring", colour, 0.7, Sheen=0.2))


def eased(loop, rounds=8):
    for _ in range(rounds):
        loop = (np.roll(loop, 1, 0) + 2 * loop + np.roll(loop, -1, 0)) / 4
    return loop


def cushioned(body, place, material, thread=None):
    """A cushion sewn on: thickest in its middle, a line of stitches within its edge."""
    x, z, half, tall, high = place

    def at(share, k, out, count):
        a = TAU * k / count
        across, along = (math.copysign(abs(t) ** 0.62, t) for t in (math.cos(a), math.sin(a)))
        return on_front(body, x + across * half * share, z + along * tall * share, out)

    grid = [[tuple(at(1 - j / 16, i, 0.014 + high * (1 - (1 - j / 16) ** 4) ** 0.8, 64)) for i in range(65)] for j in range(17)]
    rim = [[tuple(at(1, i, 0.014 * j, 64)) for i in range(65)] for j in (0, 1)]
    parts = [patch("cushion", None, grid, material), patch("cushion", None, rim, material)]
    count = round((half + tall) * 2 * math.pi / 0.05)
    for k in range(count if thread else 0):
        stitch = [at(0.9, k + t, 0.017 + high * (1 - 0.9**4) ** 0.8, count) for t in (0.12, 0.5, 0.8)]
        parts.append(tube_along("stitch", stitch, 0.006, thread))
    return parts


def strap(job, points, is_palm, dark, thread):
    """The wrist's strap: woven, round it; its end lies over it on the back, held by hook and loop."""
    look, (low, high) = job["look"], STRAP
    section = points[(points[:, 2] > low) & (points[:, 2] < high - 0.08)]
    ring = np.array(hull(section[:, :2]))
    middle = ring.mean(0)

    def around(out):
        """The ring, grown, in equal steps, and the part of it that faces the camera from left to right."""
        grown = ring + (ring - middle) / np.linalg.norm(ring - middle, axis=1, keepdims=True) * out
        closed = np.vstack([grown, grown[:1]])
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
        steps = np.linspace(0, along[-1], 240, endpoint=False)
        return eased(np.stack([np.interp(steps, along, closed[:, c]) for c in (0, 1)], 1), 12)

    webbing = surface("webbing", look["body"], 0.65, bump=(150, 0.3, 0.006, "weave"), Specular=0.3)
    parts = [strip("strap", [tuple(p) for p in around(0.035)[::-1]], low, high, 0.05, webbing)]
    front = around(0.075)
    front = front[front[:, 1] < middle[1]]
    front = front[np.argsort(front[:, 0])]
    half = front[:, 0].max()

    def over(x, z, out=0.0):
        return (x, float(np.interp(x, front[:, 0], front[:, 1])) - out, z)

    def tab(name, left, right, inset, material, out=0.0):
        line = [over(left + (right - left) * i / 40, 0, out)[:2] for i in range(41)]
        return strip(name, line, low + inset, high - inset, 0.035, material, closed=False)

    def seams(right, left, out=-0.008):
        starts = np.arange(left, right, 0.055)
        lines = ([Vector(over(x + t, z, out)) for t in (0, 0.018, 0.034)] for z in (low + 0.045, high - 0.045) for x in starts)
        return [tube_along("stitch", line, 0.006, thread) for line in lines]

    if is_palm:
        return parts + seams(half * 0.9, -half * 0.9)
    parts += [tab("tab", -half * 0.92, half * 0.60, 0.015, dark), tab("pull", half * 0.60, half * 0.78, 0.03, surface("pull", look["accent"], 0.6, Sheen=0.2))]
    parts += seams(half * 0.52, -half * 0.86, 0.024)
    width, tall = half * 1.2, half * 1.2 * 0.3 / 0.9
    centre = -half * 0.15
    grid = [[over(centre + width * (i / 20 - 0.5), (low + high) / 2 + tall * (j / 4 - 0.5), 0.034) for i in range(21)] for j in range(5)]
    return parts + [patch("print", job["art"]["main"], grid, print_only("print", job["art"]["main"], 0.6))]
