import type { FoundView } from "./view";
import type { Actor } from "@/lib/access/actor";
import {
  assignedToTask,
  memberSees,
  ownProjectIds,
  seesMessage,
  seesNameOfTask,
  seesSubtask,
} from "@/lib/access/visibility";
import { hasRecording, type HolderKind, joinRecording } from "@/lib/attachments/attachment";
import { Prisma, query } from "@/lib/kernel/db";
import { hasWords } from "@/lib/kernel/sql/has-words";
import { versionsOf, whereTranslation } from "@/lib/translation/source";
import { AUDIO_MESSAGE, AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";

/** What the page before ended with. */
export interface Cursor {
  id: string;
  at: string;
}

export interface FoundRow extends Pick<
  FoundView,
  "type" | "id" | "projectId" | "projectName" | "place" | "author"
> {
  updateId: string | null;
  taskId: string | null;
  withId: string | null;
  /** What the reader may see of it, in every language that is stored for them; null for what it has not. */
  texts: (string | null)[];
  /** As stored, of each of the texts. */
  languages: (string | null)[];
  createdAt: Date;
}

interface Wanted {
  words: readonly string[];
  projectId: string | undefined;
  cursor: Cursor | null;
  limit: number;
}

/** What has all the words and the actor sees, by the rules of the lists, newest first; one statement. */
export async function foundRows(actor: Actor, wanted: Wanted): Promise<FoundRow[]> {
  const { projectId, limit } = wanted;
  const inProject = projectId ? Prisma.sql`AND p.id = ${projectId}::uuid` : Prisma.empty;
  const kinds = [...posted(actor, wanted), ...places(actor, wanted)];
  return query<FoundRow>(Prisma.sql`
    WITH ${ownProjectIds(actor.id)},
    mine AS MATERIALIZED (
      SELECT p.id, p.name, p.business_id IN (SELECT id FROM managed) AS manages FROM projects p
      WHERE p.id IN (SELECT id FROM own) ${inProject}),
    ${Prisma.join(kinds.map((kind) => partsOf(kind, wanted)))},
    page AS MATERIALIZED (
      SELECT * FROM (${Prisma.join(
        kinds.map(({ name }) => Prisma.sql`SELECT * FROM ${foundOf(name)}`),
        " UNION ALL ",
      )}) found
      ORDER BY created_at DESC, id DESC LIMIT ${limit})
    ${described(actor)}`);
}

/** A text that may have the words: `joins` add to a statement's row what has it. */
interface Text {
  joins?: Prisma.Sql;
  has: Prisma.Sql;
  /** What else the index of words is asked with; true of what was joined to a row anyhow. */
  within?: Prisma.Sql;
}

interface Kind {
  name: FoundView["type"];
  /** Its rows, and the name that the statement gives them. */
  table: Prisma.Sql;
  row: Prisma.Sql;
  /** Joins `p`, the project of `mine`. */
  joins: Prisma.Sql;
  seen: Prisma.Sql;
  texts: Text[];
  /** Which are looked through before the index is asked; none of a kind that has few rows. */
  among?: Prisma.Sql;
}

/**
 * The newest of a kind are looked through first: what has a common word is among them, and the index of words would find, and the
 * statement sort, hundreds of thousands. Only where too few of them have the words, the index is asked, of which what it finds is then few.
 */
const LOOKED_THROUGH = 2_000;

const recentOf = (name: string) => Prisma.raw(`recent_${name}s`);
const foundOf = (name: string) => Prisma.raw(`found_${name}s`);

function partsOf(
  { name, table, row, joins, seen, texts, among }: Kind,
  { cursor, limit }: Wanted,
): Prisma.Sql {
  const columns = Prisma.sql`${name}::text AS type, ${row}.id, ${row}.created_at`;
  const older = cursor
    ? Prisma.sql`(${row}.created_at, ${row}.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : Prisma.sql`true`;
  const newest = Prisma.sql`ORDER BY ${row}.created_at DESC, ${row}.id DESC LIMIT`;
  const byIndex = texts.map(
    (text) => Prisma.sql`
      SELECT ${columns} FROM ${table} ${row} ${joins} ${text.joins ?? Prisma.empty}
      WHERE ${older} AND ${seen} AND ${text.within ?? Prisma.sql`true`} AND ${text.has}`,
  );
  const indexed = Prisma.join(byIndex, " UNION ");
  if (!among) return Prisma.sql`${foundOf(name)} AS (${indexed})`;
  const hasOne = texts.map(({ joins: more, has }) =>
    more ? Prisma.sql`EXISTS (SELECT 1 FROM (SELECT 1) one ${more} WHERE ${has})` : Prisma.sql`(${has})`,
  );
  const isFull = Prisma.sql`(SELECT count(*) FROM ${recentOf(name)}) = ${limit}`;
  return Prisma.sql`
    ${recentOf(name)} AS MATERIALIZED (
      SELECT ${columns} FROM (
        SELECT * FROM ${table} ${row} WHERE ${older} AND ${among} ${newest} ${Prisma.raw(String(LOOKED_THROUGH))}) ${row} ${joins}
      WHERE ${seen} AND (${Prisma.join(hasOne, " OR ")}) ${newest} ${limit}),
    ${foundOf(name)} AS (
      SELECT * FROM ${recentOf(name)} WHERE ${isFull}
      UNION ALL SELECT * FROM (${indexed}) indexed WHERE NOT ${isFull})`;
}

const [UPDATE, COMMENT, MESSAGE, TASK, SUBTASK] = ["u", "c", "m", "k", "s"].map((name) =>
  Prisma.raw(name),
) as [Prisma.Sql, Prisma.Sql, Prisma.Sql, Prisma.Sql, Prisma.Sql];

/** What people post. */
function posted(actor: Actor, { words, projectId }: Wanted): Kind[] {
  const inProject = (row: Prisma.Sql) =>
    projectId ? Prisma.sql`${row}.project_id = ${projectId}::uuid` : Prisma.sql`true`;
  const recorded = (kind: HolderKind, row: Prisma.Sql, placeholder: string): Text[] => {
    const recording = joinRecording(kind, row);
    return [
      {
        has: Prisma.sql`${hasWords(Prisma.sql`${row}.folded_content`, words)}
          AND (${row}.content <> ${placeholder} OR NOT ${hasRecording(kind, row)})`,
      },
      { joins: recording, has: hasWords(Prisma.sql`recording.folded_transcript`, words) },
      translated(actor, words, kind, row, recording),
    ];
  };
  const seesUpdate = Prisma.sql`(p.manages OR ${memberSees(actor.id)})`;
  return [
    {
      name: "update",
      table: Prisma.sql`updates`,
      row: UPDATE,
      joins: Prisma.sql`JOIN mine p ON p.id = u.project_id`,
      seen: seesUpdate,
      texts: recorded("update", UPDATE, AUDIO_UPDATE),
      among: inProject(UPDATE),
    },
    {
      name: "comment",
      table: Prisma.sql`comments`,
      row: COMMENT,
      joins: Prisma.sql`JOIN updates u ON u.id = c.update_id JOIN mine p ON p.id = u.project_id`,
      seen: seesUpdate,
      texts: [
        { has: hasWords(Prisma.sql`c.folded_content`, words) },
        translated(actor, words, "comment", COMMENT),
      ],
      among: Prisma.sql`true`,
    },
    {
      name: "message",
      table: Prisma.sql`chat_messages`,
      row: MESSAGE,
      joins: Prisma.sql`JOIN mine p ON p.id = m.project_id`,
      seen: seesMessage(actor.id),
      texts: recorded("message", MESSAGE, AUDIO_MESSAGE),
      among: inProject(MESSAGE),
    },
  ];
}

/** Tasks and subtasks. Who sees a task because of a subtask alone sees its name, not its description. */
function places(actor: Actor, { words }: Wanted): Kind[] {
  const isOpen = Prisma.sql`(p.manages OR ${assignedToTask(actor.id, Prisma.sql`k.id`)})`;
  const named = (name: Prisma.Sql) =>
    Prisma.sql`(${isOpen} OR ${seesNameOfTask(actor.id, Prisma.sql`k.id`)} AND ${hasWords(Prisma.sql`fold_for_search(${name})`, words)})`;
  const ofTask = translated(actor, words, "task", TASK);
  return [
    {
      name: "task",
      table: Prisma.sql`project_tasks`,
      row: TASK,
      joins: Prisma.sql`JOIN mine p ON p.id = k.project_id`,
      seen: Prisma.sql`true`,
      texts: [
        {
          has: Prisma.sql`${hasWords(Prisma.sql`k.folded_content`, words)} AND ${named(Prisma.sql`k.name`)}`,
        },
        {
          ...ofTask,
          has: Prisma.sql`${ofTask.has} AND ${named(Prisma.sql`t.content`)}`,
        },
      ],
    },
    {
      name: "subtask",
      table: Prisma.sql`subtasks`,
      row: SUBTASK,
      joins: Prisma.sql`JOIN mine p ON p.id = s.project_id`,
      seen: Prisma.sql`(p.manages OR ${seesSubtask(actor.id, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`)})`,
      texts: [
        { has: hasWords(Prisma.sql`s.folded_content`, words) },
        translated(actor, words, "subtask", SUBTASK),
      ],
    },
  ];
}

/**
 * The stored translation of a row into the actor's language, of the text's version of today. Its id implies the project and the kind;
 * but the index of words is asked before the id is known, and would give the translations of all customers.
 */
function translated(
  actor: Actor,
  words: readonly string[],
  kind: FoundView["type"],
  row: Prisma.Sql,
  recording?: Prisma.Sql,
): Text {
  const versions = recording ? versionsOf(row) : Prisma.sql`${row}.text_version`;
  return {
    joins: Prisma.sql`${recording ?? Prisma.empty} JOIN translations t ON ${whereTranslation(actor.reads, row, versions)}`,
    has: hasWords(Prisma.sql`t.folded_content`, words),
    within: Prisma.sql`t.project_id = p.id AND t.subject_type = ${Prisma.raw(`'${kind}'`)}`,
  };
}

/** The rows of the WITH part `page`, with where each is and what the actor may see of it. */
function described(actor: Actor): Prisma.Sql {
  const isOpen = Prisma.sql`(p.manages OR f.type = 'subtask' OR ${assignedToTask(actor.id, Prisma.sql`k.id`)})`;
  const ofType = (type: FoundView["type"]) => Prisma.sql`CASE WHEN f.type = ${type} THEN f.id END`;
  return Prisma.sql`
    SELECT f.type, f.id, p.id AS "projectId", p.name AS "projectName", u.id AS "updateId", k.id AS "taskId",
           CASE m.recipient_id WHEN ${actor.id}::uuid THEN m.author_id ELSE m.recipient_id END AS "withId",
           CASE f.type WHEN 'task' THEN NULL WHEN 'subtask' THEN k.name ELSE COALESCE(s.name, k.name) END AS place,
           author.name AS author, f.created_at AS "createdAt",
           CASE WHEN f.type IN ('task', 'subtask') THEN ARRAY[
               named.name, CASE WHEN ${isOpen} THEN named.name || ' · ' || named.description END,
               t.content, CASE WHEN ${isOpen} THEN t.content || ' · ' || t.description END]
             ELSE ARRAY[COALESCE(c.content, m.content, u.content), recording.transcript, t.content, typed.content] END AS texts,
           CASE WHEN f.type IN ('task', 'subtask') THEN ARRAY[
               named.language, named.language, t.to_language, t.to_language]
             ELSE ARRAY[named.language, recording.language, t.to_language, typed.to_language] END::text[] AS languages
    FROM page f
    LEFT JOIN comments c ON c.id = ${ofType("comment")}
    LEFT JOIN chat_messages m ON m.id = ${ofType("message")}
    LEFT JOIN updates u ON u.id = COALESCE(c.update_id, ${ofType("update")})
    LEFT JOIN subtasks s ON s.id = COALESCE(u.subtask_id, ${ofType("subtask")})
    LEFT JOIN project_tasks k ON k.id = COALESCE(u.task_id, s.parent_task_id, ${ofType("task")})
    JOIN mine p ON p.id = COALESCE(u.project_id, m.project_id, k.project_id)
    LEFT JOIN users author ON author.id = COALESCE(c.author_id, m.author_id, u.author_id)
    LEFT JOIN LATERAL (
      SELECT recording.transcript, recording.language, recording.text_version FROM (SELECT 1) one ${joinRecording("update", Prisma.sql`f`)} WHERE f.type = 'update'
      UNION ALL
      SELECT recording.transcript, recording.language, recording.text_version FROM (SELECT 1) one ${joinRecording("message", Prisma.sql`f`)} WHERE f.type = 'message')
      recording ON true
    CROSS JOIN LATERAL (
      SELECT CASE f.type WHEN 'task' THEN k.name ELSE s.name END AS name,
             CASE f.type WHEN 'task' THEN k.description ELSE s.description END AS description,
             CASE f.type WHEN 'task' THEN k.language WHEN 'subtask' THEN s.language WHEN 'comment' THEN c.language
               WHEN 'message' THEN m.language ELSE u.language END AS language,
             CASE f.type WHEN 'task' THEN k.text_version WHEN 'subtask' THEN s.text_version
               ELSE COALESCE(recording.text_version, c.text_version, m.text_version, u.text_version) END AS version) named
    LEFT JOIN translations t ON t.subject_id = f.id AND t.to_language = ${actor.reads} AND t.source_hash = named.version
    LEFT JOIN translations typed ON recording.text_version IS NOT NULL AND typed.subject_id = f.id AND typed.to_language = ${actor.reads}
      AND typed.source_hash = COALESCE(m.text_version, u.text_version)
    ORDER BY f.created_at DESC, f.id DESC`;
}
