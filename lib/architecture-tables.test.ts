import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/*
 * A domain touches its own tables and those of the domains that contain it, never those of what it contains: not in a statement
 * either, which no import shows. What has to is named below, with its reason.
 */

/** The domains, containers before their contents, and the tables that each one owns. */
const TABLES: Record<string, string[]> = {
  account: [
    "users",
    "ended_sessions",
    "sign_ins",
    "password_reset_tokens",
    "email_changes",
    "email_codes",
    "linked_accounts",
    "passkeys",
    "passkey_challenges",
  ],
  businesses: ["businesses", "business_admins", "admin_invitations", "business_versions", "business_bytes"],
  billing: ["stripe_events", "paid_invoices", "billing_notices", "billing_leases"],
  translation: ["translations", "glossary_terms"],
  projects: [
    "projects",
    "project_members",
    "project_views",
    "project_versions",
    "reader_versions",
    "ended_guides",
    "connect_codes",
  ],
  tasks: ["project_tasks", "subtasks", "task_members", "subtask_members"],
  uploads: ["uploads", "discarded_blobs"],
  recordings: ["recordings"],
  photos: ["photos"],
  files: [],
  updates: [
    "updates",
    "comments",
    "questions",
    "update_revisions",
    "author_update_counts",
    "place_update_counts",
    "project_update_totals",
    "place_update_totals",
    "place_views",
    "moved_views",
  ],
  chat: ["chat_messages", "chat_reads"],
  notifications: [
    "notifications",
    "notified_up_to",
    "notification_preferences",
    "project_mutes",
    "push_subscriptions",
    "push_deliveries",
    "mail_deliveries",
  ],
  search: [],
  kickoff: [],
  insights: [],
  reports: ["reports", "report_releases", "report_changes", "report_photos", "report_weeks"],
  help: ["help_faqs", "help_documents", "help_videos", "help_support_guides"],
  deletion: [],
  operator: ["operator_sessions"],
};
const DOMAINS = Object.keys(TABLES);

/** Tables of services, which every domain may use through them alone. */
const SERVICE_TABLES = [
  "action_logs",
  "events",
  "idempotency_keys",
  "rate_limits",
  "ai_costs",
  "ai_person_costs",
  "ai_free_costs",
  "ai_installation_costs",
  "job_turns",
];

/** Files of a domain that touch tables of what it contains, and why. */
const EXCEPTIONS: Record<string, { tables: string[]; because: string }> = {
  "lib/account/profile/own-files.ts": {
    tables: ["businesses", "uploads"],
    because: "the export of one's data",
  },
  "lib/account/profile/personal-data.ts": {
    tables: [
      "action_logs",
      "admin_invitations",
      "business_admins",
      "businesses",
      "chat_messages",
      "comments",
      "connect_codes",
      "help_documents",
      "help_faqs",
      "help_support_guides",
      "help_videos",
      "notification_preferences",
      "project_members",
      "project_mutes",
      "project_views",
      "report_changes",
      "reports",
      "subtask_members",
      "task_members",
      "updates",
      "uploads",
    ],
    because: "the export of one's data",
  },
  "lib/account/session/end-sessions.ts": {
    tables: ["operator_sessions"],
    because: "a changed password ends the console's sessions too",
  },
  "lib/businesses/queries.ts": {
    tables: ["project_members"],
    because: "which of a business's projects an admin is in",
  },
  "lib/businesses/remove-admin.ts": {
    tables: ["connect_codes", "project_members"],
    because: "a removed admin leaves the projects, in one transaction",
  },
  "lib/businesses/view.ts": {
    tables: ["projects"],
    because: "how many of a business's projects are active, as its plan counts them",
  },
  "lib/deletion/forget-person.ts": {
    tables: ["action_logs", "ai_person_costs", "idempotency_keys", "operator_sessions"],
    because: "the deletion of an account",
  },
  "lib/tasks/asked-photo.ts": {
    tables: ["updates", "uploads"],
    because: "whether a subtask has the photo that it asks for",
  },
  "lib/operator/list-action-logs.ts": { tables: ["action_logs"], because: "the console shows the log" },
  "lib/operator/read-reporting.ts": {
    tables: ["action_logs"],
    because: "what was cancelled in a month, and who was active on a day",
  },
  "lib/photos/change/photo-place.ts": {
    tables: ["comments"],
    because: "a change of a photo locks what it is in",
  },
  "lib/projects/visit/guide.ts": {
    tables: ["project_tasks", "subtask_members", "task_members", "updates"],
    because: "whether the first steps are taken",
  },
  "lib/projects/members/people.ts": {
    tables: ["project_tasks", "subtask_members", "subtasks", "task_members"],
    because: "who works on what, for the list of members",
  },
  "lib/projects/project-rows.ts": {
    tables: [
      "author_update_counts",
      "place_update_counts",
      "place_update_totals",
      "project_tasks",
      "project_update_totals",
      "subtasks",
      "updates",
    ],
    because: "the counts of a list of projects, in its one statement",
  },
  "lib/projects/queries.ts": {
    tables: ["author_update_counts", "photos", "project_tasks", "project_update_totals", "subtasks"],
    because:
      "the progress of a project, and whether anything is new there, and how many photos the project has",
  },
  "lib/projects/members/remove-member.ts": {
    tables: ["place_views"],
    because: "what is new to a member who comes back starts at the new joining",
  },
  "lib/recordings/transcribe/recording.ts": {
    tables: ["updates"],
    because: "an update has the length of its recording, and is locked before that changes",
  },
  "lib/recordings/transcribe/transcribe-waiting.ts": {
    tables: ["chat_messages", "updates"],
    because: "which business pays for a recording that waits",
  },
  "lib/tasks/move-updates.ts": {
    tables: ["moved_views", "place_views", "updates"],
    because: "the updates of a deleted task or subtask move up with its deletion",
  },
  "lib/tasks/task-rows.ts": {
    tables: ["place_update_counts", "place_update_totals"],
    because: "the counts of a list of tasks, in its one statement",
  },
  "lib/translation/announce-translations.ts": {
    tables: ["chat_messages", "comments", "project_tasks", "projects", "subtasks", "updates", "uploads"],
    because: "where a translated text is filed",
  },
  "lib/translation/knowledge.ts": {
    tables: ["projects"],
    because: "the names that are not translated",
  },
  "lib/translation/source.ts": {
    tables: [
      "chat_messages",
      "comments",
      "photos",
      "project_tasks",
      "projects",
      "subtasks",
      "updates",
      "uploads",
    ],
    because: "the texts to translate",
  },
  "lib/translation/subjects.ts": {
    tables: ["project_members", "projects"],
    because: "the texts to translate, and who may read them",
  },
  "lib/translation/translate-items.ts": {
    tables: ["comments"],
    because: "the texts to translate",
  },
  "lib/translation/translate-text.ts": {
    tables: ["chat_messages", "uploads"],
    because: "who reads a direct message",
  },
  "lib/updates/posting/empty-stored-answer.ts": {
    tables: ["idempotency_keys"],
    because: "a withdrawn text is in no stored answer either",
  },
  "lib/updates/withdrawing/withdraw.ts": {
    tables: ["idempotency_keys", "reports"],
    because: "a withdrawn text is in no report that quotes it either",
  },
};

const schema = readFileSync("prisma/schema.prisma", "utf8");
const MODELS = [...schema.matchAll(/^model (\w+) \{(?:\n(?!\}).*)*?@@map\("([a-z_]+)"\)/gm)].map(
  ([, model = "", table = ""]) => ({
    client: `${model.charAt(0).toLowerCase()}${model.slice(1)}`,
    table,
  }),
);

/** The tables that a text names in a statement, or through Prisma's client. */
function tablesIn(text: string): string[] {
  const stated = [...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO) (?:ONLY )?([a-z_]+)\b/g)].map(
    ([, name]) => name,
  );
  return MODELS.filter(
    ({ client, table }) =>
      stated.includes(table) || new RegExp(`\\b(?:tx|db\\(\\)|client)\\.${client}\\.`).test(text),
  ).map(({ table }) => table);
}

/** The tables that a file of this domain may not touch. */
function foreignTo(domain: string, tables: string[]): string[] {
  const own = DOMAINS.slice(0, DOMAINS.indexOf(domain) + 1).flatMap((one) => TABLES[one] ?? []);
  return tables.filter((table) => !own.includes(table));
}

const FILES = globSync("lib/**/*.ts").filter((file) => !/\.test\.ts$|^lib\/generated\//.test(file));

describe("tables", () => {
  test("each has one owner", () => {
    const owned = [...Object.values(TABLES).flat(), ...SERVICE_TABLES];
    expect(owned.toSorted()).toEqual(MODELS.map(({ table }) => table).toSorted());
  });

  test("a domain touches only its own and those of what contains it", () => {
    const found = FILES.flatMap((file) => {
      const domain = file.split("/")[1] ?? "";
      if (!DOMAINS.includes(domain)) return [];
      const foreign = foreignTo(domain, tablesIn(readFileSync(file, "utf8")));
      return foreign.length > 0 ? [[file, foreign.toSorted()] as const] : [];
    });
    const named = Object.entries(EXCEPTIONS).map(([file, { tables }]) => [file, tables.toSorted()] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  test.each([
    ["SELECT 1 FROM updates u", ["updates"]],
    ["await tx.projectTask.create({})", ["project_tasks"]],
    ["a sentence from updates", []],
  ])("%s touches %j", (text, tables) => {
    expect(tablesIn(text)).toEqual(tables);
  });

  test("tasks may touch projects, and not updates", () => {
    expect(foreignTo("tasks", ["projects", "updates"])).toEqual(["updates"]);
  });
});
