/** Enough for every kind's first bytes. */
export const HEAD_BYTES = 12;

/** The file ending of what bytes begin like: MP3, WAV, M4A, Ogg or WebM; null for anything else. */
export function fileEnding(head: Uint8Array): "mp3" | "wav" | "m4a" | "ogg" | "webm" | null {
  const text = String.fromCharCode(...head);
  const [first, second = 0] = head;
  if (text.startsWith("ID3") || (first === 0xff && (second & 0xe0) === 0xe0)) return "mp3";
  if (text.startsWith("OggS")) return "ogg";
  if (text.startsWith("\x1a\x45\xdf\xa3")) return "webm";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WAVE") return "wav";
  return text.slice(4, 8) === "ftyp" ? "m4a" : null;
}
