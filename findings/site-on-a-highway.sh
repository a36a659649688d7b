#!/usr/bin/env bash
# parse-address 1.1.2 and addresser 1.1.22: at which door is a delivery, if its address is on a highway, has a half, or a letter behind its
# number?
#
# Guess: at the one that was written; what a reader cannot place is left in the street's name, or refused. Both are made for addresses of the
# US, where each of these forms is one that the post office lists (Publication 28), and both know highways and units.
# Seen: parse-address drops the half of 100 1/2 Main St, which is the house behind, and makes of 1234-A Elm St the number "1234-" on "A
# Elm St". addresser moves the number of a highway to the line of the apartment: 123 US Highway 285 is "123 Us Hwy", unit "285", and
# whoever drops that line sends the truck to any highway. It takes "Unit B" for a part of the street's name. Each reads right
# where the other fails. Keep the line as it was typed, show that one, and use the parts only to look for it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit parse-address@1.1.2 addresser@1.1.22 node@24.21.0
cat > try.mjs <<'JS'
import addresser from "addresser";
import { parseLocation } from "parse-address";

const LINES = ["100 1/2 Main St", "1234-A Elm St", "123 US Highway 285", "6200 W 44th Ave Unit B", "500 Elm St Bldg 3 Apt 12"];
for (const line of LINES) {
  const text = `${line}, Denver, CO 80202`;
  const { number, prefix, street, type, sec_unit_type: unit, sec_unit_num: door } = parseLocation(text);
  const { streetNumber, streetName, streetSuffix, addressLine2 } = addresser.parseAddress(text);
  const shown = (...parts) => parts.map((part) => part ?? "").join(" ").replace(/ +/g, " ").trim() || "none";
  console.log(line);
  console.log(`  parse-address: number ${number}, street ${shown(prefix, street, type)}, unit ${shown(unit, door)}`);
  console.log(`  addresser: number ${streetNumber}, street ${shown(streetName, streetSuffix)}, unit ${shown(addressLine2)}`);
}
JS
output=$(TZ=UTC ./node_modules/.bin/node try.mjs)
echo "$output"
expected='100 1/2 Main St
  parse-address: number 100, street Main St, unit none
  addresser: number 100, street 1/2 Main St, unit none
1234-A Elm St
  parse-address: number 1234-, street A Elm St, unit none
  addresser: number 1234-A, street Elm St, unit none
123 US Highway 285
  parse-address: number 123, street US Highway 285, unit none
  addresser: number 123, street Us Hwy, unit 285
6200 W 44th Ave Unit B
  parse-address: number 6200, street W 44th Ave, unit Unit B
  addresser: number 6200, street W 44th Ave Unit B, unit none
500 Elm St Bldg 3 Apt 12
  parse-address: number 500, street Elm St Bldg 3, unit Apt 12
  addresser: number 500, street Elm St, unit Bldg 3 Apt 12'
[ "$output" = "$expected" ]
