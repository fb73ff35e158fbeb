"""Rigid packs: tubs, bottles, jar, can, tubes, cartons. Each function builds one product standing on z = 0."""
import math

import bpy
from mathutils import Vector

from geometry import TAU, box, divided, fillet, lathe, linked, mesh_object
from materials import blended, glass, surface
from soft import blown_up

# Label shells: (radius, lowest, height). `artwork.ts` gives the artwork the same proportions.
SHELLS = {
    "tub": (0.93, 0.12, 1.72),
    "smallTub": (0.80, 0.12, 1.22),
    "bottle": (0.56, 0.14, 1.02),
    "wideBottle": (0.72, 0.14, 1.06),
    "flask": (0.54, 0.16, 1.26),
    "dropper": (0.36, 0.1, 0.62),
    "jar": (0.66, 0.2, 0.72),
    "can": (0.43, 0.0, 1.86),
    "stick": (0.30, 0.06, 1.0),
}


def gloss(job):
    return surface("label", roughness=0.34, image=job["art"]["main"], Clearcoat=0.7, Clearcoat_Roughness=0.13)


def paper(job):
    return surface("label", roughness=0.5, image=job["art"]["main"], bump=(260, 0.05, 0.004, "noise"))


def label(job, form, material):
    radius, low, height = SHELLS[form]
    return lathe("label", [(radius + 0.003, low), (radius + 0.003, low + height)], material)


def ribbed_lid(radius, low, high, count, colour, depth=0.012, margin=0.06, roughness=0.37, dish=0.03):
    """A screw lid with modelled ribs; a bump map would show at the outline."""

    def ribs(r, z, theta):
        if r > radius - 0.012 and low + margin < z < high - margin:
            return r - depth * (0.5 + 0.5 * math.cos(theta * count)) ** 1.5
        return r

    corners = [(radius - 0.05, low), (radius, low, 0.014), (radius, high, 0.055)]
    corners += [(radius - 0.09, high + 0.01, 0.03), (radius - 0.13, high - dish, 0.02), (0, high - dish)]
    profile = divided(fillet(corners), (0.06, 0.1, 0.14, 0.5, 0.86, 0.9, 0.94))
    lathe("lid", profile, surface("lid", colour, roughness), segments=count * 12, ribs=ribs)


def wide_tub(job, form, lid_height):
    look, (r, low, height) = job["look"], SHELLS[form]
    top = low + height + 0.22
    body = surface("body", look["body"], 0.33, bump=(70, 0.04, 0.01, "noise"))
    corners = [(0, 0.03), (r - 0.14, 0.03, 0.02), (r - 0.10, 0, 0.03), (r, 0, 0.09), (r, top, 0.13)]
    lathe("body", fillet(corners + [(r - 0.16, top + 0.10, 0.06), (r - 0.16, top + 0.2)]), body)
    label(job, form, gloss(job))
    ribbed_lid(r - 0.035, top + 0.075, top + 0.075 + lid_height, 120, look["lid"], depth=0.013, margin=0.07)


def tub(job):
    wide_tub(job, "tub", 0.44)


def small_tub(job):
    wide_tub(job, "smallTub", 0.36)


def pill_bottle(job, form, neck, cap, lid_count):
    """cap: (radius, lowest, highest)."""
    look, (r, low, height) = job["look"], SHELLS[form]
    top, has_glass = low + height + 0.12, look.get("glass") == "amber"
    tint = look.get("glass") or look["body"]
    material = glass("glass", "#cf9550") if has_glass else surface("body", tint, 0.1 if look.get("glass") else 0.3, bump=(70, 0.03, 0.008, "noise"))
    corners = [(0, 0.04), (r - 0.12, 0.04, 0.03), (r - 0.07, 0, 0.03), (r, 0, 0.09), (r, top, 0.20)]
    body = lathe("body", fillet(corners + [(neck, top + 0.24, 0.10), (neck, top + 0.34)], 14), material)
    if has_glass:
        # Without caustics the shadow of the glass would blacken what is inside.
        body.visible_shadow = False
        heap = fillet([(0, 0.09), (r - 0.05, 0.09, 0.06), (r - 0.05, top - 0.23, 0.1), (0, top - 0.18)])
        lathe("fill", heap, surface("fill", "#b5895c", 0.8))
    label(job, form, paper(job) if look.get("glass") else gloss(job))
    ribbed_lid(*cap, lid_count, look["lid"], depth=0.011, margin=0.04, dish=0)


def bottle(job):
    pill_bottle(job, "bottle", 0.40, (0.47, 1.56, 2.0), 84)


def wide_bottle(job):
    pill_bottle(job, "wideBottle", 0.54, (0.61, 1.60, 2.02), 108)


def flask(job):
    """A bottle of half a litre to one, with a narrow screw cap."""
    look, (r, low, height) = job["look"], SHELLS["flask"]
    has_glass = look.get("glass") == "amber"
    body = glass("glass", "#cf9550") if has_glass else surface("body", look["body"], 0.28, bump=(70, 0.03, 0.008, "noise"))
    shoulder = low + height + 0.14
    corners = [(0, 0.04), (r - 0.12, 0.04, 0.03), (r - 0.07, 0, 0.03), (r, 0, 0.08), (r, shoulder, 0.26)]
    corners += [(0.2, shoulder + 0.42, 0.16), (0.2, shoulder + 0.62)]
    shell = lathe("body", fillet(corners, 16), body)
    if has_glass:
        shell.visible_shadow = False
        fill = [(0, 0.09), (r - 0.05, 0.09, 0.06), (r - 0.05, shoulder - 0.04, 0.22), (0.16, shoulder + 0.34, 0.1), (0, shoulder + 0.34)]
        lathe("fill", fillet(fill, 14), surface("fill", look.get("fill", "#a8703a"), 0.5))
    label(job, "flask", paper(job) if has_glass else gloss(job))
    ribbed_lid(0.27, shoulder + 0.5, shoulder + 0.84, 60, look["lid"], depth=0.009, margin=0.035, dish=0)
    lathe("ring", fillet([(0.24, shoulder + 0.43), (0.265, shoulder + 0.43, 0.01), (0.265, shoulder + 0.485, 0.01), (0.24, shoulder + 0.485)]), surface("ring", look["lid"], 0.4))


def dropper(job):
    look, (r, low, height) = job["look"], SHELLS["dropper"]
    top = low + height + 0.1
    corners = [(0, 0.04), (r - 0.1, 0.04, 0.03), (r - 0.06, 0, 0.03), (r, 0, 0.07), (r, top, 0.16), (0.17, top + 0.2, 0.08), (0.17, top + 0.3)]
    shell = lathe("body", fillet(corners, 14), glass("glass", "#cf9550"))
    shell.visible_shadow = False
    lathe("fill", fillet([(0, 0.08), (r - 0.05, 0.08, 0.05), (r - 0.05, top - 0.2, 0.04), (0, top - 0.2)]), surface("fill", "#9a6a3a", 0.5))
    label(job, "dropper", paper(job))
    ribbed_lid(0.215, top + 0.2, top + 0.5, 48, look["lid"], depth=0.008, margin=0.03, dish=0)
    bulb = [(0.13, top + 0.49), (0.13, top + 0.58, 0.03), (0.15, top + 0.7, 0.1), (0.13, top + 0.95, 0.12), (0.0, top + 1.0)]
    lathe("bulb", fillet(bulb, 12), surface("rubber", "#1b1a19", 0.55))


def jar(job):
    """A glass jar, its content seen above and below a paper label; a metal lid."""
    look, (r, low, height) = job["look"], SHELLS["jar"]
    top = low + height + 0.16
    # What a full jar shows is its content under a clear coat; only the thick foot is seen as glass.
    content = surface("content", look["glass"], 0.4, bump=(20, 0.2, 0.012, "noise"), Clearcoat=1.0, Clearcoat_Roughness=0.04)
    foot = surface("foot", blended(look["glass"], "#2e3432", 0.22), 0.06, Specular=0.9, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    lathe("foot", fillet([(0, 0.05), (r - 0.16, 0.05, 0.03), (r - 0.1, 0, 0.03), (r, 0, 0.09), (r, 0.085)], 14), foot)
    lathe("content", fillet([(r, 0.085), (r, top, 0.14), (r - 0.09, top + 0.12, 0.05), (r - 0.09, top + 0.22)], 14), content)
    label(job, "jar", paper(job))
    low_lid = top + 0.13
    lid = [(r - 0.1, low_lid), (r - 0.02, low_lid, 0.02), (r - 0.01, low_lid + 0.03, 0.012), (r - 0.03, low_lid + 0.06, 0.012)]
    lid += [(r - 0.03, low_lid + 0.25, 0.05), (r - 0.1, low_lid + 0.27, 0.02), (r - 0.14, low_lid + 0.25, 0.02), (0, low_lid + 0.25)]

    def grips(q, z, theta):
        return q - 0.006 * (0.5 + 0.5 * math.cos(theta * 90)) if q > r - 0.05 and low_lid + 0.09 < z < low_lid + 0.2 else q

    lathe("lid", divided(fillet(lid), (0.1, 0.2, 0.5, 0.8, 0.9), 0.1), surface("lid", look["lid"], 0.32, Metallic=0.25), segments=1080, ribs=grips)


def can(job):
    """A slim drink can: printed metal, necked at both ends, dew-free."""
    look, (r, _, height) = job["look"], SHELLS["can"]
    metal = surface("print", roughness=0.26, image=job["art"]["main"], Metallic=0.55, Clearcoat=0.4, Clearcoat_Roughness=0.12)
    bare = surface("metal", "#c9ccce", 0.22, Metallic=1)
    wall = [(r - 0.1, 0.02), (r - 0.075, 0.0, 0.02), (r, 0.12, 0.06), (r, height - 0.17, 0.08), (r - 0.09, height, 0.03)]
    body = lathe("body", divided(fillet(wall, 14), (0.25, 0.5, 0.75), 0.5), metal)
    body.name = "body"
    rim = [(r - 0.09, height), (r - 0.075, height + 0.02, 0.012), (r - 0.085, height + 0.055, 0.015), (r - 0.115, height + 0.05, 0.01), (r - 0.12, height - 0.02, 0.02), (0, height - 0.02)]
    lathe("rim", fillet(rim), bare)
    lathe("foot", fillet([(r - 0.1, 0.02), (r - 0.1, 0.012, 0.004), (r - 0.12, 0.0, 0.01), (r - 0.15, 0.05), (0, 0.1)]), bare)
    tab = surface("tab", look["accent"], 0.3, Metallic=0.9)
    box("tab", 0.17, 0.2, 0.018, tab, 0.008, (0, -0.02, height + 0.015), (0.05, 0, 0))


def tube(job):
    """A cream tube on its cap: round there, flat at the crimp."""
    look = job["look"]
    width, height, low, rows, segments = 0.5, 1.86, 0.46, 96, 192
    vertices, uv, faces = [], [], []
    for i in range(rows + 1):
        t = i / rows
        s = max(0, min(1, (t - 0.04) / 0.90))
        s = s * s * (3 - 2 * s) * 0.35 + s * 0.65
        rx, ry = width + (math.pi / 2 * width * 0.985 - width) * s, width * (1 - s) ** 0.85 + 0.022 * s
        if t < 0.03:
            rx, ry = rx - 0.05 * (1 - t / 0.03) ** 2, ry - 0.05 * (1 - t / 0.03) ** 2
        for j in range(segments + 1):
            a = TAU * j / segments + math.pi / 2
            vertices.append((rx * math.cos(a), ry * math.sin(a), low + height * t))
            uv.append((j / segments, t))
    for i in range(rows):
        for j in range(segments):
            a = i * (segments + 1) + j
            faces.append((a, a + 1, a + segments + 2, a + segments + 1))
    mesh_object("tube", vertices, faces, surface("tube", roughness=0.34, image=job["art"]["main"], Clearcoat=0.2, Clearcoat_Roughness=0.2), uv)
    crimp = surface("crimp", look["body"], 0.4)
    seam = math.pi * width * 0.985
    box("crimp", seam, 0.05, 0.15, crimp, 0.012, (0, 0, low + height - 0.02))
    for k in range(9):
        box(f"line{k}", seam - 0.02, 0.056, 0.006, crimp, 0.002, (0, 0, low + height + 0.005 + k * 0.0135))
    r = 0.475
    cap = [(0, 0), (r - 0.02, 0, 0.03), (r + 0.01, 0.03, 0.03), (r, low - 0.02, 0.04), (r - 0.06, low, 0.01), (r - 0.06, low + 0.02)]
    lathe("cap", fillet(cap), surface("cap", look["lid"], 0.3))


def sun_stick(job):
    """A stick of sun cream: a short cylinder under a taller cap."""
    look, (r, low, height) = job["look"], SHELLS["stick"]
    top = low + height
    body = surface("body", look["body"], 0.3)
    lathe("body", fillet([(0, 0.02), (r - 0.05, 0.02, 0.01), (r - 0.03, 0, 0.02), (r, 0, 0.04), (r, top + 0.04, 0.015), (r - 0.05, top + 0.04)]), body)
    label(job, "stick", gloss(job))
    cap = [(r - 0.04, top + 0.055), (r - 0.004, top + 0.055, 0.012), (r - 0.004, top + 0.66, 0.09), (0, top + 0.69, 0.3)]
    lathe("cap", fillet(cap, 14), surface("cap", look["lid"], 0.24, Clearcoat=0.5, Clearcoat_Roughness=0.1))


def faces(job):
    art = job["art"]
    return [surface(part, roughness=0.42, image=art[part], Clearcoat=0.15, Clearcoat_Roughness=0.3) for part in ("main", "side", "top")]


def carton(job):
    """A folding box with its blister of tablets or capsules leaning before it."""
    box("box", 1.35, 0.5, 2.0, faces(job), 0.012, (-0.28, 0.25, 0), (0, 0, math.radians(-24)))
    blister(job["look"].get("pill", "#f2eee6"), job["look"].get("capsules", False))


def blister(colour, are_capsules):
    foil = surface("foil", "#e4e6e7", 0.36, Metallic=0.45, Specular=0.8)
    # The film lies close to what it holds: a clear coat over it, and a collar where it rises from the card.
    pill = surface("pill", colour, 0.45, Clearcoat=1.0, Clearcoat_Roughness=0.08)
    holder = linked(bpy.data.objects.new("card", None))
    box("card", 0.92, 0.018, 1.34, foil, 0.006).parent = holder
    collar = fillet([(0.122, 0), (0.108, 0.016, 0.02), (0.098, 0.03, 0.012), (0.08, 0.03)])
    round_top = [(0.1, 0), (0.098, 0.028)] + [(0.096 * math.cos(math.pi / 2 * t / 9) ** 0.72, 0.034 + 0.05 * math.sin(math.pi / 2 * t / 9)) for t in range(10)]
    for column in range(3):
        for row in range(5):
            for name, material, profile in (("collar", foil, collar), ("pill", pill, round_top)):
                part = lathe(name, fillet(profile), material, segments=48, loc=((column - 1) * 0.27, -0.009, 0.17 + row * 0.25), rot=(math.pi / 2, 0, 0))
                part.parent = holder
                if are_capsules:
                    part.scale = (1.04, 0.72, 1) if name == "collar" else (1.08, 0.68, 1)
    holder.location, holder.rotation_euler = (0.62, -0.62, 0), (math.radians(-13), 0, math.radians(9))


def sachets(job):
    """A box of single-dose sticks with one stick before it."""
    box("box", 1.95, 1.0, 1.3, faces(job), 0.012, (-0.18, 0.35, 0), (0, 0, math.radians(-22)))
    stick = surface("stick", roughness=0.32, image=job["art"]["stick"], Metallic=0.15)
    blown_up("stick", 0.36, 1.6, stick, (1.02, -0.50, 0.02), (math.radians(-9), math.radians(4), math.radians(6)), key="stick-0.36x1.6", pressure=3.2, seal=0.09)


def bar_box(job):
    """A counter display: the front torn low, bars standing in it in two rows."""
    front, side, top = faces(job)
    width, depth, height, wall = 2.1, 1.05, 0.86, 0.03
    turn = math.radians(-20)
    holder = linked(bpy.data.objects.new("display", None))
    box("front", width, wall, height, [front, side, side], 0.008, (0, -depth / 2, 0)).parent = holder
    box("back", width, wall, height + 0.34, [side, side, side], 0.008, (0, depth / 2, 0)).parent = holder
    for x in (-1, 1):
        box("flank", wall, depth - wall, height + 0.06, [side, side, side], 0.008, (x * (width - wall) / 2, 0, 0)).parent = holder
    wrap = surface("bar", roughness=0.3, image=job["art"]["stick"], Metallic=0.2, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    for row in range(2):
        for k in range(6):
            bar = blown_up("bar", 0.36, 1.6, wrap, (0, 0, 0), (0, 0, 0), key="stick-0.36x1.6", pressure=3.2, seal=0.09)
            bar.parent = holder
            bar.scale = (0.9, 1.1, 0.74)
            bar.rotation_euler = (math.radians(-4 + 3 * row), math.radians((k * 37 % 7 - 3) * 0.7), math.radians(4 * ((k + row) % 3 - 1)))
            bar.location = ((k - 2.5) * 0.335, -0.22 + row * 0.42, 0.02 + 0.03 * ((k * 5 + row) % 3) + row * 0.1)
    holder.rotation_euler = (0, 0, turn)


def shipping_box(job):
    """A kraft carton with its tape, the brand printed straight on the board."""
    art = job["art"]
    board = [surface(part, roughness=0.75, image=art[part], bump=(90, 0.06, 0.004, "noise"), Specular=0.25) for part in ("main", "side", "top")]
    turn = (0, 0, math.radians(-26))
    box("box", 2.0, 1.4, 1.35, board, 0.02, (0, 0, 0), turn)
    tape = surface("tape", "#c79a5e", 0.25, Clearcoat=0.3)
    box("tape", 2.006, 0.2, 0.006, tape, 0.002, (0, 0, 1.348), turn)
    c, s = math.cos(turn[2]), math.sin(turn[2])
    box("tape-end", 0.006, 0.2, 0.3, tape, 0.002, (c * 1.001, s * 1.001, 1.05), turn)
