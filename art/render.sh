#!/bin/sh
# Renders one picture: art/render.sh oil-pour [preview|final]
# A preview lands in art/previews/<name>.png, a final in art/pictures/<name>.webp.
set -eu
cd "$(dirname "$0")"
name=${1:?"which picture? one of: $(ls scenes | sed 's/\.py$//' | tr '\n' ' ')"}
mode=${2:-preview}
export PATH=/usr/bin:/bin # Debian's Blender needs Debian's own Python and numpy

[ -f denoise.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o denoise.so denoise.c -lm
[ -d labels/printed ] || sh labels/print.sh
mkdir -p previews

export OMP_WAIT_POLICY=passive # the denoiser must not spin beside other work

nice -n 19 blender -b -P render.py -- "$name" "$mode" "previews/$name.png"
if [ "$mode" = final ]; then
  cwebp -quiet -q 94 -m 6 "previews/$name.png" -o "pictures/$name.webp"
fi
