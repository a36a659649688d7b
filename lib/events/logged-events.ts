import type { EventName, FromTo, LoggedKind, Person } from "./shared/event-kind";
import { shape } from "./shared/shape";

interface HelpItem {
  title: string;
  language: string;
}

/* Each kind of entity, with whom its changes concern unless a row says otherwise. */
const USER = { entity: "user", concerns: "nobody" } as const;
const BUSINESS = { entity: "business", concerns: "nobody" } as const;
const UPLOAD = { entity: "upload", concerns: "nobody" } as const;
const REPORT = { entity: "report", concerns: "nobody" } as const;
const FAQ = { entity: "help_faq", concerns: "nobody", details: shape<HelpItem>() } as const;
const GUIDE = { ...FAQ, entity: "help_guide" } as const;
const DOCUMENT = { ...FAQ, entity: "help_document" } as const;
const VIDEO = { ...FAQ, entity: "help_video" } as const;

/** What happens outside of projects: logged, and announced to nobody. */
export const LOGGED_EVENTS = {
  "user.registered": USER,
  "user.logged-in": USER,
  "user.logged-out": { ...USER, concerns: "entity" },
  "user.signed-out-everywhere": { ...USER, concerns: "entity" },
  "user.password-changed": { ...USER, concerns: "entity" },
  "user.password-reset": { ...USER, concerns: "entity" },
  "user.profile-edited": { ...USER, concerns: "entity" },
  "user.email-taken-back": { ...USER, concerns: "entity" },
  "user.email-confirmed": USER,
  "user.account-linked": { ...USER, details: shape<{ provider: string }>() },
  "user.account-unlinked": { ...USER, details: shape<{ provider: string }>() },
  "user.passkey-added": USER,
  "user.passkey-renamed": USER,
  "user.passkey-removed": USER,
  "user.preferences-set": { ...USER, details: shape<{ language: string; timeZone: string | null }>() },
  "user.recording-consented": USER,
  "user.notifications-set": USER,
  /** `until`: ISO 8601; null for good. */
  "user.project-muted": { ...USER, details: shape<{ projectId: string; until: string | null }>() },
  "user.project-unmuted": { ...USER, details: shape<{ projectId: string }>() },
  "user.push-turned-on": { ...USER, details: shape<{ service: string }>() },
  "user.push-turned-off": USER,
  /** By the link in one of them. */
  "user.emails-turned-off": { ...USER, details: shape<{ emails: string }>() },
  "user.data-exported": USER,
  "user.suspended": { ...USER, concerns: "entity" },
  "user.unsuspended": USER,
  "user.deletion-asked": USER,
  "user.deletion-taken-back": USER,
  "user.deleted": { ...USER, concerns: "entity" },
  /** An operator looked at somebody in the console. */
  "user.investigated": USER,
  "upload.begun": { ...UPLOAD, details: shape<{ size: number; contentType: string }>() },
  "upload.completed": UPLOAD,
  "operator.created": USER,
  "operator.logged-in": USER,
  "operator.logged-out": USER,
  "operator.session-ended": { ...USER, details: shape<{ sessionId: string }>() },
  "business.created": BUSINESS,
  "business.edited": BUSINESS,
  "business.glossary-set": { ...BUSINESS, details: shape<{ terms: number }>() },
  "business.admin-added": { ...BUSINESS, concerns: "named", details: shape<Person>() },
  "business.admin-removed": { ...BUSINESS, concerns: "named", details: shape<Person>() },
  "business.admin-invited": { ...BUSINESS, details: shape<{ invitationId: string; email: string }>() },
  "business.invitation-accepted": {
    ...BUSINESS,
    concerns: "actor",
    details: shape<{ invitationId: string }>(),
  },
  "business.invitation-cancelled": { ...BUSINESS, details: shape<{ invitationId: string }>() },
  "business.checkout-opened": BUSINESS,
  "business.subscription-changed": { ...BUSINESS, details: shape<FromTo>() },
  "business.subscription-cancelled": BUSINESS,
  "business.subscription-reactivated": BUSINESS,
  "business.plan-changed": { ...BUSINESS, details: shape<{ to: string }>() },
  "business.early-adopter-granted": BUSINESS,
  "business.early-adopter-revoked": BUSINESS,
  "help.faq-added": FAQ,
  "help.faq-edited": FAQ,
  "help.faq-moved": FAQ,
  "help.faq-deleted": FAQ,
  "help.guide-added": GUIDE,
  "help.guide-edited": GUIDE,
  "help.guide-moved": GUIDE,
  "help.guide-deleted": GUIDE,
  "help.document-added": DOCUMENT,
  "help.document-edited": DOCUMENT,
  "help.document-moved": DOCUMENT,
  "help.document-deleted": DOCUMENT,
  "help.video-added": VIDEO,
  "help.video-edited": VIDEO,
  "help.video-moved": VIDEO,
  "help.video-deleted": VIDEO,
  /** `userIds`: who saw them. */
  "business.deleted": {
    ...BUSINESS,
    concerns: "named",
    details: shape<{ projectIds: string[]; userIds: string[] }>(),
  },
  "report.generated": { ...REPORT, details: shape<{ projectId: string; updates: number }>() },
  "report.reviewed": { ...REPORT, details: shape<{ projectId: string }>() },
  /** `sentence`: its place in the report. */
  "report.sentence-released": { ...REPORT, details: shape<{ projectId: string; sentence: number }>() },
  "report.release-taken-back": { ...REPORT, details: shape<{ projectId: string; sentence: number }>() },
  "report.sentence-changed": { ...REPORT, details: shape<{ projectId: string; sentence: number }>() },
  "report.photos-chosen": { ...REPORT, details: shape<{ projectId: string; photos: number }>() },
  "report.deleted": { ...REPORT, details: shape<{ projectId: string }>() },
} as const satisfies Record<EventName, LoggedKind>;
