#!/usr/bin/env bash
# eventsource-parser 4.1.3: may a client keep the position to resume from in `onId`?
#
# Guess: `onId` tells the id of an event that was handed over, so that what was last told can be sent as Last-Event-ID.
# Seen: it is called before `onEvent`, and for a block that has an id and no data, which is never an event. In the stream form
# (`eventsource-parser/stream`) it is called before the event is read at all: of three events in one chunk all three ids are told when
# the first is read. Who stops there and resumes from the last id told has lost two events. Keep the id of each event instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit eventsource-parser@4.1.3 node@24.21.0
cat > try.mjs <<'JS'
import { createParser } from "eventsource-parser";
import { EventSourceParserStream } from "eventsource-parser/stream";

const told = [];
const parser = createParser({ onId: (id) => told.push(`id ${id}`), onEvent: ({ data }) => told.push(`event ${data}`) });
parser.feed("id: 1\n\nid: 2\ndata: two\n\n");
console.log(told.join(", "));

const ids = [];
const events = new Blob(["id: 1\ndata: one\n\nid: 2\ndata: two\n\nid: 3\ndata: three\n\n"])
  .stream()
  .pipeThrough(new TextDecoderStream())
  .pipeThrough(new EventSourceParserStream({ onId: (id) => ids.push(id) }));
const reader = events.getReader();
const { value } = await reader.read();
console.log(`read "${value.data}" with id ${value.id}, told ${ids.join(" ")}`);
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='id 1, id 2, event two
read "one" with id 1, told 1 2 3'
[ "$output" = "$expected" ]
