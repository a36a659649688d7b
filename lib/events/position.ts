/** Up to which event a reader has heard each project: what a browser sends as `Last-Event-ID`. */
export interface Position {
  seqs: Map<string, number>;
  /** Whether projects that are not in it begin with what happens next; else the reader has missed what happened there. */
  othersBegin: boolean;
}

/** Proxies and servers bound the size of a header. What is left out is refreshed when the reader comes back. */
const MOST_PROJECTS = 60;
const OTHERS_BEGIN = "*";

/** The position of a project's own stream: a number. Null when it was never opened before. */
export function parseSeq(projectId: string, header: string | null): Position | null {
  if (header === null) return null;
  return { seqs: new Map(isSeq(header) ? [[projectId, Number(header)]] : []), othersBegin: false };
}

/** The position of the stream of all projects: `projectId:seq,projectId:seq`, with `*` where the others begin now. */
export function parsePosition(header: string | null): Position | null {
  if (header === null) return null;
  const parts = header.split(",").map((part) => part.trim());
  const pairs = parts.flatMap((part): [string, number][] => {
    const [projectId = "", seq = ""] = part.split(":");
    return isSeq(seq) ? [[projectId.toLowerCase(), Number(seq)]] : [];
  });
  return { seqs: new Map(pairs), othersBegin: parts.includes(OTHERS_BEGIN) };
}

/** The same as text, with the projects in which something happened last. */
export function formatPosition(seqs: Iterable<[string, number]>): string {
  return [...seqs]
    .slice(-MOST_PROJECTS)
    .map(([projectId, seq]) => `${projectId}:${seq}`)
    .join(",");
}

function isSeq(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
