import type { Client } from "pg";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { databaseBefore } from "@/sandbox/database/old-database";

const PERSON = "00000000-0000-4000-8000-000000000001";
const PROJECT = "00000000-0000-4000-8000-000000000003";

/** What is said and shown, its version, and which recording is heard. */
const TEXTS = (table: "updates" | "chat_messages", holder: "update_id" | "message_id", address: string) => `
  SELECT t.content, t.audio_state, t.transcript, t.language, t.segments, t.text_version, ${address} AS address
  FROM ${table} t LEFT JOIN uploads r ON r.${holder} = t.id ORDER BY t.content`;

const database = await forThisFile(databaseBefore("20261125120000_addresses_of_recordings"));

async function read(sql: Client, address: string) {
  const updates = await sql.query(TEXTS("updates", "update_id", address));
  const messages = await sql.query(TEXTS("chat_messages", "message_id", address));
  return { updates: updates.rows as object[], messages: messages.rows as object[] };
}

test("every text keeps its version, and every recording its address and its words", async () => {
  const { sql } = database;
  await sql.query(ROWS);
  const before = await read(sql, "t.audio_url");
  expect([before.updates.length, before.messages.length]).toEqual([5, 4]);
  await database.migrate();
  expect(await read(sql, "'/api/audio/' || r.id")).toEqual(before);
});

test("a withdrawn update still says nothing", async () => {
  const { sql } = database;
  const withdrawn = "UPDATE updates SET audio_state = 'done' WHERE withdrawn_at IS NOT NULL";
  await expect(sql.query(withdrawn)).rejects.toThrow("updates_withdrawn_check");
});

const SPOKEN = `'done', 'Hay agua', 'es', '[{"start": 0, "end": 2, "text": "Hay agua", "isUnsure": false}]'::jsonb`;

const ROWS = `
  INSERT INTO users (id, email, password_hash, name) VALUES ('${PERSON}', 'a@example.com', 'x', 'Somebody');
  INSERT INTO businesses (id, owner_id, name) VALUES ('00000000-0000-4000-8000-000000000002', '${PERSON}', 'Builders');
  INSERT INTO projects (id, business_id, name)
  VALUES ('${PROJECT}', '00000000-0000-4000-8000-000000000002', 'Site');
  BEGIN;
  INSERT INTO uploads (id, user_id, size, sha256, state, content_type, blob_key, completed_at)
  SELECT ('00000000-0000-4000-8000-00000000010' || n)::uuid, '${PERSON}', 1, 'hash', 'complete', 'audio/webm', 'audio/' || n, now()
  FROM generate_series(1, 5) n;
  INSERT INTO updates (id, project_id, author_id, seq, content, audio_url, audio_state, transcript, language, segments)
  SELECT ('00000000-0000-4000-8000-00000000020' || n)::uuid, '${PROJECT}', '${PERSON}', n, said.content, said.url, said.state, said.transcript, said.language, said.segments FROM (VALUES
    (1, 'Audio update', '/api/audio/00000000-0000-4000-8000-000000000101', 'pending', NULL, NULL, NULL::jsonb),
    (2, 'There is water', '/api/audio/00000000-0000-4000-8000-000000000102', ${SPOKEN}),
    (3, 'Unheard', '/api/audio/00000000-0000-4000-8000-000000000103', 'unheard', NULL, NULL, '[]'),
    (4, 'Written', NULL, NULL, NULL, 'en', NULL)) AS said (n, content, url, state, transcript, language, segments);
  INSERT INTO updates (id, project_id, author_id, seq, content, withdrawn_at, withdrawn_by)
  VALUES ('00000000-0000-4000-8000-000000000205', '${PROJECT}', '${PERSON}', 5, '', now(), '${PERSON}');
  INSERT INTO chat_messages (id, project_id, author_id, content, audio_url, audio_state, transcript, language, segments)
  SELECT ('00000000-0000-4000-8000-00000000030' || n)::uuid, '${PROJECT}', '${PERSON}', said.content, said.url, said.state, said.transcript, said.language, said.segments FROM (VALUES
    (1, 'Audio message', '/api/audio/00000000-0000-4000-8000-000000000104', 'off', NULL, NULL, NULL::jsonb),
    (2, 'Hay agua', '/api/audio/00000000-0000-4000-8000-000000000105', ${SPOKEN}),
    (3, 'Hello', NULL, NULL, NULL, 'en', NULL),
    (4, 'Hola', NULL, NULL, NULL, 'es', NULL)) AS said (n, content, url, state, transcript, language, segments);
  UPDATE uploads SET update_id = ('00000000-0000-4000-8000-00000000020' || right(id::text, 1))::uuid WHERE right(id::text, 1) < '4';
  UPDATE uploads SET message_id = ('00000000-0000-4000-8000-00000000030' || right(id::text, 1)::int - 3)::uuid
  WHERE right(id::text, 1) >= '4';
  COMMIT;`;
