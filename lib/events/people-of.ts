import { type EachProjectEvent, entityOf, type LoggedEvent, type ProjectEvent } from "./catalogue";
import { LOGGED_EVENTS } from "./logged-events";

interface By {
  by: { id: string } | null;
}
type Recorded = (ProjectEvent | EachProjectEvent | LoggedEvent) & By;

/**
 * Users whose visibility or session an event changes, and whose streams in any process must therefore read it again: those
 * who may not be in the project's streams yet, and those of events outside of projects.
 */
export function peopleOf(event: Recorded): string[] {
  if (isLogged(event)) return outsideOfProjects(event);
  // Whom a change to a project as a whole names may be new to the project.
  if ("after" in event && "userId" in event.after && entityOf(event.type) === "project")
    return [event.after.userId];
  return [];
}

function isLogged(event: Recorded): event is LoggedEvent & By {
  return event.type in LOGGED_EVENTS;
}

/** Without a default: a new kind of event does not compile until somebody has said whom it concerns. */
function outsideOfProjects(event: LoggedEvent & By): string[] {
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
    case "user.registered":
    case "user.logged-in":
    case "user.email-confirmed":
    case "user.account-linked":
    case "user.account-unlinked":
    case "user.passkey-added":
    case "user.passkey-removed":
    case "user.deletion-asked":
    case "user.deletion-taken-back":
    case "user.preferences-set":
    case "user.recording-consented":
    case "user.notifications-set":
    case "user.project-muted":
    case "user.project-unmuted":
    case "user.push-turned-on":
    case "user.push-turned-off":
    case "user.emails-turned-off":
    case "user.data-exported":
    case "user.unsuspended":
    case "user.investigated":
    case "upload.begun":
    case "upload.completed":
    case "operator.created":
    case "operator.logged-in":
    case "operator.logged-out":
    case "operator.session-ended":
    case "business.created":
    case "business.edited":
    case "business.glossary-set":
    case "business.admin-invited":
    case "business.invitation-cancelled":
    case "business.checkout-opened":
    case "business.subscription-changed":
    case "business.subscription-cancelled":
    case "business.subscription-reactivated":
    case "business.plan-changed":
    case "business.early-adopter-granted":
    case "business.early-adopter-revoked":
    case "help.faq-added":
    case "help.faq-edited":
    case "help.faq-moved":
    case "help.faq-deleted":
    case "help.guide-added":
    case "help.guide-edited":
    case "help.guide-moved":
    case "help.guide-deleted":
    case "help.document-added":
    case "help.document-edited":
    case "help.document-moved":
    case "help.document-deleted":
    case "help.video-added":
    case "help.video-edited":
    case "help.video-moved":
    case "help.video-deleted":
    case "report.generated":
    case "report.reviewed":
    case "report.sentence-released":
    case "report.release-taken-back":
    case "report.sentence-changed":
    case "report.photos-chosen":
    case "report.deleted":
      return [];
  }
}
