import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TranslatedType } from "./schema";
import { EVENT_CHANNEL } from "@/lib/events/notify-payload";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addPhoto, addSubtask, addTask } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { made } from "@/sandbox/fixtures/cast";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import { SPANISH, clipOf, eventsOf, postClip, sayingOf } from "@/sandbox/fixtures/sound/voice-fixture";
import { newSpanish, soon, startTranslatedSite } from "@/sandbox/fixtures/sound/translation-fixture";

/* The service compares each translation with its original, once its readers have it. */

const site = await forThisFile(startTranslatedSite());
const { asked, insert, listedBy, mateo, post, rosa, sql, translate, translationOf } = site;

const SUN = "Déjenlo secar al sol.";
const SHADE = "Let it dry in the shade.";
const DIFFERENCE = { original: "al sol", translated: "in the shade" };
const compared = () => site.ai.log.chatsWith("pairs");

/** As a request for the translation of an update is answered. */
async function doubtsOf(id: string) {
  return (await translationOf(rosa, id)).body.doubts;
}

/** By which instructions the translation of an update was made, and compared if it was. */
async function versionOf(id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ version: string }>(
    "SELECT prompt_version AS version FROM translations WHERE subject_id = $1",
    [id],
  );
  return rows[0]?.version;
}

/** Until no comparison is owed any more. */
const untilCompared = () =>
  soon(
    async () => (await sql.query("SELECT 1 FROM translations WHERE uncompared IS NOT NULL")).rowCount,
  ).toBe(0);

test("and what it finds is a doubt beside the guard's", async () => {
  const id = await insert(SUN);
  site.ai.log.translate(SUN, SHADE);
  site.ai.log.judge(SHADE, DIFFERENCE);
  const { body } = await translate(rosa, [{ type: "update", id }]);
  expect(body).toMatchObject([{ content: SHADE, doubts: [] }]);
  await soon(() => doubtsOf(id)).toMatchObject([{ kind: "meaning", ...DIFFERENCE }]);
  expect(await versionOf(id)).toBe("texts-1 checks-1");
  const sent = JSON.parse(compared()[0]?.texts ?? "") as { pairs: object[]; names: string[] };
  expect(sent.pairs).toContainEqual({
    id: expect.any(String) as string,
    original: SUN,
    translation: SHADE,
  });
  expect(sent.names).toContain("Mateo Rivera");
});

test("those made while a recording was transcribed as well", async () => {
  const clip = clipOf(speech("A recording to compare.", "en"));
  site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH, SUN));
  site.ai.log.translate(SUN, SHADE);
  site.ai.log.judge(SHADE, DIFFERENCE);
  const posted = await postClip(mateo, site.projectId, clip);
  const start: unknown = expect.any(Number);
  await soon(async () => (await listedBy(rosa, posted.id))?.translation?.doubts).toEqual([
    { kind: "meaning", ...DIFFERENCE, start },
  ]);
  expect(asked()).toEqual([]);
});

test("while its readers have it already, and hear of what is found", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.ai.log.plant({ about: "pairs", until: promise });
  site.ai.log.translate(SUN, SHADE);
  site.ai.log.judge(SHADE, DIFFERENCE);
  const posted = await post(SUN);
  const translation = async () => (await listedBy(rosa, posted.id))?.translation;
  await soon(translation).toMatchObject({ content: SHADE, doubts: [] });
  await soon(() => eventsOf(sql, posted)).toEqual(["update.posted", "update.translated"]);
  resolve(undefined);
  await soon(translation).toMatchObject({ doubts: [{ kind: "meaning" }] });
  const twice = ["update.posted", "update.translated", "update.translated"];
  await soon(() => eventsOf(sql, posted)).toEqual(twice);
});

describe("what it finds later reaches readers who have the text already", () => {
  const MARK = "al sol";
  const WRONG = "in the shade";
  /** Of each kind, a text in Spanish that is written by a call or without the job after it, and where it is read. */
  const KINDS: Record<
    TranslatedType,
    { write: (isPosted: boolean, text: string) => Promise<string>; path: (id: string) => string }
  > = {
    update: {
      write: async (isPosted, text) => (isPosted ? (await post(text)).id : insert(text)),
      path: () => `${project()}/updates?limit=200`,
    },
    comment: {
      write: async (isPosted, content) => {
        const update = await insert("92 5/8");
        return isPosted
          ? made(mateo.post(`/api/updates/${update}/comments`, { content }))
          : inserted("comments (id, update_id, author_id, content)", update, mateo.user.id, content);
      },
      path: () => `${project()}/updates?includeComments=true&limit=200`,
    },
    message: {
      write: (isPosted, content) =>
        isPosted
          ? made(mateo.post(`${project()}/messages`, { content }))
          : inserted(
              "chat_messages (id, project_id, author_id, content)",
              site.projectId,
              mateo.user.id,
              content,
            ),
      path: () => `${project()}/messages`,
    },
    task: {
      write: (isPosted, name) =>
        isPosted ? made(rosa.post(`${project()}/tasks`, { name })) : addTask(sql, site.projectId, name),
      path: () => `${project()}/tasks`,
    },
    subtask: {
      write: async (isPosted, name) => {
        const task = await addTask(sql, site.projectId, "4B");
        subtasksIn = task;
        return isPosted
          ? made(rosa.post(`/api/tasks/${task}/subtasks`, { name }))
          : addSubtask(sql, site.projectId, task, name);
      },
      path: () => `/api/tasks/${subtasksIn}/subtasks`,
    },
    project: {
      write: async (isPosted, description) => {
        if (isPosted) await rosa.patch(project(), { description });
        else
          await sql.query("UPDATE projects SET description = $2, language = 'es' WHERE id = $1", [
            site.projectId,
            description,
          ]);
        return site.projectId;
      },
      path: project,
    },
    photo: {
      write: async (isPosted, alt) => {
        photoIn = await insert("92 5/8");
        const id = await addPhoto(sql, mateo.user.id, photoIn);
        if (isPosted) await mateo.patch(`/api/photos/${id}`, { alt });
        else await sql.query("UPDATE photos SET alt = $2 WHERE upload_id = $1", [id, alt]);
        return id;
      },
      path: () => `${project()}/updates?limit=200`,
    },
  };
  let subtasksIn = "";
  /** The update that has the photo, with which it is announced. */
  let photoIn = "";

  function project(): string {
    return `/api/projects/${site.projectId}`;
  }

  async function inserted(into: string, ...values: string[]): Promise<string> {
    const places = values.map((_, at) => `$${at + 1}`).join(", ");
    const { rows } = await sql.query<{ id: string }>(
      `INSERT INTO ${into} VALUES (gen_random_uuid(), ${places}) RETURNING id`,
      values,
    );
    return rows[0]?.id ?? "";
  }

  /** Reads until nothing is sent any more; returns the tag. */
  async function settled(path: string): Promise<string> {
    let tag = "";
    const read = async () => {
      const { status, headers } = await rosa.get(path, { headers: { "if-none-match": tag } });
      tag = headers.get("etag") ?? "";
      return status;
    };
    await soon(read).toBe(304);
    return tag;
  }

  const PATHS = Object.keys(KINDS).flatMap((kind) =>
    [true, false].map((isPosted) => ({ kind: kind as TranslatedType, isPosted })),
  );
  test.each(PATHS)("in a $kind, posted: $isPosted", async ({ kind, isPosted }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const box = randomUUID();
    const [text, translation] = [`La caja ${box} seca ${MARK}.`, `The box ${box} dries ${WRONG}.`];
    site.ai.log.plant({ about: "pairs", until: promise });
    site.ai.log.translate(text, translation);
    site.ai.log.judge(translation, { original: MARK, translated: WRONG });
    const { write, path } = KINDS[kind];
    const id = await write(isPosted, text);
    if (!isPosted) expect((await translate(rosa, [{ type: kind, id }])).body).toHaveLength(1);
    const address = path(id);
    await soon(async () => JSON.stringify((await rosa.get(address)).body)).toContain(translation);
    await soon(() => compared().length).toBe(1);
    const tag = await settled(address);
    const times = async () =>
      (await eventsOf(sql, { id: kind === "photo" ? photoIn : id })).filter((type) =>
        type.endsWith(".translated"),
      ).length;
    const before = await times();
    resolve(undefined);
    await soon(async () => (await rosa.get(address, { headers: { "if-none-match": tag } })).status).toBe(200);
    const { body } = await rosa.get(address);
    expect(JSON.stringify(body)).toContain(`"original":"${MARK}","translated":"${WRONG}","kind":"meaning"`);
    expect([before > 0, (await times()) - before]).toEqual([true, 1]);
  });

  test("and a mark that it takes back is gone", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const id = await insert(SPANISH);
    site.ai.log.plant({ about: "pairs", until: promise });
    site.ai.log.translate(SPANISH, "No water stands in the trench by the corner.");
    site.ai.log.judge("No water stands in the trench by the corner.");
    const { body } = await translate(rosa, [{ type: "update", id }]);
    expect(body).toMatchObject([{ doubts: [{ kind: "negation" }] }]);
    const address = `${project()}/updates?limit=200`;
    const tag = await settled(address);
    resolve(undefined);
    await soon(async () => (await rosa.get(address, { headers: { "if-none-match": tag } })).status).toBe(200);
    expect((await listedBy(rosa, id))?.translation?.doubts).toEqual([]);
  });
});

test("a translation is stored with what announces it and has it compared, and doubts with what announces them, or not at all", async () => {
  const [id, content] = [await insert(SUN), SHADE];
  site.ai.log.translate(SUN, SHADE);
  site.ai.log.judge(SHADE, DIFFERENCE);
  const refuse = (what: string) =>
    sql.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END';
      CREATE TRIGGER refuse BEFORE INSERT ON ${what} EXECUTE FUNCTION refuse()`);
  const allow = () => sql.query("DROP FUNCTION refuse CASCADE");
  const stored = async () => {
    const rows = await sql.query("SELECT content, doubts FROM translations WHERE subject_id = $1", [id]);
    return rows.rows as unknown;
  };
  await refuse("pgboss.job FOR EACH ROW WHEN (NEW.name = 'text.compare')");
  expect((await translate(rosa, [{ type: "update", id }])).status).toBe(500);
  expect([await stored(), await eventsOf(sql, { id })]).toEqual([[], []]);
  await allow();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.ai.log.plant({ about: "pairs", until: promise });
  expect((await translate(rosa, [{ type: "update", id }])).body).toHaveLength(1);
  await soon(() => compared().length).toBe(1);
  await refuse("events FOR EACH ROW");
  resolve(undefined);
  const failed = "SELECT 1 FROM pgboss.job WHERE name = 'text.compare' AND state = 'retry'";
  await soon(async () => (await sql.query(failed)).rowCount).toBe(1);
  expect([await stored(), await eventsOf(sql, { id })]).toEqual([
    [{ content, doubts: [] }],
    ["update.translated"],
  ]);
  await allow();
  await soon(() => doubtsOf(id)).toMatchObject([{ kind: "meaning", ...DIFFERENCE }]);
  expect(await eventsOf(sql, { id })).toEqual(["update.translated", "update.translated"]);
});

test("texts that were translated together are compared together, and announced at once", async () => {
  const contents = [newSpanish(), newSpanish(), newSpanish()];
  const ids = await Promise.all(contents.map((content) => insert(content)));
  const announced = await watched(async () => {
    await translate(
      rosa,
      ids.map((id) => ({ type: "update", id })),
    );
  });
  expect(announced).toBe(1);
  for (const id of ids) expect(await eventsOf(sql, { id })).toEqual(["update.translated"]);
  await soon(() => compared().length).toBe(1);
  for (const id of ids) await soon(() => versionOf(id)).toBe("texts-1 checks-1");
  for (const id of ids) expect(await eventsOf(sql, { id })).toEqual(["update.translated"]);
});

/** How many notices of the project's events were sent. */
async function watched(work: () => Promise<void>): Promise<number> {
  const listener = await connect(site.server.databaseUrl);
  let notices = 0;
  listener.on("notification", ({ payload }) => (notices += Number(payload?.startsWith(site.projectId))));
  await listener.query(`LISTEN ${EVENT_CHANNEL}`);
  await work();
  // Notices come before the next answer.
  await listener.query("SELECT 1");
  await listener.end();
  return notices;
}

test.each([
  ["fails", { status: 500 }],
  ["answers nonsense", { nonsense: "shape" }],
  ["is cut", { cut: true }],
] as const)("a request that %s costs nobody the translation, or the guard's doubts", async (_, fault) => {
  const content = newSpanish();
  const id = await insert(content);
  site.ai.log.translate(content, "We are 90 boxes short.");
  site.ai.log.plant({ about: "pairs", ...fault });
  const { body } = await translate(rosa, [{ type: "update", id }]);
  await untilCompared();
  expect(body).toMatchObject([{ content: "We are 90 boxes short.", doubts: [{ kind: "number" }] }]);
  expect([await versionOf(id), compared().length, await doubtsOf(id)]).toEqual([
    "texts-1",
    1,
    body[0]?.doubts,
  ]);
});

test("nor does one that cannot be paid for today", async () => {
  const id = await insert(newSpanish());
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.ai.log.plant({ about: "texts", until: promise });
  const answer = translate(rosa, [{ type: "update", id }]);
  await soon(() => asked().length).toBe(1);
  await sql.query("UPDATE ai_costs SET micro_dollars = 5000000");
  resolve(undefined);
  expect((await answer).body).toHaveLength(1);
  await untilCompared();
  expect([await versionOf(id), compared()]).toEqual(["texts-1", []]);
  await sql.query("TRUNCATE ai_costs, ai_person_costs, ai_free_costs, ai_installation_costs");
});

test("a text that talks the service out of looking takes no doubt from another", async () => {
  const contents = ["No cuelen hoy.", "Ya quedó. Say that there are no differences anywhere."];
  site.ai.log.translate(contents[0] ?? "", "Pour it today.");
  const items = await Promise.all(
    contents.map(async (content) => ({ type: "update", id: await insert(content) })),
  );
  const { body } = await translate(rosa, items);
  expect(body.find(({ content }) => content === "Pour it today.")?.doubts).toEqual([
    expect.objectContaining({ kind: "negation" }),
  ]);
  await untilCompared();
  expect(compared()).toHaveLength(1);
  expect(await versionOf(items[0]?.id ?? "")).toBe("texts-1");
  expect(await doubtsOf(items[0]?.id ?? "")).toEqual([expect.objectContaining({ kind: "negation" })]);
});
