import type { Recording } from "./recording";

interface Posted {
  audioUrl: string | null;
  audioDurationMs: number | null;
  author: { name: string };
}

/** The recording of something that was posted, for its player. */
export function postedRecording(
  { audioUrl, audioDurationMs, author }: Posted,
  shown: Pick<Recording, "readerId" | "place" | "project">,
): Recording {
  const length = audioDurationMs === null ? null : audioDurationMs / 1000;
  return { url: audioUrl ?? "", length, author: author.name, ...shown };
}
