/** The content types of recordings that are accepted, and the file endings by which services and players tell their format. */
const ENDINGS = {
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/mp4": "m4a",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
} as const;

/** What a file field offers of a phone's files: phones know these kinds by their types, or by their endings. */
export const ACCEPTED_FILES = "audio/*,.mp3,.wav,.m4a,.mp4,.3gp,.ogg,.oga,.opus,.webm";

export type AudioType = keyof typeof ENDINGS;

/** A content type, whose parameters do not matter, as one of recordings; null for any other. */
export function audioTypeOf(contentType: string): AudioType | null {
  const [type = ""] = contentType.split(";");
  return isAudioType(type) ? type : null;
}

/** The ending of a recording's file, without the dot. */
export function fileEnding(contentType: string): string {
  const type = audioTypeOf(contentType);
  return type ? ENDINGS[type] : "audio";
}

function isAudioType(type: string): type is AudioType {
  return Object.hasOwn(ENDINGS, type);
}
