import type { SubtaskView } from "@/lib/tasks/view";

/** A tick that was sent, and whose answer has not come: the page may be gone by then. */
export interface UnansweredTick {
  id: string;
  parentTaskId: string;
  name: string;
  projectId: string;
}

/** Remembers in the browser that a tick was sent, until `forgetTick`. */
export function rememberTick(
  userId: string,
  { id, parentTaskId, name }: SubtaskView,
  projectId: string,
): void {
  write(userId, [...without(read(userId), id), { id, parentTaskId, name, projectId }]);
}

export function forgetTick(userId: string, id: string): void {
  write(userId, without(read(userId), id));
}

/** The person's ticks in a project of which no page knows what became. */
export function unansweredTicks(userId: string, projectId: string): UnansweredTick[] {
  return read(userId).filter((tick) => tick.projectId === projectId);
}

function without(ticks: UnansweredTick[], id: string): UnansweredTick[] {
  return ticks.filter((tick) => tick.id !== id);
}

function nameOf(userId: string): string {
  return `ticks:${userId}`;
}

function read(userId: string): UnansweredTick[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? "[]");
    return Array.isArray(stored) ? (stored as UnansweredTick[]) : [];
  } catch {
    return [];
  }
}

function write(userId: string, ticks: UnansweredTick[]): void {
  try {
    if (ticks.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(ticks));
  } catch {
    // Storage may be refused or full: then only this page hears the answer.
    return;
  }
}
