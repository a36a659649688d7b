/** The last event a reader received in each project: what a browser sends as `Last-Event-ID`. */
export interface Position {
  seqs: Map<string, number>;
  /** Whether projects that are not listed start with their next event; else the reader missed events there. */
  othersBegin: boolean;
}

/** Proxies and servers limit the size of a header. Projects left out are refreshed on reconnect. */
const MOST_PROJECTS = 60;
const OTHERS_BEGIN = "*";

/** Parses the position of a project's own stream, a number. Null for a new stream. */
export function parseSeq(projectId: string, header: string | null): Position | null {
  if (header === null) return null;
  return { seqs: new Map(isSeq(header) ? [[projectId, Number(header)]] : []), othersBegin: false };
}

/** Parses the position of the stream of all projects: `projectId:seq,projectId:seq`; with `*`, others start now. */
export function parsePosition(header: string | null): Position | null {
  if (header === null) return null;
  const parts = header.split(",").map((part) => part.trim());
  const pairs = parts.flatMap((part): [string, number][] => {
    const [projectId = "", seq = ""] = part.split(":");
    return isSeq(seq) ? [[projectId.toLowerCase(), Number(seq)]] : [];
  });
  return { seqs: new Map(pairs), othersBegin: parts.includes(OTHERS_BEGIN) };
}

/** The same as text, limited to the projects with the latest events. */
export function formatPosition(seqs: Iterable<[string, number]>): string {
  return [...seqs]
    .slice(-MOST_PROJECTS)
    .map(([projectId, seq]) => `${projectId}:${seq}`)
    .join(",");
}

function isSeq(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
