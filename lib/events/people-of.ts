import { type EachProjectEvent, entityOf, type LoggedEvent, type ProjectEvent } from "./catalogue";
import { LOGGED_EVENTS } from "./logged-events";
import type { Concerned } from "./shared/event-kind";

interface By {
  by: { id: string } | null;
}
type Recorded = (ProjectEvent | EachProjectEvent | LoggedEvent) & By;

/**
 * Users whose visibility or session an event changes, and whose streams in any process must therefore read it again: those
 * who may not be in the project's streams yet, and those of events outside of projects.
 */
export function peopleOf(event: Recorded): readonly string[] {
  if (isLogged(event)) return CONCERNED[LOGGED_EVENTS[event.type].concerns](event);
  // Whom a change to a project as a whole names may be new to the project.
  if ("after" in event && "userId" in event.after && entityOf(event.type) === "project")
    return [event.after.userId];
  return [];
}

function isLogged(event: Recorded): event is LoggedEvent & By {
  return event.type in LOGGED_EVENTS;
}

const CONCERNED: Record<Concerned, (event: LoggedEvent & By) => readonly string[]> = {
  nobody: () => [],
  entity: ({ id }) => [id],
  actor: ({ by }) => (by ? [by.id] : []),
  named: (event) => {
    if (event.type === "business.deleted") return event.details.userIds;
    return "details" in event && "userId" in event.details ? [event.details.userId] : [];
  },
};
