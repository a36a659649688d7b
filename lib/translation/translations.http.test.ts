import { describe, expect, test } from "vitest";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import {
  ENGLISH,
  SPANISH,
  clipOf,
  eventsOf,
  postClip,
  sayingOf,
  untilLike,
} from "@/sandbox/fixtures/sound/voice-fixture";
import { newSpanish, soon, startTranslatedSite } from "@/sandbox/fixtures/sound/translation-fixture";
import { signUp, type SignedInClient } from "@/sandbox/http/http-client";

const site = await forThisFile(startTranslatedSite());
const { asked, insert, listedBy, mateo, post, rosa, sql, translate, translationOf } = site;

describe("after posting", () => {
  test("a text is translated for those who read another language, before they open it", async () => {
    const posted = await post(SPANISH);
    expect(posted).toMatchObject({ language: "es" });
    await soon(async () => (await listedBy(rosa, posted.id))?.translation).toEqual({
      to: "en",
      from: "es",
      content: ENGLISH,
      doubts: [],
    });
    expect((await listedBy(mateo, posted.id))?.translation).toBeUndefined();
    await soon(() => eventsOf(sql, posted)).toEqual(["update.posted", "update.translated"]);
    expect(asked()).toHaveLength(1);
    expect((await translationOf(rosa, posted.id)).body).toMatchObject({ content: ENGLISH, from: "es" });
    expect((await translate(rosa, [{ type: "update", id: posted.id }])).body).toHaveLength(1);
    expect(asked()).toHaveLength(1);
  });

  test("so are comments, names and descriptions; a project's name stays", async () => {
    const update = await post("92 5/8", rosa);
    const comment = (
      await mateo.post<CommentView>(`/api/updates/${update.id}/comments`, { content: SPANISH })
    ).body;
    const task = (
      await rosa.post<{ id: string }>(`/api/projects/${site.projectId}/tasks`, {
        name: "North wall",
        description: "Brace the wall.",
      })
    ).body;
    const subtask = (
      await rosa.post<{ id: string }>(`/api/tasks/${task.id}/subtasks`, { name: "Pour the slab" })
    ).body;
    await rosa.patch(`/api/projects/${site.projectId}`, { description: "A house with a garage." });
    await soon(async () => (await listedBy(rosa, update.id))?.comments?.[0]?.translation?.content).toBe(
      ENGLISH,
    );
    await rosa.post(`/api/tasks/${task.id}/members`, { userId: mateo.user.id });
    const items = [
      { type: "task", id: task.id },
      { type: "subtask", id: subtask.id },
      { type: "project", id: site.projectId },
      { type: "comment", id: comment.id },
    ];
    await soon(() => asked().length).toBe(4);
    const { body } = await translate(mateo, items, "es");
    expect(body).toHaveLength(3);
    expect(body).toContainEqual({
      type: "task",
      id: task.id,
      from: "en",
      original: "North wall",
      content: "(es) North wall",
      description: "(es) Brace the wall.",
      doubts: [],
    });
    expect(body).toContainEqual({
      type: "project",
      id: site.projectId,
      from: "en",
      original: "A house with a garage.",
      content: "(es) A house with a garage.",
      doubts: [],
    });
  });

  test("so is what photos show, wherever they are, until it is said otherwise; and it goes with them", async () => {
    const ids = await Promise.all([0, 1, 2].map(() => uploadPhoto(mateo)));
    const project = `/api/projects/${site.projectId}`;
    const [inUpdate, inComment, inMessage] = ids.map((id) => ({ photoIds: [id] }));
    const alt = newSpanish();
    const translated = `(en) ${alt}`;
    const update = (await mateo.post<UpdateView>(`${project}/updates`, inUpdate)).body.id;
    const comment = (await mateo.post<{ id: string }>(`/api/updates/${update}/comments`, inComment)).body.id;
    await mateo.post(`${project}/messages`, inMessage);
    await Promise.all(ids.map((id) => mateo.patch(`/api/photos/${id}`, { alt })));
    const lists = ["/updates?includeComments=true", "/photos", "/messages"].map((list) => project + list);
    const all = async (by: SignedInClient, paths = [...lists, `/api/updates/${update}/comments`]) =>
      JSON.stringify(await Promise.all(paths.map(async (path) => (await by.get(path)).body)));
    // One in the update, its comment, the wall, the comments and the message.
    await soon(async () => (await all(rosa)).split(`"content":"${translated}"`)).toHaveLength(6);
    expect(await all(mateo)).not.toContain(translated);
    const [first = ""] = ids;
    expect((await translate(rosa, [{ type: "photo", id: first }])).body).toMatchObject([
      { type: "photo", id: first, from: "es", original: alt, content: translated },
    ]);
    expect((await mateo.patch(`/api/photos/${first}`, { alt: newSpanish() })).status).toBe(204);
    const shown = async () => (await listedBy(rosa, update))?.photos[0]?.translation?.content;
    expect(await shown()).not.toBe(translated);
    await soon(shown).toEqual(expect.any(String));
    expect((await mateo.delete(`/api/comments/${comment}`)).status).toBe(204);
    expect((await mateo.delete(`/api/updates/${update}`)).status).toBe(204);
    const stored = "SELECT subject_id AS id FROM translations WHERE subject_id = ANY ($1)";
    expect((await sql.query(stored, [ids])).rows).toEqual([{ id: ids[2] }]);
  });

  test("numbers, codes and names alone are never sent, in no way", async () => {
    const posted = await post("A-102, 14' 6\" OK", rosa);
    expect(posted.language).toBeNull();
    expect((await translate(mateo, [{ type: "update", id: posted.id }], "es")).body).toEqual([]);
    expect((await translationOf(mateo, posted.id, "es")).body).toEqual({
      to: "es",
      from: null,
      content: posted.content,
      doubts: [],
    });
    const named = await insert("Mateo Rivera, Rosa");
    expect((await translate(mateo, [{ type: "update", id: named }], "en")).body).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test.each([
    { by: "rosa", language: "en" },
    { by: "mateo", language: "es" },
  ] as const)('$by’s "Final" is in $language, and never translated into it', async ({ by, language }) => {
    const author = by === "rosa" ? rosa : mateo;
    const posted = await post("Final", author);
    expect(posted.language).toBe(language);
    expect((await translate(author, [{ type: "update", id: posted.id }], language)).body).toEqual([]);
    expect((await translationOf(author, posted.id, language)).body).toMatchObject({ from: language });
    const stored = "SELECT to_language FROM translations WHERE subject_id = $1 AND to_language = $2";
    expect((await sql.query(stored, [posted.id, language])).rows).toEqual([]);
  });

  test("a recording is translated sentence by sentence, once", async () => {
    const clip = clipOf(speech("A recording to translate.", "en"));
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH, "Faltan 3 tubos."));
    site.ai.log.translate("Faltan 3 tubos.", "We are 8 pipes short.");
    const posted = await postClip(mateo, site.projectId, clip);
    await untilLike(rosa, posted, { translation: expect.anything() as never });
    const { translation } = (await listedBy(rosa, posted.id)) ?? {};
    expect(translation).toMatchObject({
      content: `${ENGLISH} We are 8 pipes short.`,
      doubts: [{ kind: "number", original: "3", translated: "8", start: expect.any(Number) as number }],
      segments: [{ text: ENGLISH, start: 0 }, { text: "We are 8 pipes short." }],
    });
    expect(site.ai.log.chatsWith("sentences")).toHaveLength(1);
    expect(asked()).toEqual([]);
  });

  test("a sentence that the service leaves empty when it is heard does not cost the others their translation", async () => {
    const clip = clipOf(speech("A recording with a pause.", "en"));
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH, "Este, pues.\0", "Faltan 3 tubos."));
    site.ai.log.translate("Este, pues.", "");
    const posted = await postClip(mateo, site.projectId, clip);
    await untilLike(rosa, posted, { translation: expect.anything() as never });
    expect((await listedBy(rosa, posted.id))?.translation).toMatchObject({
      content: `${ENGLISH} Este, pues. (en) Faltan 3 tubos.`,
      doubts: [{ kind: "missing", original: "Este, pues.", translated: "Este, pues." }],
    });
    expect(site.ai.log.chatsWith("sentences")).toHaveLength(1);
    expect(asked()).toEqual([]);
  });
});

describe("an edit", () => {
  test("invalidates the translation immediately, and requests a new one", async () => {
    const posted = await post(newSpanish());
    await soon(async () => (await listedBy(rosa, posted.id))?.translation).toBeDefined();
    site.ai.log.plant({ on: "chat", delayMs: 400 });
    const { body } = await mateo.patch<UpdateView>(`/api/updates/${posted.id}`, { content: SPANISH });
    expect(body.translation).toBeUndefined();
    expect((await listedBy(rosa, posted.id))?.translation).toBeUndefined();
    await soon(async () => (await listedBy(rosa, posted.id))?.translation?.content).toBe(ENGLISH);
  });

  test("during its translation leaves nothing of the earlier text", async () => {
    site.ai.log.plant({ on: "chat", delayMs: 600, times: 1 });
    const posted = await post(newSpanish());
    await soon(() => asked().length).toBe(1);
    await mateo.patch(`/api/updates/${posted.id}`, { content: SPANISH });
    await soon(async () => (await listedBy(rosa, posted.id))?.translation?.content).toBe(ENGLISH);
    const stored = () => sql.query("SELECT content FROM translations WHERE subject_id = $1", [posted.id]);
    await soon(async () => (await stored()).rows as unknown).toEqual([{ content: ENGLISH }]);
  });

  test("withdrawing removes the translations", async () => {
    const posted = await post(newSpanish());
    await soon(async () => (await listedBy(rosa, posted.id))?.translation).toBeDefined();
    await mateo.delete(`/api/updates/${posted.id}`);
    expect((await sql.query("SELECT 1 FROM translations WHERE subject_id = $1", [posted.id])).rows).toEqual(
      [],
    );
    expect((await translationOf(rosa, posted.id)).body).toEqual({
      to: "en",
      from: null,
      content: "",
      doubts: [],
    });
  });
});

describe("POST /api/translations", () => {
  test("makes missing translations in one request, once for any number of readers, with the guard's doubts", async () => {
    const content = newSpanish();
    const id = await insert(content);
    site.ai.log.plant({ on: "chat", delayMs: 300, spoil: "number" });
    const items = [{ type: "update", id }];
    const answers = await Promise.all([
      translate(rosa, items),
      translate(rosa, items),
      translationOf(rosa, id),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers[0].body).toEqual([
      {
        type: "update",
        id,
        from: "es",
        original: content,
        content: expect.any(String) as string,
        doubts: [expect.objectContaining({ kind: "number" })],
      },
    ]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect(asked()).toHaveLength(1);
  });

  test("stores what the service answered with bytes that the database does not hold, and pays for it once", async () => {
    const [broken, other] = [newSpanish(), newSpanish()];
    site.ai.log.translate(broken, "Boxes of nails\0 are missing. \ud83d");
    const items = [
      { type: "update", id: await insert(broken) },
      { type: "update", id: await insert(other) },
    ];
    const { status, body } = await translate(rosa, items);
    expect([status, body.map(({ content }) => content).sort()]).toEqual([
      200,
      [`(en) ${other}`, "Boxes of nails are missing. \ufffd"],
    ]);
    expect(asked()).toHaveLength(1);
  });

  test("keeps the original of a sentence that the service leaves empty, doubted, and the rest is translated, once", async () => {
    const said = [
      "The north wall is up and braced.",
      "Well, you know.",
      "We are three rafters short, 47 by 150.",
    ];
    const clip = clipOf(speech("A recording with a filler.", "en"));
    site.ai.log.say(clip.hash, sayingOf("english", ...said));
    site.ai.log.translate(said[1]!, "");
    const posted = await postClip(rosa, site.projectId, clip);
    await untilLike(rosa, posted, { audioState: "done" });
    const { status, body } = await translate(mateo, [{ type: "update", id: posted.id }], "es");
    expect([status, body]).toMatchObject([
      200,
      [
        {
          content: `La pared norte ya está levantada y apuntalada. ${said[1]} Nos faltan tres cabios de 47 por 150.`,
          doubts: [{ kind: "missing", original: said[1], translated: said[1] }],
        },
      ],
    ]);
    expect(asked()).toHaveLength(1);
  });

  test("what cannot be seen is left out, and not sent", async () => {
    const id = await insert(newSpanish());
    const items = [
      { type: "update", id },
      { type: "update", id: crypto.randomUUID() },
    ];
    const stranger = await signUp(site.server, { name: "Mei" });
    expect((await translate(stranger, items)).body).toEqual([]);
    expect((await translationOf(stranger, id)).status).toBe(404);
    expect(asked()).toEqual([]);
  });
});
