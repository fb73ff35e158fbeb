"""Light, camera and frame: one set for every product, so that all stand on one shelf."""
import json
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import linked, mesh_object
from materials import surface

# Far away and almost level: the base line is straight, the proportions are those of a catalogue.
DISTANCE = 60
DOWN_DEGREES = 2.6
# The lowest point stands this many pixels (of 1200) above the lower edge.
BASE_PIXELS = 1
UNSEEN = ("sweep", "flag")


def area_light(name, place, target, width, height, watts, softness=0.35, colour=(1, 1, 1)):
    """A softbox: its emission fades to the edge, else every highlight is a hard rectangle."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, watts, colour
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links
    geometry, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(geometry.outputs["Parametric"], split.inputs[0])

    def faded(socket):
        fold, ease = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMapRange")
        fold.operation, fold.inputs[1].default_value = "PINGPONG", 0.5
        ease.interpolation_type, ease.inputs[2].default_value = "SMOOTHSTEP", softness
        links.new(socket, fold.inputs[0])
        links.new(fold.outputs[0], ease.inputs[0])
        return ease.outputs[0]

    product = nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    links.new(faded(split.outputs[0]), product.inputs[0])
    links.new(faded(split.outputs[1]), product.inputs[1])
    links.new(product.outputs[0], nodes["Emission"].inputs["Strength"])
    turn = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    linked(bpy.data.objects.new(name, light), place, turn)


def set_up(is_pale, down=DOWN_DEGREES):
    """Camera, bounce, lights. `is_pale`: a white body, lit softer from the left and outlined by flags."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.new("camera")
    camera.sensor_width, camera.lens, camera.clip_end = 36, 36 * DISTANCE / 3, 300
    height = DISTANCE * math.tan(math.radians(down))
    scene.camera = linked(bpy.data.objects.new("camera", camera), (0, -DISTANCE, height), (math.pi / 2, 0, 0))
    bounce()
    world = bpy.data.worlds[0] if bpy.data.worlds else bpy.data.worlds.new("world")
    scene.world, world.use_nodes = world, True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, 1, 1, 1)
    background.inputs[1].default_value = 0.17 if is_pale else 0.19
    world.cycles.sampling_method = "NONE"
    area_light("key", (-4.2, -4.6, 5.0), (0, 0, 1.1), 3.3, 4.2, 1010 if is_pale else 930, 0.35, (1, 0.99, 0.975))
    area_light("strip", (4.2, -2.2, 2.6), (0, 0, 1.3), 1.3, 5.6, 111 if is_pale else 185, 0.45, (0.97, 0.99, 1))
    area_light("top", (0.3, 1.6, 6.5), (0, 0.6, 0), 5, 3.4, 188 if is_pale else 235, 0.4)
    area_light("kick", (-4.4, -0.6, 2.2), (0, 0, 1.2), 0.9, 4.6, 19 if is_pale else 120, 0.45)
    area_light("back", (0, 4.2, 5.8), (0, 8.2, 2.2), 7, 2.5, 150, 0.45)
    if not is_pale:
        area_light("rim", (4.6, 1.6, 2.4), (0, 0, 1.2), 0.8, 4.6, 110, 0.45)


def bounce():
    """A grey floor and wall that the camera and the reflections never see: they only throw light back."""
    arc = [math.pi / 2 * k / 40 for k in range(1, 41)]
    line = [(-6, 0), (4.5, 0)] + [(4.5 + 4 * math.sin(a), 4 - 4 * math.cos(a)) for a in arc] + [(8.5, 30)]
    vertices = [(x, y, z) for y, z in line for x in (-40, 40)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    sweep = mesh_object("sweep", vertices, faces, surface("sweep", "#c9cbcb", 0.9, Specular=0))
    sweep.visible_camera = sweep.visible_glossy = False


def raise_flags(half_width):
    """Black flags left and right: they draw the outline of a white body on a light tile."""
    black = surface("flag", "#050505", 1, Specular=0)
    for x in (-half_width, half_width):
        corners = [(x, -0.15, 0), (x, 3.2, 0), (x, 3.2, 4.2), (x, -0.15, 4.2)]
        mesh_object("flag", corners, [(0, 1, 2, 3)], black).visible_camera = False


def world_points(obj):
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    evaluated.to_mesh_clear()
    matrix = np.array(obj.matrix_world)
    return points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]


def products():
    bpy.context.view_layer.update()
    parts = (o for o in bpy.context.scene.objects if o.type in ("MESH", "CURVE"))
    return [(o, world_points(o)) for o in parts if o.name.split(".")[0] not in UNSEEN]


def frame(share, pixels, notes, sheet):
    """
    Scales and shifts the picture so that the product has its share (`h`, `w`) of the square and stands on
    the lower edge; renders that part alone. Writes what the developing needs (footprints, border) to `sheet`.
    """
    scene = bpy.context.scene
    camera, eye = scene.camera.data, np.array(scene.camera.location)
    parts = products()

    def seen(points):
        depth = points[:, 1] - eye[1]
        x, z = (0.5 + camera.lens / 36 * (points[:, i] - eye[i]) / depth for i in (0, 2))
        return np.stack([x, z], 1)

    whole = np.concatenate([seen(points) for _, points in parts])
    width, height = whole.max(0) - whole.min(0)
    camera.lens *= min(share.get("h", 0.97) / height, share.get("w", 0.97) / width)
    whole = np.concatenate([seen(points) for _, points in parts])
    low, high = whole.min(0), whole.max(0)
    camera.shift_x, camera.shift_y = (low[0] + high[0]) / 2 - 0.5, low[1] - BASE_PIXELS / 1200
    shift = np.array([camera.shift_x, camera.shift_y])
    low, high, margin = low - shift, high - shift, 6 / pixels
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x = max(0, math.floor((low[0] - margin) * pixels) / pixels)
    render.border_max_x = min(1, math.ceil((high[0] + margin) * pixels) / pixels)
    render.border_min_y = 0
    render.border_max_y = min(1, math.ceil((high[1] + margin) * pixels) / pixels)
    footprints = []
    for _, points in parts:
        lowest = points[:, 2].min()
        if lowest >= 0.07:
            continue
        outline = hull(points[points[:, 2] < max(0.05, lowest + 0.06)][:, :2])
        if len(outline) > 2:
            ground = np.array([(x, y, 0) for x, y in outline])
            footprints.append(((seen(ground) - shift) * [pixels, -pixels] + [0, pixels]).round(1).tolist())
    left, top = round(render.border_min_x * pixels), pixels - round(render.border_max_y * pixels)
    with open(sheet, "w") as out:
        json.dump({"pixels": pixels, "left": left, "top": top, "footprints": footprints, **notes}, out)


def hull(points):
    """Convex outline of plan points, counter-clockwise."""
    ordered, out = sorted(set(map(tuple, np.round(points, 4)))), []
    for run in (ordered, ordered[::-1]):
        half = []
        for q in run:
            while len(half) > 1 and turn(half[-2], half[-1], q) <= 0:
                half.pop()
            half.append(q)
        out += half[:-1]
    return out


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
