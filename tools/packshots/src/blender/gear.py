"""Things that are no packs: shaker, steel bottle, belt, bands, kettlebell, towel, cap."""
import math

import bpy
from mathutils import Euler, Vector

from geometry import TAU, box, divided, fillet, lathe, linked, mesh_object, strip, tube_along
from materials import milky_wall, print_only, surface


def patch(name, image, points, material=None):
    """A decal over a grid of points: rows from below, each from left to right."""
    rows, columns = len(points), len(points[0])
    vertices = [p for row in points for p in row]
    uv = [(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    return mesh_object(name, vertices, faces, material or print_only(name, image), uv)


def round_patch(image, radius, low, height, width):
    """A print on a round wall, facing the camera; `width` along the wall. `radius(z)`."""
    rows = []
    for j in range(13):
        z = low + height * j / 12
        r = radius(z) + 0.004
        turns = [(i / 24 - 0.5) * width / r - math.pi / 2 for i in range(25)]
        rows.append([(r * math.cos(a), r * math.sin(a), z) for a in turns])
    return patch("print", image, rows)


def shaker(job):
    wall = milky_wall("wall")
    radius = lambda z: 0.50 + 0.085 * z / 1.75
    heights = (0.4, 0.8, 1.2, 1.55)
    body = fillet([(0.40, 0.02), (0.43, 0, 0.02), (radius(0), 0, 0.06)] + [(radius(z), z) for z in heights] + [(radius(1.62), 1.62)])
    lathe("body", body, wall).visible_shadow = False
    foot = fillet([(0, 0.10), (0.40, 0.07, 0.05), (0.47, 0.03, 0.02), (0.485, 0.07, 0.02), (0.495, 0.10)])
    lathe("base", foot, wall).visible_shadow = False
    round_patch(job["art"]["main"], radius, 0.52, 0.66, 0.96)
    black, accent = surface("lid", job["look"]["lid"], 0.36), surface("accent", job["look"]["accent"], 0.36)
    lathe("ring", fillet([(0.5, 1.58), (0.625, 1.58, 0.02), (0.625, 1.70, 0.02), (0.5, 1.70)]), accent)

    def ribs(r, z, theta):
        return r - 0.012 * (0.5 + 0.5 * math.cos(theta * 60)) ** 2 if r > 0.60 and 1.76 < z < 1.98 else r

    lid = [(0.5, 1.705), (0.63, 1.705, 0.015), (0.63, 1.75), (0.63, 1.78), (0.628, 1.95), (0.626, 1.99)]
    lid += [(0.62, 2.06, 0.09), (0.40, 2.10, 0.05), (0.36, 2.16, 0.06), (0, 2.17)]
    lathe("lid", fillet(lid), black, segments=960, ribs=ribs)
    lathe("spout", fillet([(0.2, 2.1), (0.19, 2.42, 0.05), (0, 2.43)]), accent, loc=(0, -0.06, 0))
    box("flip", 0.30, 0.62, 0.09, black, 0.035, (0, 0.14, 2.40), (0.06, 0, 0))
    steel = surface("steel", "#999999", 0.25, Metallic=1)
    for k in range(7):
        circle = [Vector((0.23 * math.cos(TAU * i / 60), 0, 0.23 * math.sin(TAU * i / 60))) for i in range(61)]
        for point in circle:
            point.rotate(Euler((k * 0.45, k * 0.9, k * 0.3)))
            point.z += 0.34
        tube_along("whisk", circle, 0.011, steel)


def steel_bottle(job):
    """A vacuum bottle: powder-coated body, bare steel at neck and foot, a lid with a carrying loop."""
    look, r, height = job["look"], 0.40, 1.95
    coat = surface("coat", look["body"], 0.55, bump=(190, 0.25, 0.006, "noise"))
    bare, black = surface("steel", "#b9bcbe", 0.28, Metallic=1), surface("lid", look["lid"], 0.42)
    lathe("foot", fillet([(0, 0.02), (r - 0.05, 0.02, 0.01), (r - 0.04, 0, 0.02), (r - 0.012, 0, 0.03), (r - 0.012, 0.09)]), bare)
    lathe("body", fillet([(r - 0.03, 0.06), (r, 0.075, 0.015), (r, height - 0.12, 0.22), (0.275, height + 0.12, 0.06), (0.275, height + 0.16)], 14), coat)
    lathe("neck", fillet([(0.262, height + 0.1), (0.262, height + 0.22)]), bare)

    def ribs(q, z, theta):
        return q - 0.008 * (0.5 + 0.5 * math.cos(theta * 40)) ** 2 if q > 0.28 and height + 0.24 < z < height + 0.42 else q

    lid = fillet([(0.26, height + 0.2), (0.3, height + 0.2, 0.02), (0.3, height + 0.46, 0.06), (0, height + 0.48, 0.1)])
    lathe("lid", divided(lid, (0.1, 0.15, 0.5, 0.85, 0.9)), black, segments=640, ribs=ribs)
    arch = [(0.2 * math.cos(math.pi * i / 40), 0, height + 0.42 + 0.25 * math.sin(math.pi * i / 40)) for i in range(41)]
    tube_along("loop", arch, 0.045, black)
    round_patch(job["art"]["main"], lambda z: r, 0.72, 0.42, 0.56)


def kettlebell(job):
    """A competition bell: painted body, coloured ring, bare handle."""
    look = job["look"]
    paint = surface("paint", look["body"], 0.42, bump=(46, 0.16, 0.01, "noise"), Clearcoat=0.25, Clearcoat_Roughness=0.3)
    profile = [(0, 0.0)] + [(0.62, 0.0, 0.05)]
    profile += [(1.0 * math.sin(a), 0.86 - 1.0 * math.cos(a)) for a in [math.radians(38 + 2 * k) for k in range(62)]]
    profile += [(0, 1.83)]
    lathe("body", fillet(profile), paint)
    steel = surface("handle", "#a9acae", 0.33, Metallic=1, bump=(120, 0.12, 0.004, "noise"))
    horn = [(-0.50, 1.55), (-0.62, 1.86), (-0.64, 2.12), (-0.55, 2.34), (-0.38, 2.45), (-0.12, 2.48)]
    whole = horn + [(-x, z) for x, z in horn[::-1]]
    tube_along("handle", smooth([Vector((x, 0, z)) for x, z in whole], 4), 0.145, steel)
    band = surface("band", look["accent"], 0.4)
    for side in (-1, 1):
        at, to = Vector((side * 0.605, 0, 1.80)), Vector((side * 0.635, 0, 1.98))
        tube_along("band", [at, to], 0.152, band)
    rows = []
    for j in range(13):
        z = 0.86 + (j / 12 - 0.5) * 0.62
        r = math.sqrt(max(0.01, 1.004**2 - (z - 0.86) ** 2))
        rows.append([(r * math.sin((i / 24 - 0.5) * 0.96), -r * math.cos((i / 24 - 0.5) * 0.96), z) for i in range(25)])
    patch("print", job["art"]["main"], rows)


def smooth(points, rounds):
    """Corner cutting; the ends stay."""
    for _ in range(rounds):
        cut = [points[0]]
        for a, b in zip(points, points[1:]):
            cut += [a.lerp(b, 0.25), a.lerp(b, 0.75)]
        points = cut + [points[-1]]
    return points


def bands(job):
    """Three loops of latex standing on their edge, the widest behind."""
    look = job["look"]
    for k, (rx, ry, x, y, height, colour, thick) in enumerate((
        (1.28, 0.52, 0.0, 0.62, 0.92, look["lid"], 0.06),
        (1.12, 0.46, -0.22, -0.10, 0.6, look["accent"], 0.055),
        (0.86, 0.36, 0.62, -0.66, 0.27, look["body"], 0.05),
    )):
        latex = surface(f"latex{k}", colour, 0.48, bump=(55, 0.08, 0.006, "noise"))
        wave = lambda a: 1 + 0.035 * math.sin(3 * a + k * 1.7) + 0.02 * math.sin(5 * a + k)
        path = [(x + rx * wave(a) * math.cos(a), y + ry * wave(a) * math.sin(a)) for a in [TAU * i / 200 for i in range(200)]]
        strip(f"band{k}", path, 0.0, height, thick, latex)
        if k == 1:
            front = [path[i] for i in range(122, 148)]
            rows = [[(px, py - thick / 2 - 0.004, 0.2 + 0.2 * j / 6) for px, py in front] for j in range(7)]
            patch("print", job["art"]["main"], rows)


def towel(job):
    """Folded in three and once more: a stack of rounded folds in terry cloth, a woven border."""
    look = job["look"]
    terry = surface("terry", look["body"], 0.95, bump=(150, 0.9, 0.03, "noise"), Sheen=0.8, Specular=0.1)
    border = surface("border", look["accent"], 0.8, bump=(260, 0.4, 0.01, "weave"), Sheen=0.3)
    width, depth, thick = 2.5, 1.3, 0.2
    for layer in range(4):
        z = layer * (thick + 0.012)
        fold = folded_layer(width - 0.015 * (layer % 2), depth, thick, layer, terry)
        fold.location = (0.01 * math.sin(layer * 2.1), 0.012 * math.cos(layer * 1.7), z)
    top = 4 * (thick + 0.012)
    for x in (-0.86, -0.98):
        cloth_band(x, 0.07, depth, top, border)


def folded_layer(width, depth, thick, seed, material):
    """One fold: the front edge is round, its line slightly uneven."""
    columns, ring = 90, 40
    vertices, faces = [], []
    for i in range(columns + 1):
        x = (i / columns - 0.5) * width
        end = 1 - 0.35 * max(0, (abs(x) - width / 2 + 0.07) / 0.07) ** 2
        lift = 0.006 * math.sin(x * 5 + seed * 2) + 0.004 * math.sin(x * 13 + seed)
        for j in range(ring):
            a = TAU * j / ring
            c, s = math.cos(a), math.sin(a)
            y = math.copysign(abs(c) ** 0.28, c) * depth / 2 + lift
            z = math.copysign(abs(s) ** 0.75, s) * thick / 2 * end
            vertices.append((x, y, z + thick / 2 + lift * 0.6 if seed else max(0, z + thick / 2)))
    for i in range(columns):
        for j in range(ring):
            a, b = i * ring, (i + 1) * ring
            faces.append((a + j, a + (j + 1) % ring, b + (j + 1) % ring, b + j))
    faces += [list(range(ring))[::-1], list(range(columns * ring, (columns + 1) * ring))]
    return mesh_object("fold", vertices, faces, material)


def cloth_band(x, width, depth, top, material):
    """A woven stripe that runs over the top fold and down its front."""
    front = -depth / 2 - 0.012
    path = [(front, top - 0.2), (front - 0.004, top - 0.12), (front + 0.03, top - 0.03), (front + 0.1, top + 0.004), (depth / 2, top + 0.004)]
    rows = [[(x + width * (i / 4 - 0.5), y, z) for i in range(5)] for y, z in path]
    patch("stripe", None, rows, material)


def cap(job):
    """A six-panel cap from the front left: dome with seams and button, stitched visor."""
    look = job["look"]
    cotton = surface("cotton", look["body"], 0.85, bump=(330, 0.25, 0.005, "weave"), Sheen=0.3, Specular=0.15)
    trim = surface("trim", look["accent"], 0.8, bump=(330, 0.25, 0.005, "weave"))
    turn = math.radians(-24)
    holder = linked(bpy.data.objects.new("cap", None))
    height, rx, ry = 0.92, 0.95, 1.06

    def dome(theta, phi, out=0.0):
        seam = 1 - 0.012 * math.exp(-((math.sin(3 * theta)) / 0.09) ** 2) * math.cos(phi) ** 0.5
        flat = math.cos(phi) ** 0.78
        return Vector(((rx * flat + out) * seam * math.sin(theta), -(ry * flat + out) * seam * math.cos(theta), 0.12 + (height + out) * math.sin(phi) ** 0.94 * seam))

    columns, rows = 240, 40
    vertices = [dome(TAU * i / columns, math.pi / 2 * j / rows * 0.999) for j in range(rows + 1) for i in range(columns)]
    vertices += [Vector((rx * math.sin(TAU * i / columns), -ry * math.cos(TAU * i / columns), 0.0)) for i in range(columns)]
    faces = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)]
    low = (rows + 1) * columns
    faces += [(low + i, low + (i + 1) % columns, (i + 1) % columns, i) for i in range(columns)]
    mesh_object("dome", [tuple(v) for v in vertices], faces, cotton).parent = holder
    lathe("button", fillet([(0, 0.06), (0.085, 0.05, 0.04), (0.09, 0, 0.02), (0, 0)]), trim, segments=48, loc=(0, 0, 0.12 + height - 0.02)).parent = holder
    visor(holder, rx, ry, trim if look["lid"] != look["accent"] else cotton)
    # Eyelets and the sign on the two front panels.
    thread = surface("eyelet", look["accent"], 0.7)
    for theta in (-1.05, 1.05, -2.1, 2.1):
        ring = [dome(theta + 0.035 * math.cos(TAU * k / 24), 0.95 + 0.035 * math.sin(TAU * k / 24), 0.004) for k in range(25)]
        tube_along("eyelet", ring, 0.009, thread).parent = holder
    grid = [[tuple(dome((i / 20 - 0.5) * 1.02, 0.30 + 0.30 * j / 8, 0.008)) for i in range(21)] for j in range(9)]
    patch("print", job["art"]["main"], grid).parent = holder
    holder.rotation_euler = (0, 0, turn)


def visor(holder, rx, ry, material):
    """A bent board in cloth with rows of stitches pressed in."""
    columns, rows, thick = 80, 26, 0.035
    top, vertices, faces = [], [], []
    for j in range(rows + 1):
        s = j / rows
        for i in range(columns + 1):
            a = (i / columns - 0.5) * math.radians(126)
            # It runs out into the dome's edge left and right.
            taper = max(0, math.cos(a * 90 / 63)) ** 0.62
            reach = 0.7 * s * taper
            x, y = (rx * 0.985) * math.sin(a) * (1 + 0.07 * s * taper), -(ry * 0.985) * math.cos(a) - reach
            groove = 0.004 * math.cos(s * TAU * 8) ** 8 * taper
            top.append((x, y, 0.2 - 0.07 * s * s * taper - 0.3 * (x / rx) ** 2 * s * taper - groove))
    low = min(z for *_, z in top) - thick
    for x, y, z in top:
        vertices.append((x, y, z - min(0, low)))
    count = len(vertices)
    vertices += [(x, y, z - thick) for x, y, z in vertices]
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            quad = (a, a + 1, a + columns + 2, a + columns + 1)
            faces += [quad, tuple(count + k for k in quad[::-1])]
    rim = [rows * (columns + 1) + i for i in range(columns + 1)]
    faces += [(a, b, count + b, count + a) for a, b in zip(rim, rim[1:])]
    mesh_object("visor", vertices, faces, material).parent = holder
