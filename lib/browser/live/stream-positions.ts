import type { AnnouncedEvent } from "@/lib/events/catalogue";

/** What a stream sends to a page: a change in a project, or a refresh, after which the page refetches the project. */
export type StreamedEvent =
  | (AnnouncedEvent & { seq: number })
  | { type: "project.refresh"; projectId: string; seq: number };

/** What is about no project: the reader's notifications have changed. */
export interface NotifiedEvent {
  type: "notification.changed";
}

/** The number of the last event received in each project, by project id. */
export type Positions = Map<string, number>;

/** Headers are limited in size: projects left out are refetched. */
const MOST = 60;

/** In the server's format. With `othersBegin`, projects that are not listed start now. */
export function formatPositions(positions: Positions, { othersBegin }: { othersBegin: boolean }): string {
  const pairs = [...positions].slice(-MOST).map(([projectId, seq]) => `${projectId}:${String(seq)}`);
  return [...pairs, ...(othersBegin ? ["*"] : [])].join(",");
}

/** Parses the server's format. */
export function parsePositions(id: string): [projectId: string, seq: number][] {
  return id.split(",").flatMap((part): [string, number][] => {
    const [projectId, seq] = part.split(":");
    return projectId && seq ? [[projectId, Number(seq)]] : [];
  });
}

/** Stores a position; the project with the latest event is last. */
export function setPosition(positions: Positions, projectId: string, seq: number): void {
  positions.delete(projectId);
  positions.set(projectId, seq);
}
