/**
 * The tables and columns, written by hand, not derived from schema.prisma. One column is `name type`, then `null` where it is
 * nullable, `= default` or `generated`, `unique`, and `→ table action` for what happens to it when the referenced row is deleted.
 */
const AUDIT = `created_at timestamptz = now · updated_at timestamptz = now · created_by uuid null → users set null
  · updated_by uuid null → users set null`;
const ITEM = `display_order integer = 0 · is_active boolean = true`;
const TASK = `name varchar(255) · description text null · language varchar(10) null = 'und' · text_version varchar(64) null generated · is_completed boolean = false · display_order integer = 0
  · completed_at timestamptz null · created_at timestamptz = now`;

export const TABLES: Record<string, string> = {
  users: `id uuid · email varchar(255) unique · password_hash text · name varchar(255) · created_at timestamptz = now
    · language varchar(10) = 'en' · time_zone varchar(64) null · is_operator boolean = false
    · session_version integer = 0 · suspended_at timestamptz null · last_login_at timestamptz null
    · email_verified_at timestamptz null · recording_consent_at timestamptz null · originals_first boolean = false
    · deleted_at timestamptz null`,
  businesses: `id uuid · owner_id uuid → users restrict · name varchar(255) · description text null
    · stripe_customer_id varchar(255) null unique · stripe_subscription_id varchar(255) null unique
    · subscription_status varchar(20) null · subscription_plan varchar(20) null · subscription_price_id varchar(255) null
    · subscription_current_period_end timestamptz null · cancel_at_period_end boolean = false
    · trial_used_at timestamptz null · trial_ends_at timestamptz null · next_charge_amount integer null
    · next_charge_currency varchar(3) null · next_charge_at timestamptz null · card_brand varchar(30) null
    · card_last4 varchar(4) null · is_early_adopter boolean = false · early_adopter_granted_at timestamptz null
    · created_at timestamptz = now · deleted_at timestamptz null`,
  projects: `id uuid · language varchar(10) null = 'und' · text_version varchar(64) null generated · business_id uuid → businesses restrict · name varchar(255) · description text null
    · status varchar(20) = 'active' · update_permission varchar(20) = 'all_contributors' · event_seq integer = 0
    · completed_at timestamptz null · created_at timestamptz = now · due_date date null`,
  project_members: `user_id uuid → users cascade · project_id uuid → projects cascade · role varchar(20)
    · joined_at timestamptz = now · last_visited_updates timestamptz null`,
  project_views: `user_id uuid → users cascade · project_id uuid → projects cascade · seq integer
    · viewed_at timestamptz = now · view varchar(10) null · since_seq integer = 0`,
  place_views: `user_id uuid → users cascade · project_id uuid → projects cascade · place_id uuid · seq integer`,
  moved_views: `user_id uuid → users cascade · project_id uuid → projects cascade · update_id uuid → updates cascade`,
  business_versions: `business_id uuid → businesses cascade · number integer = 1`,
  project_versions: `project_id uuid → projects cascade · number integer = 1`,
  reader_versions: `user_id uuid → users cascade · project_id uuid → projects cascade · number integer = 1`,
  ended_guides: `project_id uuid → projects cascade · ended_at timestamptz = now`,
  project_tasks: `id uuid · project_id uuid → projects cascade · ${TASK}`,
  subtasks: `id uuid · project_id uuid → projects cascade · parent_task_id uuid · ${TASK}`,
  task_members: `user_id uuid → users cascade · task_id uuid · project_id uuid · assigned_at timestamptz = now`,
  subtask_members: `user_id uuid → users cascade · subtask_id uuid · project_id uuid · assigned_at timestamptz = now`,
  updates: `id uuid · text_version varchar(64) null generated · project_id uuid → projects cascade · task_id uuid null · subtask_id uuid null
    · author_id uuid → users restrict · content text · audio_url varchar(500) null · audio_state varchar(20) null
    · transcript text null · language varchar(10) null · segments jsonb null · seq integer null
    · arrived_seq integer = 0 · captured_at timestamptz null · created_at timestamptz = now · edited_at timestamptz null
    · withdrawn_at timestamptz null · withdrawn_by uuid null → users restrict`,
  author_update_counts: `project_id uuid → projects cascade · author_id uuid · total integer · unassigned integer`,
  place_update_counts: `project_id uuid → projects cascade · task_id uuid · place_id uuid · author_id uuid · total integer`,
  project_update_totals: `project_id uuid → projects cascade · total integer · unassigned integer`,
  place_update_totals: `project_id uuid → projects cascade · task_id uuid · place_id uuid · total integer`,
  update_revisions: `id uuid · update_id uuid → updates cascade · kind varchar(20) = 'content' · content text
    · created_at timestamptz = now`,
  translations: `id uuid · subject_type varchar(10) · subject_id uuid · project_id uuid → projects cascade
    · update_id uuid null → updates cascade · source_hash varchar(64) · from_language varchar(10)
    · to_language varchar(10) · content text null · description text null · segments jsonb null · doubts jsonb = '[]'
    · prompt_version varchar(20) null · claim_id uuid null · claimed_until timestamptz null
    · refused_at timestamptz null · created_at timestamptz = now`,
  glossary_terms: `business_id uuid → businesses cascade · position smallint · term varchar(100)
    · translation varchar(100) null · language varchar(10)`,
  ai_costs: `business_id uuid → businesses cascade · day date · calls integer = 0 · input_tokens bigint = 0
    · output_tokens bigint = 0 · micro_dollars bigint = 0`,
  ai_person_costs: "user_id uuid → users cascade · day date · micro_dollars bigint",
  ai_installation_costs: "day date · micro_dollars bigint",
  reports: `id uuid · project_id uuid → projects cascade · author_id uuid → users restrict · report_type varchar(10)
    · language varchar(10) · time_zone varchar(64) · start_day date null · end_day date null · includes_names boolean
    · folder_selection text[] null · folders_included integer · updates_included integer · dropped_statements integer
    · withheld_statements integer · content text · body jsonb · prompt_version varchar(20)
    · created_at timestamptz = now · reviewed_at timestamptz null · reviewed_by_id uuid null → users restrict`,
  report_releases: `report_id uuid → reports cascade · sentence integer · released_by_id uuid → users restrict
    · released_at timestamptz = now`,
  comments: `id uuid · text_version varchar(64) null generated · update_id uuid → updates cascade · author_id uuid → users restrict · content text
    · language varchar(10) null · created_at timestamptz = now · withdrawn_at timestamptz null
    · withdrawn_by uuid null → users restrict`,
  uploads: `id uuid · user_id uuid → users cascade · kind varchar(20) = 'audio' · state varchar(20) = 'receiving'
    · size integer · sha256 varchar(64) · content_type varchar(100) · received_parts integer[] null = ARRAY[]
    · blob_key varchar(255) unique · duration_ms integer null · measured_ms integer null · peaks smallint[] null = ARRAY[]
    · update_id uuid null unique → updates cascade · created_at timestamptz = now · completed_at timestamptz null
    · message_id uuid null unique → chat_messages cascade`,
  transcriptions: `upload_id uuid → uploads cascade · claim_id uuid null · claimed_until timestamptz null
    · requested_at timestamptz null · heard_at timestamptz null · language varchar(10) null · segments jsonb null
    · translated_text text null · created_at timestamptz = now · translated_pieces jsonb null`,
  discarded_blobs: `blob_key varchar(255) · discarded_at timestamptz = now`,
  connect_codes: `id uuid · project_id uuid → projects cascade · code varchar(50) unique · expires_at timestamptz
    · used_by uuid null → users set null · used_at timestamptz null · created_by uuid null → users set null
    · created_at timestamptz = now`,
  business_admins: `business_id uuid → businesses cascade · user_id uuid → users cascade
    · invited_by uuid null → users set null · invited_at timestamptz = now · accepted_at timestamptz null`,
  admin_invitations: `id uuid · business_id uuid → businesses cascade · email varchar(255)
    · invited_by uuid null → users set null · token varchar(100) unique · expires_at timestamptz
    · accepted_at timestamptz null · accepted_by uuid null → users set null · created_at timestamptz = now`,
  password_reset_tokens: `id uuid · user_id uuid → users cascade · token varchar(100) unique · expires_at timestamptz
    · used_at timestamptz null · created_at timestamptz = now`,
  email_changes: `id uuid · user_id uuid → users cascade · number bigint = nextval('email_changes_number_seq')
    · old_email varchar(255) · token varchar(100) unique · expires_at timestamptz · used_at timestamptz null
    · created_at timestamptz = now`,
  chat_messages: `id uuid · text_version varchar(64) null generated · project_id uuid → projects cascade · author_id uuid → users restrict · content text
    · recipient_id uuid null → users restrict · created_at timestamptz = now · audio_url varchar(500) null
    · audio_state varchar(20) null · transcript text null · language varchar(10) null · segments jsonb null
    · captured_at timestamptz null · seq integer null`,
  chat_reads: `user_id uuid → users cascade · project_id uuid → projects cascade · channel_id uuid · seq integer`,
  action_logs: `id uuid · user_id uuid null → users set null · action varchar(100) · entity_type varchar(50)
    · entity_id uuid null · details jsonb = '{}' · ip_address varchar(45) null · user_agent text null
    · created_at timestamptz = now`,
  events: `project_id uuid → projects cascade · seq integer · type varchar(50) · entity_id uuid · actor_id uuid null
    · before jsonb null · after jsonb null · created_at timestamptz = now`,
  stripe_events: `id varchar(255) · type varchar(100) · received_at timestamptz = now · business_id uuid null → businesses cascade
    · occurred_at timestamptz null · handled_at timestamptz null`,
  paid_invoices: `id varchar(255) · business_id uuid → businesses restrict · amount_paid integer · refunded integer = 0 · currency varchar(3)
    · paid_at timestamptz · created_at timestamptz = now · plan varchar(20) null`,
  billing_notices: `id uuid · business_id uuid → businesses cascade · kind varchar(20) · subject varchar(300)
    · amount integer null · currency varchar(3) null · at timestamptz · created_at timestamptz = now`,
  billing_leases: `business_id uuid → businesses cascade · holder uuid · until timestamptz`,
  ended_sessions: `id uuid · user_id uuid → users cascade · session_version integer · ended_at timestamptz = now`,
  operator_sessions: `id uuid · user_id uuid → users cascade · key_hash varchar(64) unique · expires_at timestamptz
    · ended_at timestamptz null · created_at timestamptz = now · ip_address varchar(45) null
    · user_agent text null`,
  idempotency_keys: `user_id uuid → users cascade · method varchar(10) · path varchar(500) · key varchar(100)
    · request_hash varchar(64) · status integer null · answer json null · target json null · claim_id uuid null
    · claimed_until timestamptz null · claimed json null · created_at timestamptz = now`,
  rate_limits: `key varchar(255) · points integer = 0 · expire bigint null`,
  help_faqs: `id uuid · language varchar(10) = 'en' · slug varchar(100) null · title varchar(500) · content text · ${ITEM} · ${AUDIT}`,
  help_documents: `id uuid · language varchar(10) = 'en' · title varchar(200) · description text null · file_url varchar(500) · file_size integer null
    · file_type varchar(50) null · download_count integer = 0 · ${ITEM} · ${AUDIT}`,
  help_videos: `id uuid · language varchar(10) = 'en' · title varchar(200) · description text null · video_url varchar(500)
    · thumbnail_url varchar(500) null · duration integer null · view_count integer = 0 · ${ITEM} · ${AUDIT}`,
  help_support_guides: `id uuid · language varchar(10) = 'en' · slug varchar(100) null · title varchar(300) · content text · ${ITEM} · ${AUDIT}`,
};

/** Every primary key other than a plain `id`. */
export const KEYS: Record<string, string> = {
  project_members: "user_id, project_id",
  report_releases: "report_id, sentence",
  project_views: "user_id, project_id",
  business_versions: "business_id",
  project_versions: "project_id",
  reader_versions: "user_id, project_id",
  ended_guides: "project_id",
  place_views: "user_id, project_id, place_id",
  chat_reads: "user_id, project_id, channel_id",
  moved_views: "user_id, project_id, update_id",
  business_admins: "business_id, user_id",
  task_members: "user_id, task_id",
  subtask_members: "user_id, subtask_id",
  author_update_counts: "project_id, author_id",
  place_update_counts: "project_id, task_id, place_id, author_id",
  project_update_totals: "project_id",
  place_update_totals: "project_id, task_id, place_id",
  events: "project_id, seq",
  idempotency_keys: "user_id, method, path, key",
  rate_limits: "key",
  discarded_blobs: "blob_key",
  transcriptions: "upload_id",
  billing_leases: "business_id",
  glossary_terms: 'business_id, "position"',
  ai_costs: "business_id, day",
  ai_person_costs: "user_id, day",
  ai_installation_costs: "day",
};

/** Multi-column references: the referenced row cannot belong to another project or task. */
export const COMPOSITE_REFERENCES = [
  "subtask_members (project_id, subtask_id) → subtasks (project_id, id) cascade",
  "subtask_members (user_id, project_id) → project_members (user_id, project_id) cascade",
  "subtasks (project_id, parent_task_id) → project_tasks (project_id, id) cascade",
  "task_members (project_id, task_id) → project_tasks (project_id, id) cascade",
  "task_members (user_id, project_id) → project_members (user_id, project_id) cascade",
  "updates (project_id, task_id) → project_tasks (project_id, id) no action",
  "updates (task_id, subtask_id) → subtasks (parent_task_id, id) no action",
];

/** Multi-column and partial unique indexes. */
export const UNIQUE_INDEXES = [
  "admin_invitations (business_id, email) where accepted_at IS NULL",
  "billing_notices (business_id, kind, subject)",
  "glossary_terms (business_id, language, lower((term)::text))",
  "help_faqs (slug, language)",
  "help_support_guides (slug, language)",
  "project_members (project_id) where role = 'owner'",
  "project_tasks (project_id, id)",
  "subtasks (parent_task_id, id)",
  "subtasks (project_id, id)",
  "translations (subject_id, to_language, source_hash)",
];

/** The values of each enumerated column, besides null where the column is nullable. */
export const ENUMERATIONS = [
  ["billing_notices.kind", ["trial_ending", "renewal", "payment_failed", "receipt", "cancelled"]],
  ["businesses.subscription_plan", ["monthly", "yearly"]],
  [
    "businesses.subscription_status",
    ["active", "past_due", "canceled", "incomplete", "trialing", "early_adopter"],
  ],
  ["chat_messages.audio_state", ["pending", "done", "unheard", "failed", "off"]],
  ["glossary_terms.language", ["en", "es"]],
  ["help_documents.language", ["en", "es"]],
  ["help_faqs.language", ["en", "es"]],
  ["help_support_guides.language", ["en", "es"]],
  ["help_videos.language", ["en", "es"]],
  ["paid_invoices.plan", ["monthly", "yearly"]],
  ["project_members.role", ["owner", "worker"]],
  ["project_views.view", ["tasks", "all"]],
  ["projects.status", ["active", "completed", "archived"]],
  ["projects.update_permission", ["owner_only", "owner_admin", "all_contributors"]],
  ["reports.language", ["en", "es"]],
  ["reports.report_type", ["internal", "customer"]],
  ["translations.subject_type", ["update", "comment", "message", "task", "subtask", "project"]],
  ["update_revisions.kind", ["content", "transcript"]],
  ["updates.audio_state", ["pending", "done", "unheard", "failed", "off"]],
  ["uploads.kind", ["audio"]],
  ["uploads.state", ["receiving", "complete"]],
  ["users.language", ["en", "es"]],
];

/**
 * Length checks other than varchar limits. They count characters, of which a text never has more than the UTF-16 units that the
 * server counts, so they never refuse what the server accepts.
 */
export const LENGTHS = [
  ["admin_invitations.email", ">= 1"],
  ["businesses.description", "<= 5000"],
  ["businesses.name", ">= 1"],
  ["chat_messages.content", ">= 1, <= 4000"],
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
  ["project_tasks.description", "<= 5000"],
  ["project_tasks.name", ">= 1"],
  ["projects.description", "<= 5000"],
  ["projects.name", ">= 1"],
  ["reports.content", ">= 1"],
  ["subtasks.description", "<= 5000"],
  ["subtasks.name", ">= 1"],
  ["update_revisions.content", ">= 1, <= 60000"],
  ["updates.content", "<= 10000"],
  ["users.email", ">= 1"],
  ["users.name", ">= 1"],
];
