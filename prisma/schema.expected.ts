import { NOTICE_KINDS } from "@/lib/billing/billing-notices";
import { UPLOAD_KIND_NAMES } from "@/lib/files/kinds";
import { LOCALES } from "@/lib/i18n/locale";
import { NOTIFICATION_KINDS, SUBJECT_TYPES } from "@/lib/notifications/shared/kinds";

/* What the migrations add by hand, since schema.prisma cannot say it. */

/** Unique indexes with a condition or an expression. */
export const UNIQUE_INDEXES = [
  "admin_invitations (business_id, email) where accepted_at IS NULL",
  "glossary_terms (business_id, language, lower((term)::text))",
  "project_members (project_id) where role = 'owner'",
  "questions (update_id) where comment_id IS NULL",
  `uploads (comment_id, "position") where kind = 'photo'`,
  "uploads (message_id) where kind = 'audio'",
  `uploads (message_id, "position") where kind = 'photo'`,
  "uploads (update_id) where kind = 'audio'",
  `uploads (update_id, "position") where kind = 'photo'`,
];

/** The values of each enumerated column, besides null where the column is nullable. */
export const ENUMERATIONS = [
  ["billing_notices.kind", NOTICE_KINDS],
  ["businesses.subscription_plan", ["monthly", "yearly"]],
  [
    "businesses.subscription_status",
    ["active", "past_due", "canceled", "incomplete", "trialing", "early_adopter"],
  ],
  ["email_codes.purpose", ["sign-in", "confirmation"]],
  ["glossary_terms.language", LOCALES],
  ["help_documents.language", LOCALES],
  ["help_faqs.language", LOCALES],
  ["help_support_guides.language", LOCALES],
  ["help_videos.language", LOCALES],
  ["notifications.kind", NOTIFICATION_KINDS],
  ["notifications.subject_type", SUBJECT_TYPES],
  ["paid_invoices.plan", ["monthly", "yearly"]],
  ["project_members.role", ["owner", "worker"]],
  ["project_views.view", ["tasks", "all"]],
  ["projects.status", ["active", "completed", "archived"]],
  ["projects.update_permission", ["owner_only", "owner_admin", "all_contributors"]],
  ["questions.state", ["open", "answered", "settled"]],
  ["recordings.state", ["pending", "done", "unheard", "failed", "off"]],
  ["reports.language", LOCALES],
  ["reports.report_type", ["internal", "customer"]],
  ["translations.subject_type", ["update", "comment", "message", "task", "subtask", "project", "photo"]],
  ["update_revisions.kind", ["content", "transcript"]],
  ["uploads.kind", UPLOAD_KIND_NAMES],
  ["uploads.state", ["receiving", "complete"]],
  ["users.language", LOCALES],
];

/**
 * Length checks other than varchar limits. They count characters, of which a text never has more than the UTF-16 units that the
 * server counts, so they never refuse what the server accepts.
 */
export const LENGTHS = [
  ["admin_invitations.email", ">= 1"],
  ["businesses.description", "<= 5000"],
  ["businesses.name", ">= 1"],
  ["chat_messages.content", "<= 4000"],
  ["comments.content", "<= 4000"],
  ["connect_codes.code", ">= 1"],
  ["email_changes.old_email", ">= 1"],
  ["glossary_terms.term", ">= 1"],
  ["help_documents.title", ">= 1"],
  ["help_faqs.content", ">= 1"],
  ["help_faqs.title", ">= 1"],
  ["help_support_guides.content", ">= 1"],
  ["help_support_guides.title", ">= 1"],
  ["help_videos.title", ">= 1"],
  ["passkeys.name", ">= 1"],
  ["photos.alt", ">= 1, <= 500"],
  ["photos.alt_proposed", ">= 1, <= 500"],
  ["project_tasks.description", "<= 5000"],
  ["project_tasks.name", ">= 1"],
  ["projects.description", "<= 5000"],
  ["projects.name", ">= 1"],
  ["report_changes.content", ">= 1, <= 1000"],
  ["report_photos.caption", ">= 1, <= 500"],
  ["reports.content", ">= 1"],
  ["subtasks.description", "<= 5000"],
  ["subtasks.name", ">= 1"],
  ["update_revisions.content", "<= 60000"],
  ["updates.content", "<= 10000"],
  ["users.email", ">= 1"],
  ["users.name", ">= 1"],
];
