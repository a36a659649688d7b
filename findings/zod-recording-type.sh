#!/usr/bin/env bash
# zod 4.6.7 with a recording of Chromium 153 (@sparticuz/chromium 153.0.0, by playwright-core 1.65.1): does `z.file().mime("audio/webm")`
# take what a MediaRecorder has recorded as audio/webm?
#
# Guess: yes. A type is compared without its parameters, as `accept` of a file field and all that asks "is it WebM?" does; capitals
# do not count either.
# Seen: the whole text is compared, and what a MediaRecorder makes says "audio/webm;codecs=opus" although the page asked for "audio/webm":
# every recording is refused ("invalid_value"). A test with `new File([…], "a.webm", { type: "audio/webm" })` passes. To list the
# texts of today's browsers does not hold either: with a space before `codecs` it is another text. Use `refine` on `type.split(";")[0]`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "private": true }' > package.json
npm install --silent --no-fund --no-audit zod@4.6.7 @sparticuz/chromium@153.0.0 playwright-core@1.65.1 node@24.21.0
cat > try.mjs <<'JS'
import { once } from "node:events";
import { createServer } from "node:http";
import archive from "@sparticuz/chromium";
import { chromium } from "playwright-core";
import { z } from "zod";

const SCHEMAS = {
  'mime("audio/webm")': z.file().mime("audio/webm"),
  'mime(["audio/webm;codecs=opus"])': z.file().mime(["audio/webm;codecs=opus"]),
  "refine on the part before the semicolon": z.file().refine((file) => file.type.split(";")[0] === "audio/webm"),
};
function tell(title, file) {
  console.log(`${title}, ${file.type}`);
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const { success, error } = schema.safeParse(file);
    console.log(`  ${name}: ${success ? "taken" : `refused (${error.issues[0].code})`}`);
  }
}
tell("As a test makes one", new File(["x"], "a.webm", { type: "audio/webm" }));
tell("In capitals", new File(["x"], "a.webm", { type: "Audio/WebM" }));
tell("With a space", new File(["x"], "a.webm", { type: "audio/webm; codecs=opus" }));

const server = createServer(async (request, response) => {
  response.setHeader("content-type", "text/html");
  response.end("<title>x</title>");
  if (request.method !== "POST") return;
  const headers = { "content-type": request.headers["content-type"] };
  const form = await new Response(Buffer.concat(await request.toArray()), { headers }).formData();
  tell("Recorded and sent as a form", form.get("recording"));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const args = ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"];
const browser = await chromium.launch({ executablePath: await archive.executablePath(), args });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(async () => {
  const context = new AudioContext();
  const tone = new OscillatorNode(context);
  const destination = new MediaStreamAudioDestinationNode(context);
  tone.connect(destination);
  tone.start();
  const recorder = new MediaRecorder(destination.stream, { mimeType: "audio/webm" });
  const recorded = new Promise((resolve) => (recorder.ondataavailable = ({ data }) => resolve(data)));
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  recorder.stop();
  const form = new FormData();
  form.append("recording", await recorded, "a.webm");
  await fetch("/", { method: "POST", body: form });
});
await page.waitForTimeout(300);
await browser.close();
process.exit();
JS
output=$(./node_modules/.bin/node try.mjs)
echo "$output"
expected='As a test makes one, audio/webm
  mime("audio/webm"): taken
  mime(["audio/webm;codecs=opus"]): refused (invalid_value)
  refine on the part before the semicolon: taken
In capitals, audio/webm
  mime("audio/webm"): taken
  mime(["audio/webm;codecs=opus"]): refused (invalid_value)
  refine on the part before the semicolon: taken
With a space, audio/webm; codecs=opus
  mime("audio/webm"): refused (invalid_value)
  mime(["audio/webm;codecs=opus"]): refused (invalid_value)
  refine on the part before the semicolon: taken
Recorded and sent as a form, audio/webm;codecs=opus
  mime("audio/webm"): refused (invalid_value)
  mime(["audio/webm;codecs=opus"]): taken
  refine on the part before the semicolon: taken'
[ "$output" = "$expected" ]
