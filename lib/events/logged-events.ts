import type { EventName, FromTo, Kind, Person } from "./shared/event-kind";
import { shape } from "./shared/shape";

interface HelpItem {
  title: string;
  language: string;
}

/** What happens outside of projects: logged, and announced to nobody. */
export const LOGGED_EVENTS = {
  "user.registered": { entity: "user" },
  "user.logged-in": { entity: "user" },
  "user.logged-out": { entity: "user" },
  "user.signed-out-everywhere": { entity: "user" },
  "user.password-changed": { entity: "user" },
  "user.password-reset": { entity: "user" },
  "user.profile-edited": { entity: "user" },
  "user.email-taken-back": { entity: "user" },
  "user.email-confirmed": { entity: "user" },
  "user.account-linked": { entity: "user", details: shape<{ provider: string }>() },
  "user.account-unlinked": { entity: "user", details: shape<{ provider: string }>() },
  "user.passkey-added": { entity: "user" },
  "user.passkey-removed": { entity: "user" },
  "user.preferences-set": { entity: "user", details: shape<{ language: string; timeZone: string | null }>() },
  "user.recording-consented": { entity: "user" },
  "user.data-exported": { entity: "user" },
  "user.suspended": { entity: "user" },
  "user.unsuspended": { entity: "user" },
  "user.deletion-asked": { entity: "user" },
  "user.deletion-taken-back": { entity: "user" },
  "user.deleted": { entity: "user" },
  /** An operator looked at somebody in the console. */
  "user.investigated": { entity: "user" },
  "upload.begun": { entity: "upload", details: shape<{ size: number; contentType: string }>() },
  "upload.completed": { entity: "upload" },
  "operator.created": { entity: "user" },
  "operator.logged-in": { entity: "user" },
  "operator.logged-out": { entity: "user" },
  "operator.session-ended": { entity: "user", details: shape<{ sessionId: string }>() },
  "business.created": { entity: "business" },
  "business.edited": { entity: "business" },
  "business.glossary-set": { entity: "business", details: shape<{ terms: number }>() },
  "business.admin-added": { entity: "business", details: shape<Person>() },
  "business.admin-removed": { entity: "business", details: shape<Person>() },
  "business.admin-invited": { entity: "business", details: shape<{ invitationId: string; email: string }>() },
  "business.invitation-accepted": { entity: "business", details: shape<{ invitationId: string }>() },
  "business.invitation-cancelled": { entity: "business", details: shape<{ invitationId: string }>() },
  "business.checkout-opened": { entity: "business" },
  "business.subscription-changed": { entity: "business", details: shape<FromTo>() },
  "business.subscription-cancelled": { entity: "business" },
  "business.subscription-reactivated": { entity: "business" },
  "business.plan-changed": { entity: "business", details: shape<{ to: string }>() },
  "business.early-adopter-granted": { entity: "business" },
  "business.early-adopter-revoked": { entity: "business" },
  "help.faq-added": { entity: "help_faq", details: shape<HelpItem>() },
  "help.faq-edited": { entity: "help_faq", details: shape<HelpItem>() },
  "help.faq-deleted": { entity: "help_faq", details: shape<HelpItem>() },
  "help.guide-added": { entity: "help_guide", details: shape<HelpItem>() },
  "help.guide-edited": { entity: "help_guide", details: shape<HelpItem>() },
  "help.guide-deleted": { entity: "help_guide", details: shape<HelpItem>() },
  /** `userIds`: who saw them. */
  "business.deleted": { entity: "business", details: shape<{ projectIds: string[]; userIds: string[] }>() },
  "report.generated": { entity: "report", details: shape<{ projectId: string; updates: number }>() },
  "report.reviewed": { entity: "report", details: shape<{ projectId: string }>() },
  /** `sentence`: its place in the report. */
  "report.sentence-released": { entity: "report", details: shape<{ projectId: string; sentence: number }>() },
  "report.deleted": { entity: "report", details: shape<{ projectId: string }>() },
} as const satisfies Record<EventName, Omit<Kind, "before" | "after">>;
