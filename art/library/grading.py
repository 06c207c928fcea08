"""The look of a finished picture: bloom over highlights, vignette, a little grain."""

import numpy as np

from library.denoising import box_mean


def grade(picture, bloom, vignette, grain):
    """Works in linear light. Bloom begins above 1.6 times white; the grain is the same in every picture."""
    height, width = picture.shape[:2]
    if bloom:
        light = picture.max(2, keepdims=True) * 0.3 + picture.mean(2, keepdims=True) * 0.7
        highlights = np.minimum(picture * np.clip((light - 1.6) / np.maximum(light, 1e-4), 0, 1), 6)
        for radius in (width // 160, width // 50, width // 18):
            halo = highlights
            for _ in range(3):
                halo = box_mean(halo, max(1, radius))
            picture = picture + bloom * halo
    if vignette:
        y, x = np.mgrid[0:height, 0:width]
        distance = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) / 0.25
        picture = picture * (1 - vignette * np.clip(distance, 0, 1.6) ** 1.2)[:, :, None]
    if grain:
        noise = np.random.default_rng(1).normal(0, 1, (height, width, 1)).astype(np.float32)
        soft = box_mean(noise, 1) * 0.9 + noise * 0.4
        picture = picture * (1 + grain * 2.2 * soft)
    return np.maximum(picture, 0).astype(np.float32)
