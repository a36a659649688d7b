import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "./chromium";
import { temporaryFolder } from "./folders";
import { speech, toWav } from "./sounds";

/** Flags for a browser that gives its pages a microphone without asking, into which somebody speaks Spanish all the time. */
export function microphoneFlags(): string[] {
  const file = join(temporaryFolder("microphone"), "speech.wav");
  writeFileSync(
    file,
    toWav(speech("El muro norte ya está listo. Nos faltan tres varillas del cuatro.", "es")),
  );
  return [
    ...CHROMIUM_FLAGS,
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}`,
  ];
}
