import { createHash, randomBytes } from "node:crypto";

/** The first bytes of a recording of each kind that is accepted. */
const HEADS = {
  webm: Buffer.from("1a45dfa387428284" + "7765626d", "hex"),
  mp4: Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypiso5\0\0\x02\0iso5mp41")]),
  m4a: Buffer.concat([Buffer.from("00000018", "hex"), Buffer.from("ftypM4A \0\0\x02\0M4A mp42")]),
  mp3: Buffer.from("fffb9064", "hex"),
  wav: Buffer.from("RIFF\x24\0\0\0WAVEfmt "),
  ogg: Buffer.concat([Buffer.from("OggS"), Buffer.alloc(24), Buffer.from("OpusHead")]),
} as const;

export type RecordingKind = keyof typeof HEADS;
export const RECORDING_KINDS = Object.keys(HEADS) as RecordingKind[];

/** Bytes that begin like a recording; the rest is random, so that no two are alike. */
export function recordingOf(kind: RecordingKind = "webm", size = 2_000): Buffer<ArrayBuffer> {
  const head = HEADS[kind];
  return Buffer.concat([head, randomBytes(Math.max(0, size - head.length))]);
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The form of POST /api/upload-audio. The file's name and type claim what they like. */
export function audioForm(bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("audio", new Blob([bytes], { type: "audio/x-whatever" }), "recording.bin");
  return form;
}
