#!/bin/sh
# Prints every label of this folder into printed/*.png with headless Chromium, at the size in its <meta name="size">.
set -eu
cd "$(dirname "$0")"
mkdir -p printed
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome)

print_label() { # file, name of the picture, text after '#'
  size=$(sed -n 's/.*name="size" content="\([0-9,]*\)".*/\1/p' "$1")
  "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
    --window-size="$size" --screenshot="$PWD/printed/$2.png" "file://$PWD/$1#$3" 2>/dev/null
}

# The sheet's words are the site's own: its HTML is written from app/content.
../../node_modules/.bin/node inspection-sheet.ts >printed/inspection-sheet.html
print_label printed/inspection-sheet.html inspection-sheet ''

for label in work-order paint-can paraffin-canister paraffin-jar dashboard tablet december courtesy-tag; do
  print_label "$label.html" "$label" ''
done
number=0
for place in A-07 B-12 C-03 A-15 B-04; do
  print_label tire-tag.html "tire-tag-$number" "$place"
  number=$((number + 1))
done
print_label tape.html tape-worn 'usée : 2 mm'
print_label tape.html tape-new 'neuve : 11 mm'
