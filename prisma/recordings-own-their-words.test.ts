import type { Client } from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { untilWaiting } from "@/sandbox/database/lock-waits";
import { databaseBefore, type OldDatabase } from "@/sandbox/database/old-database";
import { connect } from "@/sandbox/database/test-database";

const PERSON = "00000000-0000-4000-8000-000000000001";
const PROJECT = "00000000-0000-4000-8000-000000000003";

let database: OldDatabase;

beforeAll(async () => {
  database = await databaseBefore("20261125210000_recordings_own_their_words");
  await database.sql.query(ROWS);
  await queueJobs();
});

afterAll(() => database.drop());

/** The columns that belong to a text before, and to its recording afterwards. */
const BEFORE = { recordings: "", recording: "t", file: "file", heard: "heard", language: "t.language" };
const AFTER = {
  recordings: "LEFT JOIN recordings r ON r.upload_id = file.id",
  recording: "r",
  file: "r",
  heard: "r",
  language: "COALESCE(r.language, t.language)",
};

/** What is shown of every text, which recording is heard, and the translation that belongs to its words. */
async function readTexts(sql: Client, at: typeof BEFORE) {
  const state = at === AFTER ? "r.state" : "t.audio_state";
  const read = async (table: "updates" | "chat_messages", holder: "update_id" | "message_id") => {
    const { rows } = await sql.query<object>(`
      SELECT t.content, ${state} AS state, ${at.recording}.transcript, ${at.language} AS language, ${at.recording}.segments,
             file.id AS recording, ${at.file}.duration_ms, ${at.file}.measured_ms, ${at.file}.peaks, translated.content AS translation
      FROM ${table} t LEFT JOIN uploads file ON file.${holder} = t.id ${at.recordings}
      LEFT JOIN translations translated ON translated.subject_id = t.id
        AND translated.source_hash = ${at === AFTER ? "COALESCE(r.text_version, t.text_version)" : "t.text_version"}
      ORDER BY t.id`);
    return rows;
  };
  return { updates: await read("updates", "update_id"), messages: await read("chat_messages", "message_id") };
}

/** What the service heard in every recording, and what is known of its claim. */
async function readHeard(sql: Client, table: "transcriptions" | "recordings") {
  const heard = table === "recordings" ? "heard_" : "";
  const { rows } = await sql.query<object>(`
    SELECT upload_id, claim_id, claimed_until, requested_at, heard_at, ${heard}language AS language, ${heard}segments AS segments,
           translated_text, translated_pieces
    FROM ${table} WHERE num_nonnulls(claim_id, requested_at, heard_at, translated_text) > 0 ORDER BY upload_id`);
  return rows;
}

test("each recording keeps its words, its translation and what was heard, and jobs name it", async () => {
  const { sql } = database;
  const before = { ...(await readTexts(sql, BEFORE)), heard: await readHeard(sql, "transcriptions") };
  expect([before.updates.length, before.messages.length, before.heard.length]).toEqual([8, 4, 7]);
  const translated = [...before.updates, ...before.messages].filter(
    (row) => "translation" in row && row.translation,
  );
  expect(translated).toHaveLength(4);
  await database.migrate();
  expect({ ...(await readTexts(sql, AFTER)), heard: await readHeard(sql, "recordings") }).toEqual(before);
  const { rows: jobs } = await sql.query(
    "SELECT name, source_name AS failed, state, data FROM pgboss.job WHERE state <> 'failed' ORDER BY name, data ->> 'recordingId'",
  );
  expect(jobs).toEqual([
    { name: "audio.transcribe", failed: null, state: "created", data: { recordingId: id(101) } },
    { name: "audio.transcribe", failed: null, state: "active", data: { recordingId: id(110) } },
    { name: "audio.transcribe-waiting", failed: null, state: "created", data: {} },
    { name: "dead-letters", failed: "audio.transcribe", state: "created", data: { recordingId: id(101) } },
    { name: "dead-letters", failed: "audio.transcribe", state: "created", data: { recordingId: id(110) } },
    { name: "text.translate", failed: null, state: "created", data: { type: "update", id: id(207) } },
  ]);
  expect((await sql.query("SELECT name FROM pgboss.schedule")).rows).toEqual([
    { name: "audio.transcribe-waiting" },
  ]);
});

test("a recording that was not posted has no state, and an upload that is not complete is no recording", async () => {
  const { rows } = await database.sql.query(
    "SELECT file.id, r.upload_id IS NOT NULL AS recorded, r.state FROM uploads file LEFT JOIN recordings r ON r.upload_id = file.id WHERE num_nonnulls(update_id, message_id) = 0 ORDER BY file.id",
  );
  expect(rows).toEqual([
    { id: id(108), recorded: true, state: null },
    { id: id(109), recorded: false, state: null },
  ]);
});

test("a second recording is refused where there is one, and another file is not", async () => {
  const { sql } = database;
  const attach = `UPDATE uploads SET update_id = '${id(201)}' WHERE id = '${id(108)}'`;
  await expect(sql.query(attach)).rejects.toThrow("uploads_recording_of_update_key");
});

test("a withdrawn update has no words anywhere", async () => {
  const { sql } = database;
  await sql.query(`DELETE FROM uploads WHERE update_id = '${id(202)}'`);
  const { rows } = await sql.query(`SELECT 1 FROM recordings WHERE upload_id = '${id(102)}'`);
  expect(rows).toEqual([]);
});

test("what a server of the release before still writes is moved, too", async () => {
  const other = await databaseBefore("20261125210000_recordings_own_their_words");
  const server = await connect(other.url);
  try {
    await other.sql.query(ROWS);
    await server.query("BEGIN");
    await server.query(
      `UPDATE updates SET audio_state = 'done', transcript = 'Se fue la luz', language = 'es' WHERE id = '${id(201)}'`,
    );
    const migrated = other.migrate();
    await untilWaiting(server, 1);
    await server.query("COMMIT");
    await migrated;
    const { rows } = await server.query(
      `SELECT state, transcript, language FROM recordings WHERE upload_id = '${id(101)}'`,
    );
    expect(rows).toEqual([{ state: "done", transcript: "Se fue la luz", language: "es" }]);
  } finally {
    await server.end();
    await other.drop();
  }
});

test("a server that holds one of the tables and waits for another is not in its way", async () => {
  const other = await databaseBefore("20261125210000_recordings_own_their_words");
  const server = await connect(other.url);
  try {
    await other.sql.query(ROWS);
    await server.query("SET deadlock_timeout = '60s'");
    await server.query("BEGIN");
    await server.query(`SELECT 1 FROM updates WHERE id = '${id(202)}' FOR UPDATE`);
    const migrated = other.migrate();
    await untilWaiting(server, 1);
    await server.query(`DELETE FROM uploads WHERE update_id = '${id(202)}'`);
    await server.query("COMMIT");
    await migrated;
    const { rows } = await server.query(`SELECT upload_id FROM recordings WHERE upload_id = '${id(102)}'`);
    expect(rows).toEqual([]);
  } finally {
    await server.end();
    await other.drop();
  }
});

/** As the release before left them: one of them is running, and two were given up on. */
async function queueJobs(): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  await boss.start();
  for (const name of ["audio.transcribe", "audio.transcribe-message", "text.translate", "dead-letters"])
    await boss.createQueue(name);
  await giveUpOn(boss, "audio.transcribe", { updateId: id(201) });
  await giveUpOn(boss, "audio.transcribe-message", { messageId: id(301) });
  for (const name of ["audio.transcribe-waiting", "audio.transcribe-waiting-messages"]) {
    await boss.createQueue(name);
    await boss.schedule(name, "*/10 * * * *");
    await boss.send(name, {});
  }
  await boss.send("audio.transcribe", { updateId: id(201) });
  await boss.send("audio.transcribe", { updateId: id(299) });
  await boss.send("audio.transcribe-message", { messageId: id(301) });
  await boss.fetch("audio.transcribe-message");
  await boss.send("text.translate", { type: "update", id: id(207) });
  await boss.stop();
}

async function giveUpOn(boss: PgBoss, name: string, data: object): Promise<void> {
  const job = await boss.send(name, data, { retryLimit: 0, deadLetter: "dead-letters" });
  await boss.fetch(name);
  await boss.fail(name, job ?? "");
}

function id(n: number): string {
  return `00000000-0000-4000-8000-000000000${n}`;
}

const SEGMENTS = `'[{"start": 0, "end": 2, "text": "Hay agua", "isUnsure": false}, {"start": 2, "end": 3, "text": "eh", "isUnsure": true}]'::jsonb`;
const SAID = `'[{"start": 0, "end": 2, "text": "Hay agua", "isUnsure": false}]'::jsonb`;

/* Updates 201 to 208: pending, done, unheard, failed, off, corrected, written, withdrawn. Messages 301 to 304: pending, done with words
   that came along, done, written. Recording 108 was heard and not posted, 109 is still being received. */
const ROWS = `
  INSERT INTO users (id, email, password_hash, name) VALUES ('${PERSON}', 'a@example.com', 'x', 'Somebody');
  INSERT INTO businesses (id, owner_id, name) VALUES ('00000000-0000-4000-8000-000000000002', '${PERSON}', 'Builders');
  INSERT INTO projects (id, business_id, name) VALUES ('${PROJECT}', '00000000-0000-4000-8000-000000000002', 'Site');
  BEGIN;
  INSERT INTO uploads (id, user_id, size, sha256, state, content_type, blob_key, completed_at, duration_ms, measured_ms, peaks)
  SELECT ('00000000-0000-4000-8000-000000000' || n)::uuid, '${PERSON}', 1, 'hash', CASE WHEN n = 109 THEN 'receiving' ELSE 'complete' END,
         'audio/webm', 'audio/' || n, CASE WHEN n <> 109 THEN now() END, n * 10, CASE WHEN n % 2 = 0 THEN n * 11 END,
         CASE WHEN n % 2 = 0 THEN ARRAY[n % 100, 7] ELSE '{}' END
  FROM generate_series(101, 112) n WHERE n <> 107;
  INSERT INTO updates (id, project_id, author_id, seq, content, audio_state, transcript, language, segments)
  SELECT ('00000000-0000-4000-8000-000000000' || n)::uuid, '${PROJECT}', '${PERSON}', n, content, state, transcript, language, segments
  FROM (VALUES
    (201, 'Audio update', 'pending', NULL, NULL, NULL::jsonb),
    (202, E'There is water\\n\\nOriginal (es): Hay agua', 'done', 'Hay agua', 'es', ${SAID}),
    (203, 'Audio update', 'unheard', NULL, NULL, '[]'),
    (204, 'Audio update', 'failed', NULL, NULL, NULL),
    (205, 'Typed over', 'off', NULL, NULL, NULL),
    (206, 'Hay mucha agua', 'done', 'Hay mucha agua', 'es-MX', '[]'),
    (207, 'Written', NULL, NULL, 'en', NULL)) AS said (n, content, state, transcript, language, segments);
  INSERT INTO updates (id, project_id, author_id, seq, content, withdrawn_at, withdrawn_by)
  VALUES ('${id(208)}', '${PROJECT}', '${PERSON}', 208, '', now(), '${PERSON}');
  INSERT INTO chat_messages (id, project_id, author_id, content, audio_state, transcript, language, segments)
  SELECT ('00000000-0000-4000-8000-000000000' || n)::uuid, '${PROJECT}', '${PERSON}', content, state, transcript, language, segments
  FROM (VALUES
    (301, 'Audio message', 'pending', NULL, NULL, NULL::jsonb),
    (302, 'Hay agua', 'done', 'Hay agua', NULL, NULL),
    (303, 'Hay agua', 'done', 'Hay agua', 'es', ${SAID}),
    (304, 'Hola', NULL, NULL, 'es', NULL)) AS said (n, content, state, transcript, language, segments);
  UPDATE uploads SET update_id = ('00000000-0000-4000-8000-0000000002' || right(id::text, 2))::uuid WHERE right(id::text, 3) < '107';
  UPDATE uploads SET message_id = ('00000000-0000-4000-8000-00000000030' || right(id::text, 2)::int - 9)::uuid
  WHERE right(id::text, 3) >= '110';
  INSERT INTO transcriptions (upload_id, heard_at, language, segments, translated_text, translated_pieces) VALUES
    ('${id(102)}', now(), 'es', ${SEGMENTS}, 'There is water', '[{"text": "Hay agua", "translation": "There is water"}]'),
    ('${id(103)}', now(), NULL, '[]', '', NULL), ('${id(106)}', now(), 'es', ${SEGMENTS}, NULL, NULL),
    ('${id(108)}', now(), 'es', ${SEGMENTS}, 'There is water', NULL), ('${id(112)}', now(), 'es', ${SEGMENTS}, 'There is water', NULL);
  INSERT INTO transcriptions (upload_id, claim_id, claimed_until) VALUES ('${id(101)}', '${PERSON}', now());
  INSERT INTO transcriptions (upload_id, requested_at) VALUES ('${id(104)}', now());
  INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
  SELECT gen_random_uuid(), 'update', id, project_id, text_version, 'es', 'en', 'English of ' || id FROM updates
  WHERE id IN ('${id(202)}', '${id(206)}', '${id(207)}')
  UNION ALL SELECT gen_random_uuid(), 'message', id, project_id, text_version, 'es', 'en', 'English of ' || id FROM chat_messages
  WHERE id = '${id(303)}';
  COMMIT;`;
