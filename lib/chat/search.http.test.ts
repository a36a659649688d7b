import { beforeEach, expect, test } from "vitest";
import type { ChatMessageView } from "./view";
import { foldForSearch } from "@/lib/shared/search";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording } from "@/sandbox/database/rows";
import { gatherCast, KINDS, personOf } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { createOperator } from "@/sandbox/fixtures/operators";
import type { Client, SignedInClient } from "@/sandbox/http/http-client";
import { walkPages } from "@/sandbox/http/pages";
import { expectRefusal } from "@/sandbox/http/refusal";
import { judgesDurations, proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const messages = () => `/api/projects/${crew.id}/messages`;
const searched = (search: string, who?: SignedInClient) =>
  `${messages()}?${String(new URLSearchParams({ search, ...(who && { with: who.user.id }) }))}`;
const find = async (by: Client, search: string, who?: SignedInClient): Promise<string[]> => {
  const { body } = await by.get<ChatMessageView[]>(searched(search, who));
  return body.map(({ content }) => content);
};
const say = async (by: SignedInClient, content: string, to?: SignedInClient): Promise<string> => {
  const { status, body } = await by.post<ChatMessageView>(messages(), { content, recipientId: to?.user.id });
  expect(status).toBe(201);
  return body.id;
};

test("what has all words is found, newest first, in any order and distance, whatever its accents, capitals and punctuation", async () => {
  const { june, mateo } = cast;
  const [early, coming, crane, odd] = [
    "El camión llega mañana temprano",
    "Ya viene el CAMION",
    "La grúa no viene",
    "100% listo, a_b, c\\d: 3/4 Sheet-rock, I don’t 🏗️",
  ];
  for (const text of [early, coming, crane, odd]) await say(mateo, text);
  expect(await find(june, "camión")).toEqual([coming, early]);
  expect(await find(june, "viene")).toEqual([crane, coming]);
  for (const search of [
    "camión temprano",
    "  TEMPRANO CAMIO\u0301N ",
    "¿temprano, camión?",
    "tempr/mion",
    "el camión llega mañana temprano, el camión",
    early.split("").join(" "),
  ])
    expect([search, await find(june, search)]).toEqual([search, [early]]);
  for (const search of [
    "0%",
    "a_b",
    "c\\d",
    "3/4 sheetrock",
    "¾",
    "rock-sheet",
    "dont",
    "don't",
    "🏗",
    "listo 100",
  ])
    expect([search, await find(june, search)]).toEqual([search, [odd]]);
  for (const search of ["camión grúa", "1%4%", "a_c_z", "34 x", "🏗 camión"])
    expect([search, await find(june, search)]).toEqual([search, []]);
  expect(await find(june, "   ")).toEqual([odd, crane, coming, early]);
  for (const search of ["_", "%%", "\\\\", "¿?", "’"]) {
    expect([search, await find(june, search)]).toEqual([search, []]);
    expect((await june.get(`${searched(search)}&channels=all`)).body).toEqual([]);
  }
});

test("the database folds every character as the browser does", async () => {
  const points = Array.from({ length: 0x1_f9ff }, (_, n) => n + 1).filter((n) => n < 0xd800 || n > 0xdfff);
  const { rows } = await cast.sql.query<{ n: number; folded: string }>(
    "SELECT n, fold_for_search('a ' || chr(n) || 'b') AS folded FROM unnest($1::int[]) n",
    [points],
  );
  const others = rows.filter(({ n, folded }) => folded !== foldForSearch(`a ${String.fromCodePoint(n)}b`));
  // Letters that only the younger Unicode of one of both knows.
  expect(others.filter(({ n }) => n < 0x1c89 || (n > 0x1c8a && n < 0xa7cb))).toEqual([]);
});

test("transcripts are searched, and translations into the asker's language, as long as they are of this text", async () => {
  const { june, luis, mateo, rosa, sql } = cast;
  const heard = await say(mateo, "Hay agua");
  const record = (messageId: string, words: string | null) =>
    sql.query(
      `WITH file AS (
         INSERT INTO uploads (id, user_id, size, sha256, state, content_type, message_id, blob_key, completed_at)
         VALUES (gen_random_uuid(), $1, 1, 'hash', 'complete', 'audio/webm', $2, gen_random_uuid(), now()) RETURNING id)
       INSERT INTO recordings (upload_id, state, transcript) SELECT id, 'done', $3 FROM file`,
      [mateo.user.id, messageId, words],
    );
  await record(heard, "Hay agua en la zanja");
  const unheard = await say(mateo, "Audio message");
  await record(unheard, null);
  const written = await say(mateo, "Falta la cimbra");
  const translate = (id: string, content: string) =>
    sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'message', m.id, project_id, COALESCE(r.text_version, m.text_version), 'es', 'en', $2
       FROM chat_messages m LEFT JOIN uploads file ON file.message_id = m.id LEFT JOIN recordings r ON r.upload_id = file.id
       WHERE m.id = $1`,
      [id, content],
    );
  await translate(heard, "There is water in the trench");
  await translate(written, "The forms are missing");
  expect(await find(june, "ZANJA")).toEqual(["Hay agua"]);
  expect(await find(june, "trench")).toEqual(["Hay agua"]);
  expect(await find(rosa, "forms")).toEqual(["Falta la cimbra"]);
  expect(await find(june, "i")).toEqual(["Falta la cimbra", "Hay agua"]);
  expect(await find(luis, "forms")).toEqual([]);
  expect(await find(june, "Audio")).toEqual([]);
  const [found] = (await june.get<ChatMessageView[]>(searched("trench"))).body;
  expect(found?.translation).toMatchObject({ to: "en", content: "There is water in the trench" });
  await sql.query("UPDATE chat_messages SET content = 'Falta la losa' WHERE id = $1", [written]);
  expect(await find(june, "forms")).toEqual([]);
  expect(await find(june, "losa")).toEqual(["Falta la losa"]);
});

test("pages lead through messages of which both what was typed and what was said has the words in translation", async () => {
  const { june, mateo, rosa, sql } = cast;
  for (const content of ["Agua abajo", "Agua arriba", "Agua al lado"]) {
    const messageId = await say(mateo, content);
    const upload = await addRecording(sql, mateo.user.id, { messageId, state: "done" });
    await sql.query("UPDATE recordings SET transcript = 'Hay agua' WHERE upload_id = $1", [upload]);
    await sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'message', m.id, project_id, version, 'es', 'en', 'water'
       FROM chat_messages m JOIN uploads file ON file.message_id = m.id JOIN recordings r ON r.upload_id = file.id,
            unnest(ARRAY[m.text_version, r.text_version]) version WHERE m.id = $1`,
      [messageId],
    );
  }
  for (const channels of ["", "&channels=all"])
    for (const by of [june, rosa]) {
      const pages = await walkPages<ChatMessageView>(by, `${searched("water")}&limit=1${channels}`);
      expect(pages.map((page) => page.map(({ content }) => content))).toEqual([
        ["Agua al lado"],
        ["Agua arriba"],
        ["Agua abajo"],
      ]);
    }
});

test("a search stays in the channel that was asked for: a direct one is for its two, no matter who asks", async () => {
  const { june, mateo, sol, remy } = cast;
  await say(mateo, "The gravel is for everybody");
  await say(mateo, "Gravel between us", june);
  expect(await find(june, "gravel", mateo)).toEqual(["Gravel between us"]);
  expect(await find(mateo, "gravel", june)).toEqual(["Gravel between us"]);
  const olga = await createOperator(server, "Olga");
  const others = KINDS.filter((kind) => kind !== "assigned" && kind !== "unassigned");
  for (const kind of others) {
    const by = personOf(cast, kind);
    const isIn = ["subtaskOnly", "projectOwner", "admin", "owner"].includes(kind);
    expect([kind, await by.get(searched("gravel")).then(contentsOf)]).toEqual([
      kind,
      isIn ? ["The gravel is for everybody"] : null,
    ]);
    for (const who of [june, mateo])
      expect([kind, await by.get(searched("gravel", who)).then(contentsOf)]).toEqual([
        kind,
        isIn ? [] : null,
      ]);
  }
  for (const path of [searched("gravel"), searched("gravel", june)])
    expect((await olga.person.get(path)).status).toBe(404);
  for (const gone of [sol, remy])
    await expectRefusal(cast.sql, () => june.get(searched("gravel", gone)), 400, "validation_failed");
});

test("a search of all channels finds what its asker may read in any of them, no matter who asks, page by page", async () => {
  const { june, mateo, rosa, sql } = cast;
  await say(mateo, "The gravel is for everybody");
  await say(mateo, "Gravel between us", june);
  await say(june, "No more gravel", mateo);
  await say(rosa, "Gravel for June alone", june);
  const everywhere = `${messages()}?search=gravel&channels=all`;
  const of = (by: Client) => by.get<ChatMessageView[]>(everywhere).then(contentsOf);
  const team = "The gravel is for everybody";
  expect(await of(june)).toEqual(["Gravel for June alone", "No more gravel", "Gravel between us", team]);
  expect(await of(mateo)).toEqual(["No more gravel", "Gravel between us", team]);
  expect(await of(rosa)).toEqual(["Gravel for June alone", team]);
  for (const kind of KINDS.filter((one) => !["assigned", "unassigned", "owner"].includes(one))) {
    const isIn = ["subtaskOnly", "projectOwner", "admin"].includes(kind);
    expect([kind, await of(personOf(cast, kind))]).toEqual([kind, isIn ? [team] : null]);
  }
  const pages = await walkPages<ChatMessageView>(june, `${everywhere}&limit=3`);
  expect(pages.map((page) => page.map(({ content }) => content))).toEqual([
    ["Gravel for June alone", "No more gravel", "Gravel between us"],
    [team],
  ]);
  for (const query of [
    "channels=all",
    "channels=some&search=gravel",
    `channels=all&search=gravel&with=${june.user.id}`,
    `channels=all&search=gravel&around=${june.user.id}`,
  ]) {
    const ask = () => mateo.get(`${messages()}?${query}`);
    const { issues } = await expectRefusal(sql, ask, 400, "validation_failed");
    expect([query, issues?.map(({ path }) => path)]).toEqual([query, ["channels"]]);
  }
});

test("pages lead through all that was found, and a refusal changes nothing", async () => {
  const { june, mateo, sql } = cast;
  for (let at = 0; at < 5; at += 1) {
    await say(june, `Nail box ${at}`, mateo);
    await say(mateo, `Something else ${at}`, june);
  }
  const pages = await walkPages<ChatMessageView>(mateo, `${searched("nail", june)}&limit=2`);
  expect(pages.map((page) => page.map(({ content }) => content))).toEqual([
    ["Nail box 4", "Nail box 3"],
    ["Nail box 2", "Nail box 1"],
    ["Nail box 0"],
  ]);
  const elsewhere = await say(june, "Nail box for all");
  for (const [path, query] of [
    ["search", `search=${"x".repeat(201)}`],
    ["search", "search=nail%00"],
    ["before", `search=nail&with=${june.user.id}&before=${elsewhere}`],
  ]) {
    const ask = () => mateo.get(`${messages()}?${query}`);
    const { issues } = await expectRefusal(sql, ask, 400, "validation_failed");
    expect(issues?.map((issue) => issue.path)).toEqual([path]);
  }
});

/** Half of them in the channel that is searched. */
const MESSAGES = proofCount(40_000, 8_000);

test("thousands of messages are searched from indexes, whether much of them is found or nothing, and read around an old one", async (context) => {
  const { sql, june, rosa } = cast;
  await sql.query(
    `INSERT INTO chat_messages (id, project_id, author_id, recipient_id, content, created_at)
     SELECT gen_random_uuid(), $1, $2, CASE WHEN n % 2 = 0 THEN $3::uuid END, 'Mañana llega el camión ' || n || ' con la grava.',
            now() - n * interval '1 minute' FROM generate_series(1, $4) n`,
    [crew.id, rosa.user.id, june.user.id, MESSAGES],
  );
  await sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
     SELECT gen_random_uuid(), 'message', id, project_id, text_version(content, NULL, NULL), 'es', 'en',
            'Tomorrow the truck ' || substring(content FROM '[0-9]+') || ' comes with the gravel.'
     FROM chat_messages WHERE project_id = $1`,
    [crew.id],
  );
  await sql.query(
    `WITH files AS (
       INSERT INTO uploads (id, user_id, size, sha256, state, content_type, message_id, blob_key, completed_at)
       SELECT gen_random_uuid(), author_id, 1, 'hash', 'complete', 'audio/webm', id, 'audio/of-' || id, now() FROM chat_messages
       WHERE project_id = $1 AND content ~ '[05] con la grava'
       RETURNING id, message_id)
     INSERT INTO recordings (upload_id, state, transcript)
     SELECT f.id, 'done', 'El andamio ' || substring(m.content FROM '[0-9]+') FROM files f JOIN chat_messages m ON m.id = f.message_id`,
    [crew.id],
  );
  for (const table of ["uploads", "recordings"]) await sql.query(`ANALYZE ${table}`);
  await sql.query("ANALYZE chat_messages");
  await sql.query("ANALYZE translations");
  const rare = Array.from({ length: MESSAGES / 2 }, (_, n) => String(2 * n + 1)).filter((n) =>
    n.includes("777"),
  );
  // What is spoken has a translation of what was typed beside it, which is found too.
  const spoken = rare.filter((n) => n.endsWith("5"));
  const searches = {
    common: ["camion", 100],
    "common in translations": ["TRUCK", 100],
    "common in recordings": ["Andamio", 100],
    "three common": ["grava camion llega", 100],
    "common and rare": ["grava 777 camión", rare.length],
    "common and rare in translations": ["gravel 777 truck", rare.length],
    "common and rare in recordings": ["777 andamio", spoken.length],
    "common and nothing": ["camion excavadora", 0],
    "common, but not together": ["camion andamio", 0],
    nothing: ["excavadora", 0],
    "two letters": ["ca", 100],
    "two letters and rare": ["ca 777", rare.length],
    "twenty of two letters": [Array.from("abcdefghijklmnopqrst", (letter) => `${letter}q`).join(" "), 0],
  } as const;
  const figures: Record<string, number> = {};
  const timed = async (name: string, read: () => Promise<void>) => {
    const times: number[] = [];
    for (let round = 0; round < proofCount(41, 5); round += 1) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    figures[`p50 ms, ${name}`] = medianOf(times);
  };
  for (const [name, [search, count]] of Object.entries(searches))
    await timed(name, async () => {
      const { body } = await june.get<ChatMessageView[]>(searched(search));
      expect([name, body.length]).toEqual([name, count]);
    });
  const oldest = await sql.query<{ id: string }>(
    "SELECT id FROM chat_messages WHERE project_id = $1 AND recipient_id IS NULL ORDER BY created_at LIMIT 1 OFFSET 30",
    [crew.id],
  );
  await timed("around one of the oldest", async () => {
    const around = await june.get<ChatMessageView[]>(`${messages()}?around=${oldest.rows[0]?.id}`);
    expect(around.body).toHaveLength(81);
  });
  report(context, figures);
  // Without the indexes half a second. Beside other tests, and of fewer messages, a time says nothing.
  if (!judgesDurations) return;
  const { "p50 ms, twenty of two letters": most = 0, ...usual } = figures;
  expect(Math.max(...Object.values(usual))).toBeLessThan(50);
  // The dearest search that is taken: twenty words, of which no message has all.
  expect(most).toBeLessThan(3 * (usual["p50 ms, two letters"] ?? 0));
});

function contentsOf({ status, body }: { status: number; body: unknown }): string[] | null {
  return status === 200 ? (body as ChatMessageView[]).map(({ content }) => content) : null;
}

function medianOf(times: number[]): number {
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}
