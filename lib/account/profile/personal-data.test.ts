import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Tables that reference users, businesses or projects: exported, or why not. A new table fails the test until this is decided. */
const DECIDED: Record<string, string> = {
  businesses: "exported",
  business_admins: "exported",
  admin_invitations: "exported",
  glossary_terms: "exported, those of one's businesses",
  projects: "exported, those of one's businesses",
  project_tasks: "exported, those of one's businesses",
  subtasks: "exported, those of one's businesses",
  paid_invoices: "exported",
  billing_notices: "not exported: what was mailed of the rows above",
  billing_leases: "not exported: who talks to Stripe at the moment",
  stripe_events: "not exported: ids of Stripe's messages",
  ai_costs: "not exported: how much of a day's limit was used",
  translations: "not exported: made of the texts",
  events: "not exported: ids, for a week",
  ended_guides: "not exported: whether a hint is shown",
  report_weeks: "not exported: which weeks have a report",
  notified_up_to: "not exported: how far the work is",
  author_update_counts: "not exported: counted from the rows",
  place_update_counts: "not exported: counted from the rows",
  place_update_totals: "not exported: counted from the rows",
  project_update_totals: "not exported: counted from the rows",
  business_versions: "not exported: how often the rows above changed",
  project_versions: "not exported: how often the rows above changed",
  project_members: "exported",
  project_views: "exported",
  place_views: "not exported: the same by folder, as numbers",
  moved_views: "not exported: the same by folder, as numbers",
  notifications: "not exported: made of the rows that they tell of",
  reader_versions: "not exported: how often the rows above changed",
  task_members: "exported",
  subtask_members: "exported",
  updates: "exported, with their revisions",
  comments: "exported",
  questions: "not exported: which of these ask, and whom",
  chat_messages: "exported, those the user wrote",
  chat_reads: "not exported: how far each channel was read, as numbers",
  connect_codes: "exported, those the user made or used",
  reports: "exported, without what others wrote in them",
  report_changes: "exported",
  report_releases: "exported in the log of what the user did",
  uploads: "exported",
  notification_preferences: "exported",
  project_mutes: "exported",
  push_subscriptions: "not exported: secrets of a browser",
  mail_deliveries: "not exported: which notifications were mailed",
  email_changes: "exported",
  action_logs: "exported, what the user did",
  help_faqs: "exported",
  help_documents: "exported",
  help_videos: "exported",
  help_support_guides: "exported",
  ai_person_costs: "not exported: how much of a day's limit was used, for a week",
  passkeys: "exported, without the keys",
  passkey_challenges: "not exported: open for five minutes",
  password_reset_tokens: "not exported: secrets",
  linked_accounts: "exported",
  sign_ins: "exported",
  ended_sessions: "not exported: secrets",
  operator_sessions: "not exported: secrets",
  idempotency_keys: "not exported: answers that repeat other rows",
};

test("every table that references users, businesses or projects is exported, or says why not", () => {
  const models = readFileSync("prisma/schema.prisma", "utf8")
    .split(/^model /m)
    .slice(1);
  const pointing = models.filter((model) =>
    /\s(User|Business|Project)\??\s+@relation\([^)]*fields:/.test(model),
  );
  const tables = pointing.map((model) => /@@map\("(\w+)"\)/.exec(model)?.[1]);
  expect(tables.sort()).toEqual(Object.keys(DECIDED).sort());
});
