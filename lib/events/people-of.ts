import type { EachProjectEvent, LoggedEvent, ProjectEvent } from "./catalogue";

type Recorded = (ProjectEvent | EachProjectEvent | LoggedEvent) & { by: { id: string } | null };

/**
 * Whose sight or session an event changes, so that their streams have to look, wherever they are open: those of a project's
 * event that nobody in its streams may be yet, and those of events outside of projects.
 */
export function peopleOf(event: Recorded): string[] {
  switch (event.type) {
    case "member.joined":
    case "project.handed-over":
      return [event.after.userId];
    case "user.suspended":
    case "user.deleted":
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
