"""Empty rooms for the shops' pictures: shelves, a counter, a shop front, mountains. `scenes.ts` puts the products in."""
import math

import bpy
from mathutils import Vector, noise

from geometry import box, mesh_object
from materials import linear, print_only, surface

# Every stage is this wide, so that it fills the picture.
WIDTH = 4.2


def wood(name, dark="#a8834f", light="#cfab79", roughness=0.5):
    """Oak, its grain along x."""
    material = surface(name, light, roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, stretch, grain, ramp = (nodes.new(f"ShaderNode{n}") for n in ("TexCoord", "Mapping", "TexNoise", "ValToRGB"))
    stretch.inputs["Scale"].default_value = (0.7, 9, 9)
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 3.2, 9
    grain.inputs["Distortion"].default_value = 0.6
    for stop, (at, colour) in zip(ramp.color_ramp.elements, ((0.36, dark), (0.66, light))):
        stop.position, stop.color = at, linear(colour)
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs[0], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def planks(count, depth, low, height, y, material):
    for k in range(count):
        step = WIDTH / count
        box("plank", step - 0.012, depth, height, material, 0.012, (-WIDTH / 2 + step * (k + 0.5), y, low))


def shelves(job):
    paint, oak = surface("paint", job["look"]["body"], 0.55), wood("oak")
    box("back", WIDTH, 0.04, 4.2, surface("gap", "#8d8a83", 0.8), 0.004, (0, 0.66, 0))
    planks(16, 0.06, 0, 4.2, 0.6, paint)
    for row in range(4):
        board = box("board", WIDTH, 0.66, 0.075, oak, 0.012, (0, 0.27, 0.06 + row * 1.02))
        board.location.x = 0.0


def counter(job):
    oak, paint = wood("oak"), surface("paint", job["look"]["body"], 0.5)
    box("under", WIDTH, 0.5, 1.1, surface("gap", "#55524c", 0.8), 0.004, (0, 0.35, 0))
    planks(12, 0.06, 0, 1.1, 0.06, paint)
    box("top", WIDTH, 1.3, 0.14, oak, 0.02, (0, 0.55, 1.1))


def front(job):
    """A shop front with two openings left free: what stands behind is put in later."""
    art, look = job["art"], job["look"]
    wall = surface("wall", look["body"], 0.85, bump=(14, 0.35, 0.02, "noise"), Specular=0.15)
    dark, stone = surface("frame", "#1f2527", 0.4), surface("stone", "#8f938f", 0.8, bump=(20, 0.5, 0.02, "noise"))
    height = 2.55
    for x, width, low, tall in ((-1.86, 0.48, 0, height), (1.86, 0.48, 0, height), (0, 3.24, 1.98, height - 1.98)):
        box("wall", width, 0.3, tall, wall, 0.01, (x, 0.15, low))
    box("plinth", 2.1, 0.34, 0.34, stone, 0.02, (-0.57, 0.14, 0))
    box("eaves", WIDTH, 0.7, 0.09, dark, 0.01, (0, 0.0, height))
    box("sign", 3.3, 0.1, 0.4, dark, 0.012, (0, -0.06, 1.98))
    sign = [(-1.55, -0.113, 2.02), (0.05, -0.113, 2.02), (0.05, -0.113, 2.34), (-1.55, -0.113, 2.34)]
    mesh_object("print", sign, [(0, 1, 2, 3)], print_only("print", art["main"]), [(0, 0), (1, 0), (1, 1), (0, 1)])
    bars = [(-1.62, 0.06, 0.0, 1.98), (0.48, 0.06, 0.0, 1.98), (0.70, 0.06, 0.0, 1.98), (1.60, 0.06, 0.0, 1.98), (-0.57, 0.05, 0.34, 1.64)]
    for x, width, low, tall in bars:
        box("bar", width, 0.12, tall, dark, 0.008, (x, 0.06, low))
    for x, width, z in ((-0.57, 2.1, 0.33), (-0.57, 2.1, 1.93), (1.15, 0.9, 1.93), (1.15, 0.9, 0.0), (1.15, 0.9, 0.24)):
        box("rail", width, 0.12, 0.055, dark, 0.008, (x, 0.06, z))
    box("pier", 0.18, 0.3, 1.98, wall, 0.01, (0.59, 0.15, 0))
    handle = surface("handle", "#c9c9c6", 0.25, Metallic=1)
    box("handle", 0.035, 0.05, 0.5, handle, 0.012, (0.80, -0.05, 0.85))
    box("step", WIDTH, 1.0, 0.04, stone, 0.006, (0, -0.3, -0.04))


def chalet(job):
    """A gabled house of stone and timber: a shop window at each side of the door, all three left free."""
    art, look = job["art"], job["look"]
    stone = surface("wall", look["body"], 0.9, bump=(9, 0.9, 0.05, "noise"), Specular=0.1)
    edge = surface("edge", "#7f8078", 0.85, bump=(16, 0.6, 0.03, "noise"))
    timber, beam = wood("timber", "#5c3b22", "#8a5c38", 0.7), wood("beam", "#3e2818", "#5f4029", 0.65)
    slate, dark = surface("slate", "#4b4f52", 0.75, bump=(22, 0.7, 0.04, "noise")), surface("frame", "#1f2527", 0.4)
    lintel, low, eaves, apex = 1.5, 0.42, 1.98, 2.78
    for x, width in ((-1.85, 0.3), (-0.43, 0.14), (0.43, 0.14), (1.85, 0.3)):
        box("pier", width, 0.3, lintel, stone, 0.015, (x, 0.15, 0))
    for x in (-1.1, 1.1):
        box("sill wall", 1.2, 0.3, low, stone, 0.015, (x, 0.15, 0))
        box("sill", 1.3, 0.44, 0.06, edge, 0.012, (x, 0.1, low - 0.02))
    box("course", 4.0, 0.3, eaves - lintel, stone, 0.015, (0, 0.15, lintel))
    box("lintel", 3.7, 0.36, 0.13, beam, 0.015, (0, 0.13, lintel))
    # The gable: upright boards under the slope, before a dark ground.
    mesh_object("ground", [(-2.0, 0.09, eaves), (2.0, 0.09, eaves), (0, 0.09, apex + 0.1)], [(0, 1, 2)], beam, smooth=False)
    count = 34
    for k in range(count):
        step = 3.8 / count
        x = -1.9 + step * (k + 0.5)
        tall = (apex - eaves) * (1 - (abs(x) + step / 2) / 2.0)
        if tall > 0.03:
            box("board", step - 0.012, 0.06, tall + 0.05, timber, 0.008, (x, 0.04, eaves - 0.02))
    box("tie", 3.9, 0.14, 0.11, beam, 0.012, (0, 0.02, eaves - 0.06))
    box("vent", 0.42, 0.08, 0.3, dark, 0.012, (0, 0.0, eaves + 0.2))
    for bar in range(3):
        box("louvre", 0.36, 0.04, 0.03, beam, 0.006, (0, -0.05, eaves + 0.26 + bar * 0.08))
    slope = math.atan2(apex - eaves + 0.1, 2.0)
    long = 2.12 / math.cos(slope)
    for side in (-1, 1):
        for thick, deep, lift, material in ((0.09, 0.5, 0.0, beam), (0.07, 0.62, 0.09, slate)):
            roof = box("roof", long, deep, thick, material, 0.012, (0, 0, 0))
            roof.rotation_euler = (0, side * slope, 0)
            middle = long / 2 - 0.03
            roof.location = (side * middle * math.cos(slope), 0.0, apex + 0.02 + lift - middle * math.sin(slope))
    box("sign", 1.9, 0.08, 0.34, dark, 0.012, (0, -0.1, 1.585))
    sign = [(-0.61, -0.146, 1.63), (0.99, -0.146, 1.63), (0.99, -0.146, 1.95), (-0.61, -0.146, 1.95)]
    mesh_object("print", sign, [(0, 1, 2, 3)], print_only("print", art["main"]), [(0, 0), (1, 0), (1, 1), (0, 1)])
    for middle in (-1.1, 1.1):
        for x in (-0.6, 0.0, 0.6):
            box("bar", 0.05, 0.1, lintel - low, beam, 0.008, (middle + x, 0.08, low))
        for z in (low + 0.02, lintel - 0.05, low + 0.72):
            box("rail", 1.2, 0.1, 0.045, beam, 0.008, (middle, 0.08, z))
    for x in (-0.34, 0.34):
        box("post", 0.07, 0.12, lintel, beam, 0.008, (x, 0.08, 0))
    for z, tall in ((0.0, 0.42), (lintel - 0.07, 0.07)):
        box("panel", 0.68, 0.1, tall, beam, 0.01, (0, 0.09, z))
    box("handle", 0.03, 0.05, 0.34, surface("handle", "#b08d4c", 0.3, Metallic=1), 0.01, (-0.25, 0.0, 0.62))
    box("step", 1.2, 0.6, 0.07, edge, 0.012, (0, -0.2, -0.04))
    box("ground", WIDTH, 1.0, 0.04, edge, 0.006, (0, -0.3, -0.045))


def mountains(job):
    """A range by ridged noise; snow where it is high and not too steep, woods at the foot."""
    columns, rows, snowline = 420, 150, job["look"]["snowline"]
    deep = 3.0
    heights = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = (i / columns - 0.5) * WIDTH, j / rows * deep
            ridge = noise.ridged_multi_fractal(Vector((x * 0.62 + 3.1, y * 0.62 + 1.7, 0.4)), 0.95, 2.1, 9, 0.92, 2.0)
            rise = min(1, (y / deep) ** 0.85 + 0.02)
            peak = 0.55 + 0.45 * math.exp(-(((x + 0.55) / 0.9) ** 2))
            heights[j][i] = max(0, ridge) * 0.62 * rise * peak + 0.12 * rise
    vertices = [((i / columns - 0.5) * WIDTH, j / rows * deep, heights[j][i]) for j in range(rows + 1) for i in range(columns + 1)]
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    land = mesh_object("land", vertices, faces, None, smooth=False)
    kinds = [surface("woods", "#4a564c", 0.95, Specular=0), surface("rock", "#767a7c", 0.9, Specular=0), surface("snow", "#f4f7fa", 0.7, Specular=0.1)]
    for kind in kinds:
        land.data.materials.append(kind)
    for polygon in land.data.polygons:
        c, steep = polygon.center, 1 - polygon.normal.z
        wavy = c.z + 0.05 * noise.noise(c * 6)
        polygon.material_index = 2 if wavy > snowline + steep * 0.35 and steep < 0.62 else 0 if wavy < 0.26 and steep < 0.5 else 1
