import { type EachProjectEvent, entityOf, type LoggedEvent, type ProjectEvent } from "./catalogue";

type Recorded = (ProjectEvent | EachProjectEvent | LoggedEvent) & { by: { id: string } | null };

/**
 * Users whose visibility or session an event changes, and whose streams in any process must therefore read it again: those
 * who may not be in the project's streams yet, and those of events outside of projects.
 */
export function peopleOf(event: Recorded): string[] {
  // Whom a change to a project as a whole names may be new to the project.
  if ("after" in event && "userId" in event.after && entityOf(event.type) === "project")
    return [event.after.userId];
  switch (event.type) {
    case "user.suspended":
    case "user.deleted":
    case "user.logged-out":
    case "user.signed-out-everywhere":
    case "user.password-changed":
    case "user.password-reset":
    case "user.profile-edited":
    case "user.email-taken-back":
      return [event.id];
    case "business.admin-added":
    case "business.admin-removed":
      return [event.details.userId];
    case "business.deleted":
      return event.details.userIds;
    case "business.invitation-accepted":
      return event.by ? [event.by.id] : [];
    default:
      return [];
  }
}
