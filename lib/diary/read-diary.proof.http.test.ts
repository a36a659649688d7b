import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DiaryDayView } from "./view";
import { dayAfter } from "@/lib/i18n/days";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording } from "@/sandbox/database/rows";
import { gatherCast, type Kind, KINDS, personOf } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { SignedInClient } from "@/sandbox/http/http-client";
import { proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

/*
 * A diary beside the same that is written another way: days and what was ticked at which moment by Postgres, who sees what by what
 * each kind of person is assigned to. Around days on which clocks change: at two, at midnight forward, and back over midnight.
 */
const CHANGES = [
  ["America/Chicago", "2026-03-08"],
  ["America/Chicago", "2026-11-01"],
  ["America/Santiago", "2026-04-04"],
  ["America/Santiago", "2026-09-06"],
  ["Asia/Beirut", "2026-03-29"],
  ["Asia/Beirut", "2026-10-24"],
] as const;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const HALF_HOUR = 30 * 60_000;
/** From the midnight in UTC of the day of the change: often at the very edge of a day or of half an hour. */
const moment = fc
  .tuple(fc.integer({ min: -100, max: 130 }), fc.constantFrom(0, 0, 1, -1, 400_000))
  .map(([halves, rest]) => halves * HALF_HOUR + rest);

const AUTHORS = ["rosa", "dale", "mateo", "june", "luis", "remy"] as const;
const PLACES = [null, "framing", "joists", "sill", "roofing"] as const;

const update = fc.record({
  by: fc.constantFrom(...AUTHORS),
  place: fc.constantFrom(...PLACES),
  at: moment,
  /** How much later its phone had a signal, in minutes; null: at once. */
  late: fc.constantFrom(null, null, 1, 3, 20 * 60, 59 * 24 * 60),
  kind: fc.constantFrom("text", "text", "withdrawn", "voice", "heard", "translated", "outdated"),
});
const tick = fc.record({
  at: moment,
  by: fc.constantFrom(null, ...AUTHORS),
  /** When the project began, nobody knows when before that. */
  isBefore: fc.constantFrom(false, false, false, true),
});
const world = fc.record({
  change: fc.constantFrom(...CHANGES),
  /** The days that are asked for, from that of the change. */
  from: fc.integer({ min: -3, max: 1 }),
  days: fc.integer({ min: 1, max: 4 }),
  updates: fc.array(update, { maxLength: 25 }),
  ticks: fc.dictionary(fc.constantFrom("framing", "joists", "sill", "roofing"), tick),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

test("a diary has exactly what each kind of person sees, on the days and at the moments of the zone's clocks", async (context) => {
  const worlds = proofCount(300, 12);
  let [diaries, entries] = [0, 0];
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      const crew = await settle(made);
      for (const kind of KINDS) {
        const diary = await read(kind, crew, made);
        expect(diary).toEqual(await expected(kind, crew, made));
        if (typeof diary === "number") continue;
        diaries += 1;
        entries += diary.flatMap((day) => day.entries).length;
      }
    }),
    { numRuns: worlds },
  );
  report(context, { worlds, diaries, entries, wrong: 0 });
}, 900_000);

const spanOf = ({ change: [zone, day], from, days }: World) => {
  const first = dayAfter(day, from);
  return { zone, first, last: dayAfter(first, days - 1) };
};

/** The status, where it is no success. */
async function read(kind: Kind, { id }: Crew, made: World) {
  const { zone, first, last } = spanOf(made);
  const query = new URLSearchParams({ from: first, to: last, timeZone: zone });
  const { status, body } = await personOf(cast, kind).get<DiaryDayView[]>(
    `/api/projects/${id}/diary?${query}`,
  );
  return status === 200 ? body.map(comparable) : status;
}

const comparable = ({ date, people, entries }: DiaryDayView) => {
  const compared = entries.map(({ updateId, at, author, place, text, original, done }) => {
    return { updateId, at, author: author?.name ?? null, place, text, original, done };
  });
  return { date, people, entries: compared };
};

async function settle(made: World): Promise<Crew> {
  const { sql } = cast;
  const crew = await newCrew(cast);
  const midnight = Date.parse(made.change[1]);
  for (const { by, place, at, late, kind } of made.updates) {
    const id = randomUUID();
    const written = new Date(midnight + at);
    const posted = new Date(written.getTime() + (late ?? 0) * 60_000);
    const isWithdrawn = kind === "withdrawn";
    const authorId = cast[by].user.id;
    await sql.query(
      `INSERT INTO updates (id, project_id, task_id, subtask_id, author_id, content, captured_at, created_at, withdrawn_at, withdrawn_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        crew.id,
        taskOf(crew, place),
        place === "joists" || place === "sill" ? crew[place] : null,
        authorId,
        isWithdrawn ? "" : kind === "voice" || kind === "heard" ? "Audio update" : `Written ${id}`,
        late === null ? null : written,
        posted,
        isWithdrawn ? posted : null,
        isWithdrawn ? authorId : null,
      ],
    );
    if (kind === "voice" || kind === "heard") await addRecording(sql, authorId, { updateId: id });
    if (kind === "heard")
      await sql.query(
        "UPDATE recordings SET transcript = $2 FROM uploads WHERE uploads.id = upload_id AND update_id = $1",
        [id, `Heard ${id}`],
      );
    if (kind === "translated" || kind === "outdated")
      await sql.query(
        `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
         SELECT gen_random_uuid(), 'update', id, project_id, id, CASE WHEN $2 THEN text_version ELSE 'another' END, 'en', 'es', 'Traducido ' || id
         FROM updates WHERE id = $1`,
        [id, kind === "translated"],
      );
  }
  for (const [place, { at, by, isBefore }] of Object.entries(made.ticks)) {
    const isTask = place === "framing" || place === "roofing";
    const item = crew[place as keyof Crew];
    const completed = new Date(midnight + at);
    await sql.query(
      `UPDATE ${isTask ? "project_tasks" : "subtasks"} SET is_completed = true, completed_at = $2, created_at = $3 WHERE id = $1`,
      [item, completed, isBefore ? completed : new Date(completed.getTime() - 1)],
    );
    if (by !== null)
      await sql.query(
        "INSERT INTO action_logs (id, user_id, action, entity_type, entity_id) VALUES (gen_random_uuid(), $1, $2, $3, $4)",
        [cast[by].user.id, `${isTask ? "task" : "subtask"}.completed`, isTask ? "task" : "subtask", item],
      );
  }
  return crew;
}

function taskOf({ framing, roofing }: Crew, place: (typeof PLACES)[number]): string | null {
  if (place === null) return null;
  return place === "roofing" ? roofing : framing;
}

/** What each kind of person sees besides their own: of updates, where they are; of what is ticked, what it is. Null: all. */
const SEEN: Partial<Record<Kind, { updates: string[]; items: string[] } | null>> = {
  owner: null,
  admin: null,
  projectOwner: null,
  assigned: {
    updates: ["none", "Framing", "Joists", "Sill plates"],
    items: ["Framing", "Joists", "Sill plates"],
  },
  unassigned: { updates: ["none"], items: [] },
  subtaskOnly: { updates: ["none", "Joists"], items: ["Framing", "Joists"] },
};

interface ExpectedRow {
  date: string;
  updateId: string | null;
  at: Date;
  author: string | null;
  place: string | null;
  text: string;
  original: string | null;
  done: string[];
}

async function expected(kind: Kind, crew: Crew, made: World) {
  const seen = SEEN[kind];
  if (seen === undefined) return kind === "visitor" || kind === "suspended" ? 401 : 404;
  const person = personOf(cast, kind);
  if (!(person instanceof SignedInClient)) throw new Error(`A ${kind} is not signed in`);
  const { zone, first, last } = spanOf(made);
  const { rows } = await cast.sql.query<ExpectedRow>(EXPECTED, [
    crew.id,
    zone,
    first,
    last,
    seen?.updates ?? null,
    seen?.items ?? null,
    person.user.id,
    person.language === "es",
  ]);
  const dates = [...new Set(rows.map(({ date }) => date))];
  return dates.map((day) => {
    const entries = rows.filter(({ date }) => date === day);
    const authors = entries.flatMap(({ updateId, author }) => (updateId && author ? [author] : []));
    const people = [...new Set(authors)].map((name) => {
      return { name, updates: authors.filter((author) => author === name).length };
    });
    return {
      date: day,
      people,
      entries: entries.map(({ updateId, at, author, place, text, original, done }) => {
        return { updateId, at: at.toISOString(), author, place, text, original, done };
      }),
    };
  });
}

const EXPECTED = `
  WITH posted AS (
    SELECT u.id, u.created_at, COALESCE(t.name, 'none') AS task, COALESCE(s.name, t.name) AS place, a.name AS author,
           CASE WHEN u.created_at - u.captured_at > '00:02:00' THEN u.captured_at ELSE u.created_at END AS at,
           COALESCE(r.transcript, NULLIF(u.content, 'Audio update'), '') AS words,
           (SELECT tr.content FROM translations tr WHERE tr.update_id = u.id AND tr.source_hash = u.text_version AND $8) AS translated
    FROM updates u JOIN users a ON a.id = u.author_id LEFT JOIN project_tasks t ON t.id = u.task_id
    LEFT JOIN subtasks s ON s.id = u.subtask_id LEFT JOIN uploads f ON f.update_id = u.id LEFT JOIN recordings r ON r.upload_id = f.id
    WHERE u.project_id = $1 AND u.content <> ''
      AND ($5::text[] IS NULL OR COALESCE(s.name, t.name, 'none') = ANY ($5) OR u.author_id = $7)),
  dated AS (SELECT *, (at AT TIME ZONE $2)::date AS day FROM posted),
  items AS (
    SELECT id, name, name AS task, completed_at, created_at FROM project_tasks WHERE project_id = $1
    UNION ALL SELECT s.id, s.name, t.name, s.completed_at, s.created_at FROM subtasks s JOIN project_tasks t ON t.id = s.parent_task_id WHERE t.project_id = $1),
  ticked AS (
    SELECT i.*, (i.completed_at AT TIME ZONE $2)::date AS day, (
      SELECT d.id FROM dated d
      WHERE d.task = i.task AND d.day = (i.completed_at AT TIME ZONE $2)::date
        AND d.at BETWEEN i.completed_at - interval '30 minutes' AND i.completed_at + interval '30 minutes'
      ORDER BY greatest(d.at - i.completed_at, i.completed_at - d.at), d.at, d.created_at, d.id LIMIT 1) AS update_id
    FROM items i WHERE i.completed_at <> i.created_at AND ($6::text[] IS NULL OR i.name = ANY ($6)))
  SELECT day::text AS date, id AS "updateId", at, author, place, COALESCE(translated, words) AS text,
         CASE WHEN translated IS NOT NULL THEN words END AS original,
         ARRAY(SELECT k.name FROM ticked k WHERE k.update_id = d.id ORDER BY k.completed_at, k.id) AS done, created_at, id
  FROM dated d WHERE day BETWEEN $3 AND $4
  UNION ALL
  SELECT day::text, NULL, completed_at, (
    SELECT a.name FROM action_logs l JOIN users a ON a.id = l.user_id WHERE l.entity_id = k.id), task, '', NULL, ARRAY[name], NULL, id
  FROM ticked k WHERE update_id IS NULL AND day BETWEEN $3 AND $4
  ORDER BY date, at, created_at NULLS LAST, id`;
