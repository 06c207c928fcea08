"""Non-local means guided by albedo, normal and depth (Rousselle et al. 2013).

Debian's Blender has no denoiser of its own. Each half of the samples is filtered with weights from the other half, in
C (art/denoise.c).
"""

import ctypes
from pathlib import Path

import numpy as np

LIBRARY = Path(__file__).resolve().parents[1] / "denoise.so"


def denoise(halves, radius=8, patch=2, color_strength=0.6, guide_strength=0.8):
    """Joins two half-sample renders into one clean picture in linear light. `radius` and `patch` in pixels."""
    albedo = np.maximum((halves[0]["albedo"] + halves[1]["albedo"]) / 2, 0) + 0.04
    colors = [contiguous(np.log1p(8 * np.maximum(without_spikes(half["image"]) / albedo, 0))) for half in halves]
    variance = contiguous(np.maximum(box_mean(half_variance(*colors), 3)[:, :, 0], 1e-7))

    guides = [
        np.concatenate([half["normal"], half["albedo"] * 1.5, np.log1p(half["depth"][:, :, :1]) * 3], 2)
        for half in halves
    ]
    guide = (guides[0] + guides[1]) / 2
    guide_variance = contiguous(box_mean((guides[0] - guides[1]) ** 2 / 4, 2))
    guide = contiguous(box_mean(guide, 1) * 0.5 + guide * 0.5)

    first = cross_filter(colors, variance, guide, guide_variance, radius, patch, color_strength, guide_strength)
    residual = contiguous(np.maximum(box_mean(half_variance(*first), 3)[:, :, 0], 1e-8))
    second = cross_filter(first, residual, guide, guide_variance, max(3, radius // 2), 1, 1.0, guide_strength * 0.7)
    return np.expm1((second[0] + second[1]) / 2) / 8 * albedo


def cross_filter(colors, variance, guide, guide_variance, radius, patch, color_strength, guide_strength):
    """Filters each half with the weights of the other."""
    height, width = variance.shape
    results = [np.empty((height, width, 3), np.float32) for _ in colors]
    pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)  # noqa: E731
    ctypes.CDLL(str(LIBRARY)).nlm(
        pointer(colors[0]), pointer(colors[1]), pointer(variance), pointer(guide), pointer(guide_variance),
        guide.shape[2], width, height, radius, patch, ctypes.c_float(color_strength), ctypes.c_float(guide_strength),
        pointer(results[0]), pointer(results[1]),
    )  # fmt: skip
    return results


def half_variance(first, second):
    """Variance of one half, from the difference of two, one channel."""
    return ((first - second) ** 2 / 2).mean(2, keepdims=True)


def without_spikes(color):
    """Limits each pixel to the second brightest of its eight neighbours."""
    light = color.max(2)
    padded = np.pad(light, 1, mode="edge")
    height, width = light.shape
    neighbours = np.sort(
        np.stack([padded[y : y + height, x : x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)]), 0
    )
    limit = neighbours[-2] * 1.15 + 0.02
    return color * np.where(light > limit, limit / np.maximum(light, 1e-6), 1)[:, :, None]


def box_mean(array, radius):
    """Mean over a square of 2 x radius + 1 pixels."""
    size = 2 * radius + 1
    padded = np.pad(array, ((radius, radius), (radius, radius), (0, 0)), mode="edge")
    for axis in (0, 1):
        total = np.cumsum(padded, axis)
        total = np.concatenate([np.zeros_like(total.take([0], axis)), total], axis)
        length = total.shape[axis]
        padded = (total.take(range(size, length), axis) - total.take(range(length - size), axis)) / size
    return padded


def contiguous(array):
    return np.ascontiguousarray(array, np.float32)
