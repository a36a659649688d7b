import { expect, test } from "vitest";
import type { DiaryDayView } from "@/lib/diary/view";
import type { NotificationView } from "@/lib/notifications/view";
import type { ProjectView } from "@/lib/projects/view";
import { Prisma } from "@/lib/kernel/db";
import { parseVoiceContent } from "@/lib/recordings/shared/voice-words";
import { wordsOf } from "@/lib/translation/source";
import type { OpenQuestionView, PostedQuestionView, UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording, addUpdate, insertNew } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { untilTold } from "@/sandbox/database/until-told";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import {
  SPANISH,
  clipOf,
  listed,
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
  expect(await questionsOf(rosa)).toMatchObject([{ written: TYPED, content: SPANISH, translation }]);
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
  ["its beginning", { content: `${LONG.slice(0, 9_999)}…`, transcript: LONG, language: "es" }, null],
  ["English above it", { content: COMPOSED, transcript: SAID, language: "es" }, null],
  [
    "its language unknown",
    { content: COMPOSED.replace("es", "und"), transcript: SAID, language: null },
    null,
  ],
  ["other words", { content: TYPED, transcript: SAID, language: "es" }, TYPED],
  ["more below", { content: `${COMPOSED}\n\nNo.`, transcript: SAID, language: "es" }, `${COMPOSED}\n\nNo.`],
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
    expect(await questionsOf(rosa)).toMatchObject([{ written, content: transcript }]);
  },
);
