"""Takes the picture: two half-sample renders with their guides, denoised, graded, saved as PNG."""

import os
import tempfile
import time

import bpy
import numpy as np

from library.denoising import denoise
from library.grading import grade

GUIDES = {"image": "Image", "normal": "Denoising Normal", "albedo": "Denoising Albedo", "depth": "Denoising Depth"}


def photograph(path, width, height, samples, bloom=0.05, vignette=0.17, grain=0.011):
    """Renders the current scene at width x height pixels with `samples` per pixel into the PNG at `path`."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    scene.cycles.filter_width = 1.6
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.042
    scene.cycles.adaptive_min_samples = max(8, samples // 7)
    scene.cycles.samples = samples // 2
    bpy.context.view_layer.cycles.denoising_store_passes = True

    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        write_guides_to(folder)
        halves = [render_half(folder, number) for number in (1, 2)]
    rendered = time.time()
    save(grade(denoise(halves), bloom, vignette, grain), path)
    print(f"{path}: {rendered - started:.0f} s to render, {time.time() - rendered:.0f} s to develop", flush=True)


def write_guides_to(folder):
    """Compositor graph that writes the image and its guides as EXR files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    bpy.context.view_layer.update_render_passes()
    for slot, output in GUIDES.items():
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[output], files.inputs[slot])


def render_half(folder, number):
    """One half of the samples with its own seed, as arrays by guide."""
    scene = bpy.context.scene
    scene.cycles.seed = number * 7919
    scene.frame_set(number)
    bpy.ops.render.render(write_still=False)
    return {slot: load(os.path.join(folder, f"{slot}{number:04d}.exr")) for slot in GUIDES}


def load(path):
    """An EXR file as a float array of height x width x 3."""
    image = bpy.data.images.load(path, check_existing=False)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def save(picture, path):
    """Saves linear light through the scene's view transform (Filmic) as an 8-bit PNG."""
    scene = bpy.context.scene
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
