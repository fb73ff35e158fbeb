"""
Soft packs: flat sheets blown up by the cloth solver. A result is kept in `forms/<key>.npz` and read back
from there, which pins the wrinkles; delete a file after changing its parameters.
"""
import math
import os

import bpy
import numpy as np

from geometry import TAU, mesh_object
from materials import surface

FORMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "forms")


def simulate(key, vertices, faces, uv, pressure, frames=26, gravity=0, pins=None, rest=None, subdivisions=1, mass=0.25, tension=25, bending=0.35):
    """-> (vertices, faces, uv) as arrays; `pins`: weight by vertex; `rest`: the cut of the sheets, where they start bent."""
    kept = os.path.join(FORMS, f"{key}.npz")
    if not os.path.exists(kept):
        keep(kept, *solved(vertices, faces, uv, pressure, frames, gravity, pins, rest, subdivisions, mass, tension, bending))
    data = np.load(kept)
    return data["v"].copy(), [[int(i) for i in face if i >= 0] for face in data["f"]], data["uv"]


def solved(vertices, faces, uv, pressure, frames, gravity, pins, rest, subdivisions, mass, tension, bending):
    scene = bpy.context.scene
    sheet = mesh_object("sheet", vertices, faces, None, uv)
    if pins:
        group = sheet.vertex_groups.new(name="pins")
        for index, weight in pins.items():
            group.add([index], weight, "REPLACE")
    if rest is not None:
        sheet.shape_key_add(name="Basis")
        cut = sheet.shape_key_add(name="rest")
        cut.data.foreach_set("co", np.asarray(rest, np.float32).ravel())
        cut.value = 0
    modifier = sheet.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality, cloth.mass = 7, mass
    cloth.tension_stiffness = cloth.compression_stiffness = tension
    cloth.shear_stiffness, cloth.bending_stiffness = tension * 0.4, bending
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 12
    cloth.bending_damping, cloth.air_damping = 1.5, 3
    cloth.use_pressure, cloth.uniform_pressure_force = pressure != 0, pressure
    cloth.effector_weights.gravity = gravity
    if pins:
        cloth.vertex_group_mass, cloth.pin_stiffness = "pins", 1
    if rest is not None:
        cloth.rest_shape_key = sheet.data.shape_keys.key_blocks["rest"]
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    if subdivisions:
        smooth = sheet.modifiers.new("smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = subdivisions
        smooth.boundary_smooth = "PRESERVE_CORNERS"
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    mesh = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    count = len(mesh.vertices)
    points = np.empty(count * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    corner = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corner)
    places = np.empty(len(mesh.loops) * 2, np.float32)
    mesh.uv_layers[0].data.foreach_get("uv", places)
    spread = np.zeros((count, 2), np.float32)
    spread[corner] = places.reshape(-1, 2)
    polygons = [list(p.vertices) for p in mesh.polygons]
    scene.frame_set(1)
    bpy.data.objects.remove(sheet)
    return points.reshape(-1, 3), polygons, spread


def keep(path, points, polygons, uv):
    table = np.full((len(polygons), 4), -1, np.int32)
    for i, polygon in enumerate(polygons):
        table[i, : len(polygon)] = polygon
    os.makedirs(FORMS, exist_ok=True)
    np.savez_compressed(path, v=points.astype(np.float32), f=table, uv=uv)


def sheets(width, height, step, side_seal, foot_seal, head_seal, gap=0.012):
    """Two sheets that share their vertices in the seals (0: joined at the edge only)."""
    nx, nz = round(width / step), round(height / step)
    vertices, uv, index, faces = [], [], {}, []

    def is_open(i, j):
        x, z = abs(i / nx - 0.5) * width, j / nz * height
        within = x < width / 2 - max(side_seal, 1e-4) - 1e-6
        return within and max(foot_seal, 1e-4) + 1e-6 < z < height - max(head_seal, 1e-4) - 1e-6

    for j in range(nz + 1):
        for i in range(nx + 1):
            x, z = (i / nx - 0.5) * width, j / nz * height
            if is_open(i, j):
                for side in (0, 1):
                    index[i, j, side] = len(vertices)
                    vertices.append((x, gap * (2 * side - 1), z))
                    uv.append((i / nx, j / nz))
            else:
                index[i, j, 0] = index[i, j, 1] = len(vertices)
                vertices.append((x, 0, z))
                uv.append((i / nx, j / nz))
    for j in range(nz):
        for i in range(nx):
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            front, back = ([index[c + (side,)] for c in corners] for side in (0, 1))
            faces.append(front)
            if front != back:
                faces.append(back[::-1])
    return vertices, faces, uv, index, nx, nz


def crimp(points, along, length, foot, head, pitch=0.028, depth=0.0045):
    """The toothed seal: a sine on the vertices within the seals."""
    inside = np.clip((foot - 0.012 - along) / 0.01, 0, 1) + np.clip((along - (length - head + 0.012)) / 0.01, 0, 1)
    points[:, 1] += depth * np.sin(along * TAU / pitch) * inside


def blown_up(name, width, height, material, loc, rot, key, pressure=2.0, seal=0.1, side_seal=0, head=None, bending=0.35, frames=26):
    head = head or seal
    vertices, faces, uv, *_ = sheets(width, height, 0.03, side_seal, seal, head)
    points, polygons, uv = simulate(key, vertices, faces, uv, pressure, subdivisions=2, bending=bending, frames=frames)
    z, x = uv[:, 1] * height, abs(uv[:, 0] - 0.5) * width
    crimp(points, z, height, seal, head)
    if side_seal:
        points[:, 1] += 0.002 * np.sin(z * TAU / 0.02) * np.clip((x - (width / 2 - side_seal + 0.006)) / 0.006, 0, 1)
    points[:, 2] -= points[:, 2].min()
    return mesh_object(name, points.tolist(), polygons, material, uv, loc=loc, rot=rot)


def rounded_corners(points, uv, width, height, radius):
    """Cut corners of a pouch are round: the seal's corner vertices are drawn onto a quarter circle."""
    for sx in (-1, 1):
        for top in (0, 1):
            x, z = (uv[:, 0] - 0.5) * width * sx, (uv[:, 1] if top else 1 - uv[:, 1]) * height
            dx, dz = x - (width / 2 - radius), z - (height - radius)
            inside = (dx > 0) & (dz > 0)
            reach = np.maximum(dx, dz)
            length = np.sqrt(dx * dx + dz * dz)
            k = np.where(inside & (length > 0), reach / np.maximum(length, 1e-9), 1)
            points[:, 0] += np.where(inside, dx * (k - 1), 0) * sx
            points[:, 2] += np.where(inside, dz * (k - 1), 0) * (1 if top else -1)


def gel(job):
    film = surface("gel", roughness=0.30, image=job["art"]["main"], Clearcoat=0.4, Clearcoat_Roughness=0.2)
    width, height = 1.08, 2.25
    vertices, faces, uv, *_ = sheets(width, height, 0.03, 0.07, 0.12, 0.22)
    points, polygons, uv = simulate("gel", vertices, faces, uv, 1.0, subdivisions=2, bending=2.5, frames=20)
    crimp(points, uv[:, 1] * height, height, 0.12, 0.22)
    rounded_corners(points, uv, width, height, 0.09)
    points[:, 2] -= points[:, 2].min()
    mesh_object("gel", points.tolist(), polygons, film, uv, rot=(math.radians(-4), 0, math.radians(-7)))


def sachet(job):
    """A flat sachet sealed all round: single doses, crisps."""
    film = surface("sachet", roughness=0.34, image=job["art"]["main"], Metallic=0.15, Clearcoat=0.3, Clearcoat_Roughness=0.22)
    blown_up("sachet", 1.3, 1.75, film, (0, 0, 0), (math.radians(-3), 0, math.radians(-8)), key="sachet", pressure=0.75, seal=0.14, side_seal=0.08, bending=2.5, frames=18)


def bar(job):
    """The same routine turned on its side: the sealed ends are left and right."""
    film = surface("bar", roughness=0.27, image=job["art"]["main"], Metallic=0.2, Clearcoat=0.35, Clearcoat_Roughness=0.18)
    length = 2.95
    vertices, faces, uv, *_ = sheets(0.95, length, 0.03, 0, 0.15, 0.15)
    points, polygons, uv = simulate("bar", vertices, faces, [(v, 1 - u) for u, v in uv], 4.0, subdivisions=2, bending=0.5, frames=24)
    crimp(points, uv[:, 0] * length, length, 0.15, 0.15, 0.03, 0.005)
    lying = np.stack([points[:, 2] - length / 2, points[:, 1], -points[:, 0]], 1)
    floor = lying[abs(lying[:, 0]) < 0.9, 2].min()
    # The corners of the seals are bent flat to the floor, else the bar would hover on them.
    lying[:, 2] = np.where(lying[:, 2] < floor, floor - (floor - lying[:, 2]) * 0.03, lying[:, 2])
    lying[:, 2] -= lying[:, 2].min()
    mesh_object("bar", lying.tolist(), polygons, film, uv, rot=(math.radians(-14), 0, math.radians(-9)))


POUCH = (1.95, 2.72, 0.42)


def pouch(job, squat=1.0):
    points, polygons, uv = pouch_shape()
    width, height, _ = POUCH
    x, z = abs(uv[:, 0] - 0.5) * width, uv[:, 1] * height
    side = np.clip((x - (width / 2 - 0.068)) / 0.01, 0, 1)
    points[:, 1] += 0.0016 * np.sin((z + x) * TAU / 0.03) * side
    points[:, 1] += 0.003 * np.sin(z * TAU / 0.028) * np.clip((z - (height - 0.20)) / 0.01, 0, 1) * (1 - side)
    zipper = sum(np.exp(-(((z - (height - at)) / 0.012) ** 2)) for at in (0.37, 0.33))
    points[:, 1] -= 0.010 * zipper * np.clip((width / 2 - 0.13 - x) / 0.03, 0, 1) * np.sign(1e-9 - points[:, 1])
    film = surface("pouch", roughness=0.52, image=job["art"]["main"], Specular=0.45, bump=(120, 0.05, 0.004, "noise"))
    points[:, 2] -= points[:, 2].min()
    mesh_object("pouch", (points * [0.94, 0.94, 0.94 * squat]).tolist(), polygons, film, uv, rot=(0, 0, math.radians(-10)))


def small_pouch(job):
    pouch(job, squat=0.86)


def pouch_shape():
    """A stand-up pouch: its bottom edge opened to a lens and pinned, the flat sheets as the cut, the head seal pinned."""
    width, height, depth = POUCH
    vertices, faces, uv, index, nx, nz = sheets(width, height, 0.045, 0.075, 0, 0.30, 0.0)
    cut = [tuple(v) for v in vertices]
    arc = lambda t: depth * (1 - (2 * t) ** 2)
    narrow = narrowed(width, arc)
    vertices = [list(v) for v in vertices]
    for (i, j, side), k in index.items():
        t, z = i / nx - 0.5, j / nz
        is_double = index.get((i, j, 0)) != index.get((i, j, 1))
        vertices[k][0] = t * width * (narrow + (1 - narrow) * min(1, z / 0.9))
        vertices[k][1] = (2 * side - 1) * arc(t) * max(0, 1 - z / 0.88) ** 1.1 if is_double or j == 0 else 0
    behind = {}
    for i in range(nx + 1):
        front = index[i, 0, 0]
        if 0 < i < nx:
            back = index[i, 0, 1]
            behind[back] = len(vertices)
            vertices.append([vertices[back][0], arc(i / nx - 0.5), 0])
            vertices[front][1] = -arc(i / nx - 0.5)
            cut.append(cut[front])
            uv.append(uv[front])
    rear = {index[i, j, 1] for i in range(nx + 1) for j in range(nz + 1) if index[i, j, 0] != index[i, j, 1]}
    faces = [[behind.get(a, a) for a in face] if any(a in rear for a in face) else face for face in faces]
    pins = {index[i, 0, 0]: 1.0 for i in range(nx + 1)} | {k: 1.0 for k in behind.values()}
    pins |= {k: 0.9 for (_, j, _), k in index.items() if j >= nz - 4}
    return simulate("pouch", vertices, faces, uv, 1.0, pins=pins, rest=cut, subdivisions=2, bending=0.5, tension=30)


def narrowed(width, arc):
    """The share of its width to which the bottom edge shrinks, so that the arc keeps its length."""
    places, share = [-0.5 + k / 400 for k in range(401)], 1.0
    for _ in range(12):
        length = sum(math.hypot((b - a) * width * share, arc(b) - arc(a)) for a, b in zip(places, places[1:]))
        share *= width / length
    return share
