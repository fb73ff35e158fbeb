"""Surfaces: plastic, print, paper, glass, cloth, metal."""
import bpy


def linear(colour):
    """'#rrggbb' (sRGB) -> linear RGBA."""
    channels = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1]


def dimmed(colour, brightest=205):
    """The same hue, no channel above `brightest` (0 to 255)."""
    channels = [int(colour.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]
    scale = min(1, brightest / max(1, max(channels) if min(channels) > 120 else 0))
    return "#" + "".join(f"{round(c * scale):02x}" for c in channels)


def blended(one, other, share):
    """The first colour with a share (0 to 1) of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def surface(name, colour="#ffffff", roughness=0.4, image=None, bump=None, printed=False, **inputs):
    """
    image: path of the artwork; with `printed` its alpha lies over the colour.
    bump: (scale, strength, distance, 'noise' | 'voronoi' | 'weave').
    inputs: further sockets of the Principled shader, by name with underscores.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = linear(value) if isinstance(value, str) else value
    if image:
        art = nodes.new("ShaderNodeTexImage")
        art.image = bpy.data.images.load(image, check_existing=True)
        art.interpolation, art.extension = "Cubic", "CLIP" if printed else "EXTEND"
        if printed:
            mix = nodes.new("ShaderNodeMixRGB")
            mix.inputs[1].default_value = linear(colour)
            links.new(art.outputs[1], mix.inputs[0])
            links.new(art.outputs[0], mix.inputs[2])
            links.new(mix.outputs[0], shader.inputs["Base Color"])
        else:
            links.new(art.outputs[0], shader.inputs["Base Color"])
    if bump:
        add_bump(nodes, links, shader, *bump)
    return material


def add_bump(nodes, links, shader, scale, strength, distance, kind):
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
    place = nodes.new("ShaderNodeTexCoord")
    texture = nodes.new({"voronoi": "ShaderNodeTexVoronoi", "weave": "ShaderNodeTexWave"}.get(kind, "ShaderNodeTexNoise"))
    if kind == "noise":
        texture.inputs["Detail"].default_value = 6
    texture.inputs["Scale"].default_value = scale
    links.new(place.outputs["Object"], texture.inputs["Vector"])
    links.new(texture.outputs[{"voronoi": "Distance", "weave": "Color"}.get(kind, "Fac")], node.inputs["Height"])
    links.new(node.outputs[0], shader.inputs["Normal"])


def print_only(name, image, roughness=0.45):
    """Ink on a surface below: the artwork's alpha cuts it out."""
    material = surface(name, roughness=roughness, image=image)
    tree = material.node_tree
    tree.links.new(tree.nodes["Image Texture"].outputs[1], tree.nodes["Principled BSDF"].inputs["Alpha"])
    return material


def glass(name, colour):
    """Tinted glass. Its colour multiplies at every wall: give it much lighter than it should look."""
    return surface(name, colour, 0.05, Transmission=0.93, IOR=1.48)


def milky_wall(name):
    """Clear plastic as one thin shell: transparent in the middle, dark rim, no refraction, so a true alpha."""
    material = surface(name, "#e3e8ea", 0.18)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.93, 0.945, 0.95, 1)
    mix, facing, share = (nodes.new(f"ShaderNode{n}") for n in ("MixShader", "LayerWeight", "MapRange"))
    facing.inputs["Blend"].default_value = 0.5
    share.interpolation_type = "SMOOTHSTEP"
    for i, value in ((1, 0.45), (2, 1.0), (3, 0.09), (4, 0.85)):
        share.inputs[i].default_value = value
    shader = nodes["Principled BSDF"]
    links.new(facing.outputs["Facing"], share.inputs[0])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shader.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    for stop, (place, colour) in zip(ramp.color_ramp.elements, ((0.45, "#e6eaec"), (0.95, "#76848b"))):
        stop.position, stop.color = place, linear(colour)
    links.new(facing.outputs["Facing"], ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])
    return material
