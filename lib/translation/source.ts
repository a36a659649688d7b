import { Prisma } from "@/lib/db";

/*
 * What is translated of each kind of text, as SQL: its text, description and sentences, and from them its version. Lists of
 * updates join their translations by the same expressions, so that text and translation always belong to one version.
 */

/** A recording is translated from its transcript; one in which nothing was heard yet has no text. */
const UPDATE_TEXT = Prisma.sql`CASE WHEN u.audio_url IS NULL THEN u.content ELSE COALESCE(u.transcript, '') END`;
const UPDATE_SEGMENTS = Prisma.sql`CASE WHEN u.transcript IS NOT NULL THEN u.segments END`;

const MESSAGE_TEXT = Prisma.sql`CASE WHEN m.audio_url IS NULL THEN m.content ELSE COALESCE(m.transcript, '') END`;
const MESSAGE_SEGMENTS = Prisma.sql`CASE WHEN m.transcript IS NOT NULL THEN m.segments END`;
const MESSAGE_VERSION = Prisma.sql`text_version(${MESSAGE_TEXT}, NULL, ${MESSAGE_SEGMENTS})`;

/** Joins the stored translation of a statement's `u` into a language, as `translated`. */
export function joinUpdateTranslation(to: string): Prisma.Sql {
  return joinTranslation(
    to,
    Prisma.sql`u.id`,
    Prisma.sql`text_version(${UPDATE_TEXT}, NULL, ${UPDATE_SEGMENTS})`,
  );
}

/** The same for a statement's comment `c`. */
export function joinCommentTranslation(to: string): Prisma.Sql {
  return joinTranslation(to, Prisma.sql`c.id`, Prisma.sql`text_version(c.content, NULL, NULL)`);
}

/** The same for a statement's message `m`. */
export function joinMessageTranslation(to: string): Prisma.Sql {
  return joinTranslation(to, Prisma.sql`m.id`, MESSAGE_VERSION);
}

/**
 * Whether a statement's `t` is the translation of its message `m` into a language. The version in a CASE: as an equality,
 * Postgres would expect it to hold for one row in thousands, and read all translations before it takes the newest few.
 */
export function whereMessageTranslation(to: string): Prisma.Sql {
  return Prisma.sql`
    t.subject_id = m.id AND t.to_language = ${to} AND CASE WHEN t.source_hash = ${MESSAGE_VERSION} THEN true ELSE false END`;
}

/** As `joinUpdateTranslation` for the name and description of a statement's task or subtask. */
export function joinNameTranslation(to: string, place: Prisma.Sql): Prisma.Sql {
  const version = Prisma.sql`text_version(${place}.name, ${place}.description, NULL)`;
  return joinTranslation(to, Prisma.sql`${place}.id`, version);
}

/** The same for the description of a statement's project `p`. */
export function joinProjectTranslation(to: string): Prisma.Sql {
  return joinTranslation(
    to,
    Prisma.sql`p.id`,
    Prisma.sql`text_version(COALESCE(p.description, ''), NULL, NULL)`,
  );
}

/** The name of the place of a statement's `u`, whose `task` and `subtask` are joined, in a language; null where none is stored. */
export function placeNameIn(to: string): Prisma.Sql {
  const inSubtask = Prisma.sql`u.subtask_id IS NOT NULL`;
  return Prisma.sql`
    (SELECT place.content FROM translations place
     WHERE place.subject_id = COALESCE(u.subtask_id, u.task_id) AND place.to_language = ${to} AND place.content IS NOT NULL
       AND place.source_hash = CASE WHEN ${inSubtask} THEN text_version(subtask.name, subtask.description, NULL)
                                    ELSE text_version(task.name, task.description, NULL) END)`;
}

function joinTranslation(to: string, id: Prisma.Sql, version: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN translations translated ON translated.subject_id = ${id} AND translated.to_language = ${to}
      AND translated.content IS NOT NULL AND translated.source_hash = ${version}`;
}

/** The joined translation as JSON; null where there is none. */
export const TRANSLATION = Prisma.sql`
  CASE WHEN translated.id IS NOT NULL THEN json_build_object('to', translated.to_language, 'from', translated.from_language,
    'content', translated.content, 'doubts', translated.doubts, 'segments', translated.segments) END`;

/** The same of a name and a description. */
export const NAME_TRANSLATION = Prisma.sql`
  CASE WHEN translated.id IS NOT NULL THEN json_build_object('to', translated.to_language, 'from', translated.from_language,
    'content', translated.content, 'doubts', translated.doubts, 'description', translated.description) END`;

interface Ids {
  update: string[];
  comment: string[];
  message: string[];
  task: string[];
  subtask: string[];
  project: string[];
}

/** What members below manager level see of each kind, as SQL conditions. */
export interface Sight {
  update: Prisma.Sql;
  task: Prisma.Sql;
  /** Whether they see more of a task than its name. */
  taskOpen: Prisma.Sql;
  subtask: Prisma.Sql;
  message: Prisma.Sql;
}

const TRUE = Prisma.sql`true`;
/** For the system, which has no eyes. */
export const ALL_SEEN: Sight = { update: TRUE, task: TRUE, taskOpen: TRUE, subtask: TRUE, message: TRUE };

/** The texts with these ids: rows (type, id, project_id, text, description, segments, language, seen, is_open). */
export function sourcesOf(ids: Ids, sight: Sight): Prisma.Sql {
  const none = Prisma.sql`NULL::text`;
  return Prisma.sql`
    SELECT 'update' AS type, u.id, u.project_id, ${UPDATE_TEXT} AS text, ${none} AS description, ${UPDATE_SEGMENTS} AS segments,
           CASE WHEN u.transcript IS NOT NULL THEN u.language END AS language, ${sight.update} AS seen, true AS is_open
    FROM updates u WHERE u.id = ANY (${ids.update}::uuid[]) AND u.withdrawn_at IS NULL
    UNION ALL
    SELECT 'comment', c.id, u.project_id, c.content, NULL, NULL, NULL, ${sight.update}, true
    FROM comments c JOIN updates u ON u.id = c.update_id
    WHERE c.id = ANY (${ids.comment}::uuid[]) AND c.withdrawn_at IS NULL
    UNION ALL
    SELECT 'message', m.id, m.project_id, ${MESSAGE_TEXT}, NULL, ${MESSAGE_SEGMENTS},
           CASE WHEN m.transcript IS NOT NULL THEN m.language END, true, true
    FROM chat_messages m WHERE m.id = ANY (${ids.message}::uuid[]) AND ${sight.message}
    UNION ALL
    SELECT 'task', t.id, t.project_id, t.name, t.description, NULL, NULL, ${sight.task}, ${sight.taskOpen}
    FROM project_tasks t WHERE t.id = ANY (${ids.task}::uuid[])
    UNION ALL
    SELECT 'subtask', s.id, s.project_id, s.name, s.description, NULL, NULL, ${sight.subtask}, true
    FROM subtasks s WHERE s.id = ANY (${ids.subtask}::uuid[])
    UNION ALL
    SELECT 'project', p.id, p.id, COALESCE(p.description, ''), NULL, NULL, NULL, true, true
    FROM projects p WHERE p.id = ANY (${ids.project}::uuid[])`;
}

/** The ids of items, by kind. */
export function idsByType(items: readonly { type: keyof Ids; id: string }[]): Ids {
  const of = (type: keyof Ids) => items.filter((item) => item.type === type).map(({ id }) => id);
  return {
    ...{ update: of("update"), comment: of("comment"), message: of("message") },
    ...{ task: of("task"), subtask: of("subtask"), project: of("project") },
  };
}
