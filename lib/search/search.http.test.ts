import fc from "fast-check";
import { expect, test } from "vitest";
import type { FoundView } from "./view";
import type { ChatMessageView } from "@/lib/chat/view";
import type { SubtaskView, TaskView } from "@/lib/tasks/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording } from "@/sandbox/database/rows";
import { gatherCast, personOf } from "@/sandbox/fixtures/cast";
import { newCrew } from "@/sandbox/fixtures/crew-fixture";
import type { Client } from "@/sandbox/http/http-client";
import { walkPages } from "@/sandbox/http/pages";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const crew = await newCrew(cast);

const READERS = ["assigned", "unassigned", "subtaskOnly", "projectOwner", "admin", "owner"] as const;
const WORDS = ["Camión", "CAMION", "grava", "don’t", "3/4", "viga,", "ok", "¿Trench?", "roof"];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(" "));

await fill();

const searchPath = (q: string, more: Record<string, string> = {}) =>
  `/api/search?${String(new URLSearchParams({ q, ...more }))}`;
const find = async (by: Client, q: string, more: Record<string, string> = {}): Promise<FoundView[]> => {
  const { status, body } = await by.get<FoundView[]>(searchPath(q, { limit: "50", ...more }));
  expect(status).toBe(200);
  return body;
};

/** Texts of every kind, in every place and by everybody, some with translations of today's text and of an older one. */
async function fill(): Promise<void> {
  const { sql, rosa, mateo, june, luis } = cast;
  const texts = fc.sample(text, { numRuns: 200, seed: 7 });
  const next = () => texts.pop() ?? "";
  const people = [rosa, mateo, june, luis].map(({ user }) => user.id);
  const { framing, joists, sill, roofing } = crew;
  const where = [[], [framing], [framing, joists], [framing, sill], [roofing]] as const;
  let minutes = 0;
  const insert = async (table: string, columns: string, values: unknown[]) => {
    const places = values.map((_, at) => `$${at + 1}`).join(", ");
    minutes += 1;
    const { rows } = await sql.query<{ id: string }>(
      `INSERT INTO ${table} (id, created_at, ${columns}) VALUES (gen_random_uuid(), now() - ${minutes % 17} * interval '1 minute', ${places}) RETURNING id`,
      values,
    );
    return rows[0]!.id;
  };
  const translate = (type: string, table: string, id: string, isOld: boolean) =>
    sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content, description)
       SELECT gen_random_uuid(), $1, id, $2, CASE WHEN $5 THEN 'old' ELSE text_version END, 'en', 'es', $3, $6 FROM ${table} WHERE id = $4`,
      [type, crew.id, next(), id, isOld, type.endsWith("task") ? next() : null],
    );
  for (let n = 0; n < 40; n += 1) {
    const [task, subtask] = where[n % where.length]!;
    const author = people[n % people.length];
    const update = await insert("updates", "project_id, task_id, subtask_id, author_id, content", [
      crew.id,
      task ?? null,
      subtask ?? null,
      author,
      next(),
    ]);
    const comment = await insert("comments", "update_id, author_id, content", [
      update,
      people[(n + 1) % 4],
      next(),
    ]);
    const to = n % 3 === 0 ? null : people[(n + 1) % 4];
    const columns = "project_id, author_id, recipient_id, content";
    const message = await insert("chat_messages", columns, [crew.id, author, to, next()]);
    if (n % 3 === 0) await translate("update", "updates", update, n % 2 === 0);
    if (n % 4 === 0) await translate("comment", "comments", comment, n % 8 === 0);
    if (n % 5 === 0) await translate("message", "chat_messages", message, n % 10 === 0);
  }
  for (const [table, ids] of [
    ["project_tasks", [framing, roofing]],
    ["subtasks", [joists, sill]],
  ] as const)
    for (const id of ids) {
      await sql.query(`UPDATE ${table} SET name = $2, description = $3 WHERE id = $1`, [id, next(), next()]);
      await translate(table === "subtasks" ? "subtask" : "task", table, id, false);
    }
  for (const { user } of [mateo, luis])
    await sql.query("UPDATE users SET language = 'es' WHERE id = $1", [user.id]);
}

/** What a reader's lists show them: each text with all its versions. */
async function listed(by: Client, me: string): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  const get = async <T>(path: string) => (await by.get<T[]>(path)).body;
  const base = `/api/projects/${crew.id}`;
  for (const update of await get<UpdateView>(`${base}/updates?includeComments=true&limit=200`))
    for (const one of [update, ...(update.comments ?? [])])
      seen.set(one.id, [one.content, one.translation?.content ?? ""]);
  const named = ({ id, name, description, translation }: TaskView | SubtaskView) =>
    seen.set(id, [
      `${name} ${description ?? ""}`,
      `${translation?.content ?? ""} ${(description !== null && translation?.description) || ""}`,
    ]);
  for (const task of await get<TaskView>(`${base}/tasks`)) {
    named(task);
    for (const subtask of await get<SubtaskView>(`/api/tasks/${task.id}/subtasks`)) named(subtask);
  }
  const { rosa, mateo, june, luis } = cast;
  for (const other of [null, rosa, mateo, june, luis]) {
    if (other?.user.id === me) continue;
    const path = `${base}/messages?limit=200${other ? `&with=${other.user.id}` : ""}`;
    for (const one of await get<ChatMessageView>(path))
      seen.set(one.id, [one.content, one.translation?.content ?? ""]);
  }
  return seen;
}

/** For the words above alone. */
const plain = (words: string) =>
  words
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F,’/¿?]/g, "")
    .toLowerCase();

test("a search finds what the reader's lists show and has all words, in whichever language, and nothing else", async () => {
  for (const kind of READERS) {
    const reader = personOf(cast, kind);
    const { body: me } = await reader.get<{ id: string }>("/api/user");
    const seen = await listed(reader, me.id);
    expect(seen.size).toBeGreaterThan(25);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), async (words) => {
        const has = (one: string) => words.every((word) => plain(one).includes(plain(word)));
        const expected = [...seen].filter(([, texts]) => texts.some(has)).map(([id]) => id);
        const pages = await walkPages<FoundView>(
          reader,
          searchPath(words.join(" "), { limit: "7", projectId: crew.id }),
        );
        const found = pages.flat();
        expect([kind, words, found.map(({ id }) => id).toSorted()]).toEqual([
          kind,
          words,
          expected.toSorted(),
        ]);
        const order = found.map(({ createdAt, id }) => `${createdAt} ${id}`);
        expect(order).toEqual(order.toSorted().toReversed());
      }),
      { numRuns: 12 },
    );
  }
});

test("without a project, what is found is of all the reader's own, and says where it is", async () => {
  const { rosa, june, mei, harlow, depot, mill } = cast;
  const word = "Zweifeld";
  const post = async (by: Client, project: string, body: object = {}) =>
    (
      await by.post<{ id: string }>(`/api/projects/${project}/updates`, {
        content: `Ask ${word} first`,
        ...body,
      })
    ).body.id;
  const ids = {
    harlow: await post(rosa, harlow.id, { taskId: harlow.framing, subtaskId: harlow.joists }),
    depot: await post(rosa, depot),
    mill: await post(mei, mill.id),
  };
  const idsOf = (found: FoundView[]) => found.map(({ id }) => id).toSorted();
  expect(idsOf(await find(rosa, word))).toEqual([ids.harlow, ids.depot].toSorted());
  expect(idsOf(await find(june, word))).toEqual([ids.depot]);
  expect(idsOf(await find(mei, word))).toEqual([ids.mill]);
  const comment = await june.post<{ id: string }>(`/api/updates/${ids.depot}/comments`, {
    content: `${"Well. ".repeat(60)}The ${word.toLowerCase()} works. ${"And so on. ".repeat(60)}`,
  });
  const [first] = await find(june, word);
  expect(first).toMatchObject({
    type: "comment",
    id: comment.body.id,
    updateId: ids.depot,
    projectId: depot,
    projectName: "Depot Fence",
    place: null,
    author: "June Park",
  });
  expect(first?.excerpt).toMatch(/^… Well\. .*The zweifeld works\. And so on.*…$/);
  const [inJoists] = await find(rosa, word, { projectId: harlow.id });
  expect(inJoists).toMatchObject({ type: "update", id: ids.harlow, place: "Joists", author: "Rosa Ortiz" });
});

test("a direct message leads to the other person, whoever of the two finds it", async () => {
  const { rosa, june, dale } = cast;
  const content = "Just between us: Quittance";
  const sent = { content, recipientId: june.user.id };
  const { body } = await rosa.post<{ id: string }>(`/api/projects/${crew.id}/messages`, sent);
  expect(await find(rosa, "quittance")).toMatchObject([
    { id: body.id, type: "message", withId: june.user.id },
  ]);
  expect(await find(june, "quittance")).toMatchObject([{ id: body.id, withId: rosa.user.id }]);
  expect(await find(dale, "quittance")).toEqual([]);
});

test("what was said is found, a recording's placeholder is not", async () => {
  const { sql, rosa, june, depot } = cast;
  const { rows } = await sql.query<{ id: string }>(
    "INSERT INTO updates (id, project_id, author_id, content) VALUES (gen_random_uuid(), $1, $2, 'Audio update') RETURNING id",
    [depot, rosa.user.id],
  );
  const id = rows[0]!.id;
  const file = await addRecording(sql, rosa.user.id, { updateId: id });
  expect(await find(june, "audio update", { projectId: depot })).toEqual([]);
  await sql.query(
    "UPDATE recordings SET state = 'done', transcript = 'El caballete azul', language = 'es' WHERE upload_id = $1",
    [file],
  );
  expect(await find(june, "Caballete")).toMatchObject([{ id, excerpt: "El caballete azul", language: "es" }]);
  await rosa.delete(`/api/updates/${id}`);
  expect(await find(june, "Caballete")).toEqual([]);
});

test("an excerpt comes with the language in which it was found", async () => {
  const { sql, rosa, luis, harlow } = cast;
  const content = "The ladders are back at the Quinzel gate";
  const update = await rosa.post<{ id: string }>(`/api/projects/${harlow.id}/updates`, { content });
  const digits = await rosa.post(`/api/updates/${update.body.id}/comments`, { content: "77310" });
  expect(digits.status).toBe(201);
  const said = async (q: string) => (await find(luis, q)).map(({ excerpt, language }) => [excerpt, language]);
  expect(await said("quinzel")).toEqual([[content, "en"]]);
  expect(await said("77310")).toEqual([["77310", null]]);
  await sql.query("UPDATE updates SET language = 'und' WHERE id = $1", [update.body.id]);
  expect(await said("quinzel")).toEqual([[content, "en"]]);
  await sql.query(
    `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content)
     SELECT gen_random_uuid(), 'update', id, project_id, text_version, 'en', 'es', 'Las escaleras están en el portón' FROM updates WHERE id = $1`,
    [update.body.id],
  );
  expect(await said("quinzel")).toEqual([[content, "en"]]);
  expect(await said("escaleras")).toEqual([["Las escaleras están en el portón", "es"]]);
});

test("an empty search, a cursor of elsewhere and another's project are refused; punctuation finds nothing", async () => {
  const { sql, june, mill } = cast;
  for (const path of [
    "/api/search",
    searchPath("  "),
    searchPath("x".repeat(201)),
    searchPath("ok", { before: mill.update }),
  ])
    await expectRefusal(sql, () => june.get(path), 400, "validation_failed");
  await expectRefusal(sql, () => june.get(searchPath("ok", { projectId: mill.id })), 404, "not_found");
  expect(await find(june, "¿…?")).toEqual([]);
});
