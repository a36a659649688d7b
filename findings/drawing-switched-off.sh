#!/usr/bin/env bash
# dxf 5.3.1 beside dxf-parser 1.1.2: which lines of a drawing does a page show, if its author has frozen a layer, switched one off, or made a
# line invisible?
#
# Guess: what a CAD program shows and prints of it: an old state is kept on a frozen layer (bit 1 of group 70), a color below zero is
# a layer that is off (62), 60 is an invisible line, and 67 one of the sheet around the drawing. `toSVG` draws with the layers' colors, so it
# has read the layers.
# Seen: `toSVG` and `toPolylines` have all of them alike, the wall that was struck out of the plan in the strokes of one that is built; nor
# do `parsed` entities of a frozen layer differ, except by the layer's own flags. dxf-parser draws nothing, but tells each of the
# four apart: `frozen` and `visible` of the layer, `visible` and `inPaperSpace` of the line. Leave out, from the parsed entities, what is not
# to be seen, before anything is drawn of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit dxf@5.3.1 dxf-parser@1.1.2 node@24.21.0
cat > try.mjs <<'JS'
import dxf from "dxf";
import DxfParser from "dxf-parser";

const layer = (name, flags, color) => ["0", "LAYER", "2", name, "70", flags, "62", color, "6", "CONTINUOUS"];
const line = (name, x, ...more) =>
  ["0", "LINE", "8", name, ...more, "10", x, "20", "0", "30", "0", "11", x, "21", "10", "31", "0"];
const drawing = [
  ...["0", "SECTION", "2", "HEADER", "9", "$ACADVER", "1", "AC1015", "0", "ENDSEC"],
  ...["0", "SECTION", "2", "TABLES", "0", "TABLE", "2", "LAYER", "70", "3"],
  ...[...layer("SEEN", "0", "7"), ...layer("FROZEN", "1", "7"), ...layer("OFF", "0", "-7")],
  ...["0", "ENDTAB", "0", "ENDSEC", "0", "SECTION", "2", "ENTITIES"],
  ...[...line("SEEN", "1"), ...line("FROZEN", "2"), ...line("OFF", "3")],
  ...[...line("SEEN", "4", "60", "1"), ...line("SEEN", "5", "67", "1")],
  ...["0", "ENDSEC", "0", "EOF", ""],
].join("\n");

const helper = new dxf.Helper(drawing);
console.log(`dxf, toSVG: lines ${[...helper.toSVG().matchAll(/d="M(\d)/g)].map(([, x]) => x).join(", ")}`);
console.log(`dxf, toPolylines: lines ${helper.toPolylines().polylines.map(({ vertices }) => vertices[0][0]).join(", ")}`);
const { entities, tables } = new DxfParser().parseSync(drawing);
const seen = ({ layer: name, visible, inPaperSpace }) =>
  visible !== false && !inPaperSpace && tables.layer.layers[name].visible && !tables.layer.layers[name].frozen;
console.log(`dxf-parser, by its flags: lines ${entities.filter(seen).map(({ vertices }) => vertices[0].x).join(", ")}`);
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='dxf, toSVG: lines 1, 2, 3, 4, 5
dxf, toPolylines: lines 1, 2, 3, 4, 5
dxf-parser, by its flags: lines 1'
[ "$output" = "$expected" ]
