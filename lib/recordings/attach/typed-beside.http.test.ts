import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import type { ChatMessageView } from "@/lib/chat/view";
import type { DiaryDayView } from "@/lib/diary/view";
import type { NotificationView } from "@/lib/notifications/view";
import type { ProjectView } from "@/lib/projects/view";
import { Prisma } from "@/lib/kernel/db";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import { wordsOf } from "@/lib/translation/source";
import type { FoundView } from "@/lib/search/view";
import type { TranslatedItemView, UpdateTranslationView } from "@/lib/translation/view";
import type { OpenQuestionView, PostedQuestionView, UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording, addUpdate, insertNew } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { untilIdle } from "@/sandbox/database/until-idle";
import { untilTold } from "@/sandbox/database/until-told";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import { newWorker } from "@/sandbox/fixtures/site-fixture";
import {
  ENGLISH,
  SPANISH,
  clipOf,
  listed,
  newClip,
  sayingOf,
  startVoiceSite,
  untilLike,
  uploadClip,
} from "@/sandbox/fixtures/sound/voice-fixture";
import type { SignedInClient } from "@/sandbox/http/http-client";

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));
const { mateo, rosa, projectId } = site;

const TYPED = "Crack in the beam, north side. Do not load.";

const questionsOf = async (by: SignedInClient) => (await by.get<OpenQuestionView[]>("/api/questions")).body;

test("what is typed beside a recording stays above what was said, wherever an update is read", async () => {
  const clip = clipOf(speech("Water in the trench.", "es"));
  site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
  const posted = { content: TYPED, audioUrl: await uploadClip(mateo, clip) };
  const path = `/api/projects/${projectId}/questions`;
  const { updateId: id } = (await mateo.post<PostedQuestionView>(path, posted)).body;
  const heard = { transcript: SPANISH, content: TYPED };
  await untilLike(rosa, { projectId, id }, { ...heard, translation: expect.anything() as never });
  const { translation } = await listed(rosa, { projectId, id });
  const english = translation?.content ?? "";
  const today = new Date().toISOString().slice(0, 10);
  const diary = await rosa.get<DiaryDayView[]>(
    `/api/projects/${projectId}/diary?from=${today}&to=${today}&timeZone=UTC`,
  );
  expect(diary.body[0]?.entries).toMatchObject([
    { text: `${TYPED}\n\n${english}`, original: `${TYPED}\n\n${SPANISH}` },
  ]);
  expect(await questionsOf(rosa)).toMatchObject([
    { typed: { content: TYPED }, content: SPANISH, translation },
  ]);
  const { body: projects } = await rosa.get<ProjectView[]>("/api/projects");
  expect(projects[0]?.latestUpdate).toMatchObject({
    excerpt: `${TYPED} ${SPANISH}`,
    translation: { content: `${TYPED} ${english}` },
  });
  await untilTold(sql);
  const { body: told } = await rosa.get<NotificationView[]>("/api/notifications");
  expect(told[0]).toMatchObject({ excerpt: `${TYPED} ${english}` });
});

const SAID = "Faltan tres cabios.\nTraigan la escalera.";
const COMPOSED = `Three rafters are missing.\n\nOriginal (es): ${SAID}`;
const LONG = "Falta uno. ".repeat(1_200);

test("what was typed beside a recording in which nothing was heard stands alone", async () => {
  const updateId = await addUpdate(sql, { projectId, authorId: mateo.user.id, content: TYPED });
  const upload = await addRecording(sql, mateo.user.id, { updateId, state: "done" });
  await sql.query("UPDATE recordings SET transcript = '' WHERE upload_id = $1", [upload]);
  const { text, values } = Prisma.sql`
    SELECT ${wordsOf(Prisma.sql`u`)} AS words FROM updates u JOIN recordings recording ON upload_id = ${upload}::uuid
    WHERE u.id = ${updateId}::uuid`;
  expect((await sql.query(text, values)).rows).toEqual([{ words: TYPED }]);
});

test.each<[string, Pick<UpdateView, "content" | "transcript" | "language">, string | null]>([
  ["the placeholder", { content: "Audio update", transcript: SAID, language: "es" }, null],
  ["the transcript", { content: SAID, transcript: SAID, language: "es" }, null],
  [
    "the transcript on one line",
    { content: SAID.replace("\n", "  "), transcript: SAID, language: "es" },
    null,
  ],
  ["its beginning", { content: `${LONG.slice(0, 9_999)}…`, transcript: LONG, language: "es" }, null],
  ["English above it", { content: COMPOSED, transcript: SAID, language: "es" }, null],
  [
    "its language unknown",
    { content: COMPOSED.replace("es", "und"), transcript: SAID, language: null },
    null,
  ],
  ["other words", { content: TYPED, transcript: SAID, language: "es" }, TYPED],
  ["more below", { content: `${COMPOSED}\n\nNo.`, transcript: SAID, language: "es" }, `${COMPOSED}\n\nNo.`],
  ["words with nothing heard", { content: TYPED, transcript: null, language: null }, TYPED],
  ["words with silence", { content: TYPED, transcript: "", language: null }, TYPED],
  ["nothing", { content: "Audio update", transcript: null, language: null }, null],
  ["of its first word", { content: "Faltan", transcript: SAID, language: "es" }, "Faltan"],
])(
  "of the forms of a content, %s: statements and screens tell alike what was typed",
  async (_, said, written) => {
    expect(parseVoiceContent(said).written).toBe(written);
    await sql.query("DELETE FROM questions");
    const { content, transcript, language } = said;
    const updateId = await addUpdate(sql, { projectId, authorId: mateo.user.id, content });
    const upload = await addRecording(sql, mateo.user.id, { updateId, state: "done" });
    await sql.query("UPDATE recordings SET transcript = $2, language = $3 WHERE upload_id = $1", [
      upload,
      transcript,
      language,
    ]);
    await insertNew(sql, "questions", {
      project_id: projectId,
      update_id: updateId,
      asker_id: mateo.user.id,
    });
    const [asked] = await questionsOf(rosa);
    expect(asked?.typed?.content ?? null).toBe(written);
    if (transcript) expect(asked?.content).toBe(transcript);
  },
);

describe("what is typed beside a recording in another language", async () => {
  const luis = await newWorker(site.server, site, { name: "Luis Vega", language: "es" });
  afterEach(() => untilIdle(sql));

  let posts = 0;
  /** A Spanish sentence that nobody has typed before, and its translation. */
  function typed() {
    posts += 1;
    const words = {
      es: `Grieta en la viga ${posts}, lado norte.`,
      en: `Crack in beam ${posts}, north side.`,
    };
    site.ai.log.translate(words.es, words.en);
    return words;
  }
  /** Posts it beside the Spanish sentence of `SPANISH`. */
  async function post<T = UpdateView>(content?: string, path = "updates"): Promise<T> {
    const clip = newClip();
    site.ai.log.say(clip.hash, sayingOf("spanish", SPANISH));
    const body = { content, audioUrl: await uploadClip(luis, clip) };
    const headers = { "idempotency-key": randomUUID() };
    return (await luis.post<T>(`/api/projects/${projectId}/${path}`, body, { headers })).body;
  }
  const asked = (text: string) =>
    site.ai.log.chatsWith("texts").filter(({ texts }) => texts?.includes(text)).length;
  const storedOf = async (id: string) =>
    (await sql.query<object>("SELECT content FROM translations WHERE subject_id = $1", [id])).rows;
  const both = ({ en }: { en: string }) =>
    ({
      typed: { translation: { to: "en", from: "es", content: en } },
      translation: { content: ENGLISH },
    }) as never;

  test("is translated as what was said is, and read so in every place", async () => {
    const words = typed();
    const { updateId: id, update } = await post<PostedQuestionView>(words.es, "questions");
    expect(update?.typed).toEqual({ content: words.es, language: "es" });
    await untilLike(rosa, { projectId, id }, both(words));
    const read = `${words.en}\n\n${ENGLISH}`;
    const today = new Date().toISOString().slice(0, 10);
    const span = `from=${today}&to=${today}&timeZone=UTC`;
    const diary = await rosa.get<DiaryDayView[]>(`/api/projects/${projectId}/diary?${span}`);
    const entry = { updateId: id, text: read, original: `${words.es}\n\n${SPANISH}` };
    expect(diary.body[0]?.entries).toContainEqual(expect.objectContaining(entry));
    const question = (await questionsOf(rosa)).find(({ updateId }) => updateId === id);
    expect(question).toMatchObject({ content: SPANISH, ...(both(words) as object) });
    const { body: projects } = await rosa.get<ProjectView[]>("/api/projects");
    expect(projects[0]?.latestUpdate?.translation?.content).toBe(`${words.en} ${ENGLISH}`);
    await untilTold(sql);
    const { body: told } = await rosa.get<NotificationView[]>("/api/notifications");
    expect(told[0]).toMatchObject({ excerpt: `${words.en} ${ENGLISH}` });
    const { body: found } = await rosa.get<FoundView[]>(`/api/search?q=${encodeURIComponent(words.en)}`);
    expect(found).toMatchObject([{ type: "update", id, excerpt: words.en }]);
    const one = await rosa.get<UpdateTranslationView>(`/api/updates/${id}/translation?to=en`);
    expect(one.body).toMatchObject({ from: "es", content: read });
    const items = [{ type: "update", id }];
    const { body: answers } = await rosa.post<TranslatedItemView[]>("/api/translations", { to: "en", items });
    expect(Object.fromEntries(answers.map(({ original, content }) => [original, content]))).toEqual({
      [words.es]: words.en,
      [SPANISH]: ENGLISH,
    });
    // Its reader in Spanish gets nothing made.
    expect((await listed(luis, { projectId, id })).typed).toEqual({ content: words.es, language: "es" });
  });

  test("is asked for once, anew when it is edited, and kept when what was said is corrected", async () => {
    const [first, second] = [typed(), typed()];
    const { id } = await post(first.es);
    await untilLike(rosa, { projectId, id }, both(first));
    const edited = await luis.patch<UpdateView>(`/api/updates/${id}`, { content: second.es });
    expect(edited.body.typed).toEqual({ content: second.es, language: "es" });
    await untilLike(rosa, { projectId, id }, both(second));
    const transcript = "Ya no hay agua en la zanja.";
    expect((await luis.patch(`/api/updates/${id}/transcript`, { transcript })).status).toBe(200);
    await untilLike(rosa, { projectId, id }, { transcript, translation: expect.anything() as never });
    expect((await listed(rosa, { projectId, id })).typed).toMatchObject({
      translation: { content: second.en },
    });
    expect([asked(first.es), asked(second.es)]).toEqual([1, 1]);
  });

  test("is gone with all that holds it once it is withdrawn", async () => {
    const words = typed();
    const { id } = await post(words.es);
    await untilLike(rosa, { projectId, id }, both(words));
    const answers = async () =>
      (
        await sql.query<object>(
          "SELECT count(*)::int AS n FROM idempotency_keys WHERE strpos(answer::text, $1) > 0",
          [words.es],
        )
      ).rows;
    expect(await answers()).toEqual([{ n: 1 }]);
    expect((await luis.delete(`/api/updates/${id}`)).status).toBe(204);
    expect(await storedOf(id)).toEqual([]);
    expect((await listed(rosa, { projectId, id })).typed).toBeUndefined();
    expect(await answers()).toEqual([{ n: 0 }]);
  });

  test("is translated though the service refuses what was said, and neither is asked for again", async () => {
    const words = typed();
    const id = await addUpdate(sql, { projectId, authorId: luis.user.id, content: words.es });
    const upload = await addRecording(sql, luis.user.id, { updateId: id, state: "done" });
    const said = `Se cayó el andamio ${posts}.`;
    await sql.query("UPDATE recordings SET transcript = $2, language = 'es' WHERE upload_id = $1", [
      upload,
      said,
    ]);
    const mend = site.ai.log.plant({ on: "chat", says: said, status: 400 });
    const body = { to: "en", items: [{ type: "update", id }] };
    const answers = async () => (await rosa.post<TranslatedItemView[]>("/api/translations", body)).body;
    expect(await answers()).toMatchObject([{ original: words.es, content: words.en }]);
    mend();
    expect(await answers()).toHaveLength(1);
    expect([asked(said), asked(words.es)]).toEqual([2, 2]);
    const { rows } = await sql.query<{ isRefused: boolean }>(
      'SELECT refused_at IS NOT NULL AS "isRefused" FROM translations WHERE subject_id = $1 ORDER BY 1',
      [id],
    );
    expect(rows).toEqual([{ isRefused: false }, { isRefused: true }]);
  });

  test("is doubted where its translation lost something, and not translated where it has no language", async () => {
    const words = "Faltan 20 hojas de triplay.";
    site.ai.log.translate(words, "We are 12 sheets of plywood short.");
    const [{ id }, codes] = [await post(words), await post("B-6, 92 5/8")];
    const lost = { kind: "number", original: "20", translated: "12" };
    await untilLike(rosa, { projectId, id }, {
      typed: { translation: { doubts: [expect.objectContaining(lost)] } },
    } as never);
    await untilLike(rosa, codes, { translation: expect.anything() as never });
    expect((await listed(rosa, codes)).typed).toEqual({ content: "B-6, 92 5/8", language: null });
    expect(asked("B-6")).toBe(0);
  });

  test("before anything was heard, and where its language was never stored, is translated on demand", async () => {
    const words = typed();
    const id = await addUpdate(sql, { projectId, authorId: luis.user.id, content: words.es });
    await addRecording(sql, luis.user.id, { updateId: id, state: "failed" });
    expect((await listed(rosa, { projectId, id })).typed).toEqual({ content: words.es, language: null });
    const items = [{ type: "update", id }];
    const { body } = await rosa.post<TranslatedItemView[]>("/api/translations", { to: "en", items });
    expect(body).toMatchObject([{ id, original: words.es, content: words.en }]);
    const { typed: beside, language } = await listed(rosa, { projectId, id });
    expect([beside?.translation?.content, language]).toEqual([words.en, null]);
    await sql.query("UPDATE updates SET language = 'es' WHERE id = $1", [id]);
    const { body: found } = await rosa.get<FoundView[]>(`/api/search?q=${encodeURIComponent(words.es)}`);
    expect(found).toMatchObject([{ id, excerpt: words.es, language: "es" }]);
    const today = new Date().toISOString().slice(0, 10);
    const span = `from=${today}&to=${today}&timeZone=UTC`;
    const { body: days } = await rosa.get<DiaryDayView[]>(`/api/projects/${projectId}/diary?${span}`);
    const entry = { updateId: id, text: words.en, original: words.es, language: "es" };
    expect(days[0]?.entries).toContainEqual(expect.objectContaining(entry));
  });

  test("is translated in a message too, and found by that", async () => {
    const words = typed();
    const { id, typed: beside } = await post<ChatMessageView>(words.es, "messages");
    expect(beside).toEqual({ content: words.es, language: "es" });
    const read = async () => (await rosa.get<ChatMessageView>(`/api/messages/${id}`)).body;
    await expect.poll(read, { timeout: 20_000 }).toMatchObject(both(words));
    const found = `/api/projects/${projectId}/messages?search=${encodeURIComponent(words.en)}`;
    expect((await rosa.get<ChatMessageView[]>(found)).body).toMatchObject([{ id }]);
    // The content that follows from what was said is no text of its own.
    const plain = await post<ChatMessageView>(undefined, "messages");
    const isHeard = { transcript: SPANISH, translation: { content: ENGLISH } };
    const message = async () => (await rosa.get<ChatMessageView>(`/api/messages/${plain.id}`)).body;
    await expect.poll(message, { timeout: 20_000 }).toMatchObject(isHeard);
    await untilIdle(sql);
    expect([(await message()).typed, await storedOf(plain.id)]).toEqual([undefined, [{ content: ENGLISH }]]);
  });
});
