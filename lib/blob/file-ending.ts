/** The endings of recordings, by which services and players tell their format. */
const ENDINGS: Record<string, string> = {
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/mp4": "m4a",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
};

/** The ending of a recording of this type, without the dot. */
export function fileEnding(contentType: string): string {
  return ENDINGS[contentType] ?? "webm";
}
