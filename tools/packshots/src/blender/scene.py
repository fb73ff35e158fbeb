"""
Renders one product with Cycles on the CPU into light passes (uncompressed EXR) that `develop/` turns into a cut-out:

    blender --background --factory-startup --python scene.py -- job.json

job: { form, look, art: {part: png path}, isPale, samples, pixels, exr, sheet }. Made for Blender 3.4 (Debian 12) and later 3.x.
"""
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import studio  # noqa: E402
from materials import dimmed  # noqa: E402
from forms import FORMS, FRAMES  # noqa: E402

PASSES = ("diffuse", "glossy", "transmission")


def empty_scene():
    data = bpy.data
    for kind in (data.objects, data.meshes, data.materials, data.lights, data.curves, data.images, data.cameras):
        for item in list(kind):
            kind.remove(item)


def set_quality(samples, pixels):
    scene = bpy.context.scene
    render, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
    render.engine, cycles.device = "CYCLES", "CPU"
    render.resolution_x = render.resolution_y = pixels
    render.resolution_percentage, render.film_transparent, render.filter_size = 100, True, 1.3
    cycles.samples, cycles.seed, cycles.use_adaptive_sampling = samples, 7, False
    # Debian builds Blender without OpenImageDenoise: asking for it would stop the render.
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces = cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.5
    scene.view_settings.view_transform = "Standard"
    for kind in PASSES:
        for part in ("color", "direct", "indirect"):
            setattr(layer, f"use_pass_{kind}_{part}", True)
    layer.use_pass_normal = layer.use_pass_z = True
    output = render.image_settings
    output.color_mode, output.file_format = "RGBA", "OPEN_EXR_MULTILAYER"
    output.color_depth, output.exr_codec = "32", "NONE"


def main(path):
    with open(path) as file:
        job = json.load(file)
    share = FRAMES[job["form"]]
    if not job["isPale"]:
        # The light of a dark body would burn a white lid out.
        job["look"]["lid"] = dimmed(job["look"]["lid"])
    empty_scene()
    studio.set_up(job["isPale"], share.get("down", studio.DOWN_DEGREES))
    FORMS[job["form"]](job)
    if job["isPale"]:
        studio.raise_flags(max(abs(points[:, 0]).max() for _, points in studio.products()) + 0.6)
    kept = {key: job[key] for key in ("isPale", "isSoft", "isClear", "exposure")}
    studio.frame(share, job["pixels"], kept, job["sheet"])
    set_quality(job["samples"], job["pixels"])
    bpy.context.scene.render.filepath = job["exr"]
    bpy.ops.render.render(write_still=True)


main(sys.argv[sys.argv.index("--") + 1])
