#!/bin/sh
# Makes art/contact-sheet.webp from every picture. Needs ImageMagick.
set -eu
cd "$(dirname "$0")"
sheet=$(mktemp --suffix=.png)
montage -label '' pictures/*.webp -resize 400x250^ -gravity center -extent 400x250 -tile 6x -geometry +6+6 \
  -background '#15171a' "$sheet"
cwebp -quiet -q 80 "$sheet" -o contact-sheet.webp
rm "$sheet"
