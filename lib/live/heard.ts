import type { AnnouncedEvent } from "@/lib/events/catalogue";

/** What a stream tells a page: a change in a project, or only that the page should look at the project anew. */
export type HeardEvent =
  (AnnouncedEvent & { seq: number }) | { type: "project.refresh"; projectId: string; seq: number };

/** The number of the last event that was heard in each project, by id. */
export type Positions = Map<string, number>;

/** Headers are bounded: a project that is left out is looked at anew. */
const MOST = 60;

/** As the server takes it. With `othersBegin`, projects that the page knows nothing of begin now. */
export function formatPositions(positions: Positions, { othersBegin }: { othersBegin: boolean }): string {
  const pairs = [...positions].slice(-MOST).map(([projectId, seq]) => `${projectId}:${String(seq)}`);
  return [...pairs, ...(othersBegin ? ["*"] : [])].join(",");
}

/** As the server gives it. */
export function parsePositions(id: string): [projectId: string, seq: number][] {
  return id.split(",").flatMap((part): [string, number][] => {
    const [projectId, seq] = part.split(":");
    return projectId && seq ? [[projectId, Number(seq)]] : [];
  });
}

/** Notes the position; a project in which something happened last is at the end. */
export function moveTo(positions: Positions, projectId: string, seq: number): void {
  positions.delete(projectId);
  positions.set(projectId, seq);
}
