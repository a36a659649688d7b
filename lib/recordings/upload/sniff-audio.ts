import { Readable } from "node:stream";
import { fileTypeFromStream } from "file-type";

/** The audio formats that are accepted, and their content types. The bytes decide, not the file's name. */
const AUDIO_TYPES: Record<string, string> = {
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  mp4: "audio/mp4",
  webm: "audio/webm",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  spx: "audio/ogg",
};

/** The content type of a recording, from its first bytes; null when they are no audio that we take. Reads no more than it needs. */
export async function sniffAudio(chunks: AsyncIterable<Uint8Array>): Promise<string | null> {
  const found = await fileTypeFromStream(Readable.toWeb(Readable.from(chunks)));
  return found ? (AUDIO_TYPES[found.ext] ?? null) : null;
}
