"""Meshes with clean edges: turned bodies, rounded boxes, meshes from arrays. Lengths in scene units (about 10 cm)."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

TAU = 2 * math.pi


def mesh_object(name, vertices, faces, material=None, uv=None, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    if uv is not None:
        layer = mesh.uv_layers.new()
        corner = np.empty(len(mesh.loops), np.int32)
        mesh.loops.foreach_get("vertex_index", corner)
        layer.data.foreach_set("uv", np.asarray(uv, np.float32)[corner].ravel())
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if material:
        mesh.materials.append(material)
    return linked(bpy.data.objects.new(name, mesh), loc, rot)


def linked(obj, loc=(0, 0, 0), rot=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = rot
    return obj


def fillet(corners, steps=10):
    """[(r, z, radius?)] -> polyline whose corners are rounded: without it nothing catches the light."""
    line = []
    for i, corner in enumerate(corners):
        if i in (0, len(corners) - 1) or len(corner) < 3 or not corner[2]:
            line.append((corner[0], corner[1]))
            continue
        before, here, after = (Vector(corners[k][:2]) for k in (i - 1, i, i + 1))
        u, v = (before - here).normalized(), (after - here).normalized()
        half = math.acos(max(-1, min(1, u.dot(v)))) / 2
        cut = min(corner[2] / math.tan(half), (before - here).length * 0.499, (after - here).length * 0.499)
        centre = here + (u + v).normalized() * (cut * math.tan(half) / math.sin(half))
        start, end = here + u * cut - centre, here + v * cut - centre
        turn = start.angle_signed(end)
        for k in range(steps + 1):
            t = -turn * k / steps
            c, s = math.cos(t), math.sin(t)
            line.append((centre.x + start.x * c - start.y * s, centre.y + start.x * s + start.y * c))
    return line


def divided(profile, shares, longest=0.15):
    """Long rising edges cut at `shares`, so that modelled ribs start and stop crisply."""
    out = []
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        out.append((r0, z0))
        if z1 - z0 > longest:
            out += [(r0 + (r1 - r0) * t, z0 + (z1 - z0) * t) for t in shares]
    return out + [profile[-1]]


def lathe(name, profile, material, segments=192, ribs=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A turned body; u = 0.5 of its texture faces the camera (-y). `ribs(r, z, angle)` gives the radius."""
    lowest, highest = min(z for _, z in profile), max(z for _, z in profile)
    rise = max(1e-6, highest - lowest)
    rows = len(profile)
    vertices, uv, faces = [], [], []
    for j in range(segments + 1):
        theta = TAU * j / segments
        c, s = math.cos(theta + math.pi / 2), math.sin(theta + math.pi / 2)
        for r, z in profile:
            q = ribs(r, z, theta) if ribs else r
            vertices.append((q * c, q * s, z))
            uv.append((j / segments, (z - lowest) / rise))
    for j in range(segments):
        for i in range(rows - 1):
            a = j * rows + i
            faces.append((a, a + rows, a + rows + 1, a + 1))
    return mesh_object(name, vertices, faces, material, uv, loc=loc, rot=rot)


def box(name, width, depth, height, materials, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A box with rounded edges; materials: [front, sides, top]."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(width, depth, height), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, height / 2), verts=bm.verts)
    layer = bm.loops.layers.uv.new()
    for face in bm.faces:
        n = face.normal
        is_side, is_lid = abs(n.x) > 0.5, abs(n.z) > 0.5
        face.material_index = 1 if is_side or n.y > 0.5 else 2 if n.z > 0.5 else 0
        for loop in face.loops:
            c = loop.vert.co
            u = (c.y / depth + 0.5 if n.x > 0 else 0.5 - c.y / depth) if is_side else c.x / width + 0.5
            loop[layer].uv = (u, c.y / depth + 0.5 if is_lid else c.z / height)
    bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bevel, segments=4, profile=0.5, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    for material in materials if isinstance(materials, list) else [materials] * 3:
        mesh.materials.append(material)
    return linked(bpy.data.objects.new(name, mesh), loc, rot)


def tube_along(name, points, radius, material, closed=False):
    """A round cord through the points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u, spline.use_smooth = closed, True
    curve.materials.append(material)
    return linked(bpy.data.objects.new(name, curve))


def strip(name, path, low, high, thickness, material, edge=None, closed=True, round_to=4):
    """A standing band along a plan path [(x, y)]; `low`, `high` are its edges, one value or one per point."""
    n = len(path)
    at = lambda i: Vector(path[i % n] if closed else path[max(0, min(n - 1, i))])
    lows, highs = (v if isinstance(v, list) else [v] * n for v in (low, high))
    ring, vertices, faces = None, [], []
    for i in range(n):
        tangent = (at(i + 1) - at(i - 1)).normalized()
        normal = Vector((tangent.y, -tangent.x))
        ring = rounded_rectangle(thickness, highs[i] - lows[i], min(0.022, thickness * 0.3), round_to)
        for across, along in ring:
            p = at(i) + normal * across
            vertices.append((p.x, p.y, (lows[i] + highs[i]) / 2 + along))
    k = len(ring)
    for i in range(n if closed else n - 1):
        for j in range(k):
            a, b = i * k, (i + 1) % n * k
            faces.append((a + j, b + j, b + (j + 1) % k, a + (j + 1) % k))
    if not closed:
        faces += [list(range(k))[::-1], list(range((n - 1) * k, n * k))]
    band = mesh_object(name, vertices, faces, material)
    if edge:
        band.data.materials.append(edge)
        for polygon in band.data.polygons:
            if abs(polygon.normal.z) > 0.6:
                polygon.material_index = 1
    return band


def rounded_rectangle(width, height, radius, steps=4):
    out = []
    for cx, cy, start in (
        (width / 2 - radius, height / 2 - radius, 0),
        (radius - width / 2, height / 2 - radius, math.pi / 2),
        (radius - width / 2, radius - height / 2, math.pi),
        (width / 2 - radius, radius - height / 2, 1.5 * math.pi),
    ):
        for k in range(steps + 1):
            a = start + math.pi / 2 * k / steps
            out.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return out
