#!/usr/bin/env bash
# openai 7.55.0: what do its helpers for streams give when the stream ends early, in order, as by a proxy that closes after its limit?
#
# Guess: an error, from all of them. `chat.completions.stream()` throws "missing finish_reason for choice 0" then, and "final" means that it
# is; a response that failed throws as well, as one that is not streamed at all would be known by its status code.
# Seen: that is the only one. `responses.stream()` resolves `finalResponse()` with the half that came and the status "in_progress"; with a
# format by `zodTextFormat`, half a JSON is left unparsed without a word. A `response.failed` resolves too, as "failed" and with an empty
# text. A transcript that is streamed ends without its `transcript.text.done`, and the loop over it as if all had been said. Look for the
# status "completed", and for the event that ends a transcript.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit openai@7.55.0 zod@4.6.7 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { z } from "zod";

let events = [];
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const client = new OpenAI({ apiKey: "x", baseURL: `http://127.0.0.1:${server.address().port}`, maxRetries: 0 });
const outcome = (promise) => promise.then(JSON.stringify, ({ message }) => `throws "${message}"`);

const chunk = (content, finish_reason = null) => ({
  id: "c",
  object: "chat.completion.chunk",
  created: 1,
  model: "m",
  choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason }],
});
const CHATS = { whole: [chunk("Hola "), chunk("Ana", "stop")], "ended early": [chunk("Hola ")] };
for (const [name, list] of Object.entries(CHATS)) {
  events = list;
  console.log(`chat, ${name}: ${await outcome(client.chat.completions.stream({ model: "m", messages: [] }).finalContent())}`);
}

const response = (status, text = "", more = {}) => ({
  id: "r",
  object: "response",
  created_at: 1,
  model: "m",
  status,
  output: text ? [message(text, status)] : [],
  ...more,
});
const message = (text, status) => ({
  id: "m",
  type: "message",
  role: "assistant",
  status,
  content: text ? [{ type: "output_text", text, annotations: [] }] : [],
});
const part = { type: "output_text", text: "", annotations: [] };
const begun = (delta) => [
  { type: "response.created", response: response("in_progress") },
  { type: "response.output_item.added", output_index: 0, item: message("", "in_progress") },
  { type: "response.content_part.added", output_index: 0, content_index: 0, item_id: "m", part },
  { type: "response.output_text.delta", output_index: 0, content_index: 0, item_id: "m", delta },
];
const text = '{"say":"Hola Ana"}';
const error = { code: "server_error", message: "It broke." };
const RESPONSES = {
  whole: [...begun(text), { type: "response.completed", response: response("completed", text) }],
  "ended early": begun('{"say":"Ho'),
  failed: [...begun('{"say":"Ho'), { type: "response.failed", response: response("failed", "", { error }) }],
};
const format = zodTextFormat(z.object({ say: z.string() }), "said");
for (const [name, list] of Object.entries(RESPONSES)) {
  events = list.map((event, sequence_number) => ({ ...event, sequence_number }));
  const final = client.responses.stream({ model: "m", input: "x", text: { format } }).finalResponse();
  const told = final.then(({ status, output_text, output_parsed }) => [status, output_text, String(output_parsed?.say)]);
  console.log(`response, ${name}: ${await outcome(told)}`);
}

const deltas = ["Hola ", "Ana"].map((delta) => ({ type: "transcript.text.delta", delta }));
const TRANSCRIPTS = { whole: [...deltas, { type: "transcript.text.done", text: "Hola Ana" }], "ended early": deltas.slice(0, 1) };
for (const [name, list] of Object.entries(TRANSCRIPTS)) {
  events = list;
  const file = new File(["x"], "a.webm");
  const stream = await client.audio.transcriptions.create({ model: "gpt-4o-transcribe", file, stream: true });
  const read = async () => {
    const said = [];
    for await (const { type, delta, text } of stream) said.push(`${type.split(".").at(-1)} ${delta ?? text}`);
    return said;
  };
  console.log(`transcript, ${name}: ${await outcome(read())}`);
}
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='chat, whole: "Hola Ana"
chat, ended early: throws "missing finish_reason for choice 0"
response, whole: ["completed","{\"say\":\"Hola Ana\"}","Hola Ana"]
response, ended early: ["in_progress","{\"say\":\"Ho","undefined"]
response, failed: ["failed","","undefined"]
transcript, whole: ["delta Hola ","delta Ana","done Hola Ana"]
transcript, ended early: ["delta Hola "]'
[ "$output" = "$expected" ]
