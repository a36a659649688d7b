import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import type { ReportFoldersView, ReportItemView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addRecording, addSubtask, addTask, countRows, raiseVersion } from "@/sandbox/database/rows";
import { untilIdle } from "@/sandbox/database/until-idle";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { newProject, newWorker } from "@/sandbox/fixtures/site-fixture";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import { listed, postClip, sayingOf, clipOf, untilLike } from "@/sandbox/fixtures/sound/voice-fixture";

const on = await forThisFile(startReports());

afterEach(async () => {
  await untilIdle(on.sql);
  on.ai.log.clear();
});

const unorganized = { folderSelection: ["unorganized"] };

describe("a report", () => {
  test("says what the updates say, with their sources, and is kept, listed and logged", async () => {
    const { status, body } = await on.generate({ timeZone: "America/Chicago" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ reportType: "internal", foldersIncluded: 2, updatesIncluded: 3 });
    const written = new Date(body.createdAt).toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "America/Chicago",
    });
    expect(body.report).toBe(`Ortiz Framing
Internal progress report

Harlow Street
=============
Progress, November 18 – 20, 2026
Written ${written} from 3 updates

Where we are
------------
0% complete
${""}
  Framing  0 of 1

What was done
-------------
North wall poured, 6 m³ [1]. 12 joists are set [2].

What comes next
---------------
The crane is booked for Thursday [3].

- Joists (Framing)

Sources
-------
[1] Nov 18, 2026, Framing, Mateo Rivas
[2] Nov 19, 2026, Framing, Mateo Rivas
[3] Nov 20, 2026, Unorganized Updates, Mateo Rivas
`);
    const kept = await on.read(body.id);
    expect(kept).toMatchObject({
      report: body.report,
      projectName: "Harlow Street",
      businessName: "Ortiz Framing",
      period: { first: "2026-11-18", last: "2026-11-20" },
      droppedStatements: 0,
      folders: [
        { id: "unorganized", name: null, updateCount: 1 },
        { id: on.framing, name: "Framing", updateCount: 2, completedSubtasks: 0, totalSubtasks: 1 },
      ],
      sections: [
        {
          section: "done",
          statements: [
            { sources: [1], doubts: [] },
            { sources: [2], doubts: [] },
          ],
        },
        { section: "next", statements: [{ text: "The crane is booked for Thursday.", sources: [3] }] },
      ],
    });
    expect(kept.sources[0]).toMatchObject({
      number: 1,
      content: "North wall poured, 6 m³.",
      isChanged: false,
    });
    const { updateId } = kept.sources[0]!;
    await on.sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'update', id, project_id, id, text_version(content, NULL, NULL), 'es', 'en', 'In English'
       FROM updates WHERE id = $1`,
      [updateId],
    );
    const translated = async () => {
      await raiseVersion(on.sql, on.site.projectId);
      return (await on.read(body.id)).sources.map(({ translation }) => translation);
    };
    const inEnglish = { to: "en", from: "es", content: "In English", doubts: [] };
    expect(await translated()).toEqual([inEnglish, undefined, undefined]);
    await on.sql.query("UPDATE translations SET source_hash = 'of an earlier text' WHERE subject_id = $1", [
      updateId,
    ]);
    expect(await translated()).toEqual([undefined, undefined, undefined]);
    const list = await on.site.rosa.get<ReportItemView[]>(`/api/projects/${on.site.projectId}/reports`);
    expect(list.body[0]).toMatchObject({ id: body.id, author: { name: "Rosa Ortiz" }, updatesIncluded: 3 });
    expect(await countRows(on.sql, "action_logs", { action: "report.generated", entity_id: body.id })).toBe(
      1,
    );
    const [call] = on.ai.log.calls;
    expect(call?.instructions).not.toContain("North wall");
    expect(JSON.parse(call?.texts ?? "")).toMatchObject({
      updates: [
        { ref: "1", day: "Wednesday, Nov 18, 2026", folder: "Framing", author: "Mateo Rivas" },
        {},
        {},
      ],
    });
  });

  test("comes in another language, and without updates", async () => {
    const { body } = await on.generate({ language: "es", dateFilter: { end: "2020-01-01" } });
    expect(body).toMatchObject({ language: "es", updatesIncluded: 0, foldersIncluded: 2 });
    expect(body.report).toContain("No hay avances en estos días.");
    expect(on.ai.log.calls).toEqual([]);
  });

  test("takes whole days in the reader's time zone, also when its clocks change", async () => {
    const projectId = await newProject(on.site.rosa, on.site.businessId, "Clocks");
    const at = [
      "2026-11-01T04:59:59Z",
      "2026-11-01T05:00:00Z",
      "2026-11-02T05:59:59Z",
      "2026-11-02T06:00:00Z",
    ];
    const rows = at.map((time) => ({ content: `Written at ${time}.`, at: time }));
    await addUpdates(on.sql, { projectId, authorId: on.mateo.user.id }, rows);
    const day = { start: "2026-11-01", end: "2026-11-01" };
    const asked = { ...unorganized, dateFilter: day, timeZone: "America/Chicago" };
    const { body } = await on.generate(asked, { projectId });
    expect(body).toMatchObject({ updatesIncluded: 2, dateFilter: day });
    const query = "start=2026-11-01&end=2026-11-01&timeZone=America/Chicago";
    const folders = await on.site.rosa.get<ReportFoldersView>(
      `/api/projects/${projectId}/report-folders?${query}`,
    );
    expect(folders.body.folders).toEqual([
      {
        id: "unorganized",
        name: null,
        updateCount: 2,
        characters: 2 * "Written at 2026-11-01T05:00:00Z.".length,
      },
    ]);
    expect(folders.body.affordableCharacters).toBeGreaterThan(1_000_000);
  });

  test("over 2,000 updates reads each in exactly one part, and tells which", async () => {
    const projectId = await on.projectWith(
      Array.from({ length: 2_000 }, (_, n) => `Bolt row ${n + 1} is tight.`),
    );
    const events = await on.follow(unorganized, { projectId });
    expect(events[0]).toEqual({ event: "progress", data: { phase: "reading", part: 1, parts: 34 } });
    expect(events.at(-2)).toMatchObject({ event: "progress", data: { phase: "joining" } });
    expect(events.at(-1)).toMatchObject({ event: "done", data: { updatesIncluded: 2_000 } });
    const asked = on.ai.log.calls.map(
      ({ texts }) => JSON.parse(texts ?? "") as { updates?: { ref: string }[] },
    );
    const refs = asked.flatMap(({ updates }) => updates?.map(({ ref }) => Number(ref)) ?? []);
    expect(refs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2_000 }, (_, n) => n + 1));
  });

  test("shows nothing without a source when the service invents, and says how much that was", async () => {
    on.ai.log.plant({ spoil: "sentence" });
    const { body } = await on.generate();
    expect(body.report).not.toMatch(/chimney|cellar|pool/);
    const kept = await on.read(body.id);
    expect(kept.droppedStatements).toBe(3);
    expect(kept.sections.flatMap(({ statements }) => statements)).toHaveLength(3);
  });

  test("marks a number that no source says", async () => {
    on.ai.log.plant({ spoil: "number" });
    const { body } = await on.generate();
    const statements = (await on.read(body.id)).sections.flatMap((section) => section.statements);
    expect(statements.find(({ text }) => text.startsWith("19"))).toMatchObject({
      text: "19 joists are set.",
      doubts: [{ kind: "number", start: 0, original: expect.stringContaining("12") }],
    });
  });

  test("no longer quotes a source that was withdrawn where it marks what that says otherwise", async () => {
    const projectId = await on.projectWith(["12 joists are set."]);
    on.ai.log.plant({ spoil: "number" });
    const { body } = await on.generate(unorganized, { projectId });
    const doubtsOf = async () =>
      (await on.read(body.id, projectId)).sections.flatMap(({ statements }) =>
        statements.flatMap(({ doubts }) => doubts.map(({ kind, original }) => [kind, original])),
      );
    expect(await doubtsOf()).toEqual([["number", expect.stringContaining("12")]]);
    const [source] = (await on.read(body.id, projectId)).sources;
    expect((await on.site.rosa.delete(`/api/updates/${source?.updateId ?? ""}`)).status).toBe(204);
    expect(await doubtsOf()).toEqual([["number", ""]]);
  });

  test("reads what was said in a recording, and its source can be played", async () => {
    const projectId = await newProject(on.site.rosa, on.site.businessId, "Voice");
    const worker = await newWorker(
      on.server,
      { ...on.site, projectId },
      { name: "Ana Torres", language: "es" },
    );
    const clip = clipOf(speech("Colamos la losa.", "es"));
    on.ai.log.say(clip.hash, sayingOf("spanish", "Colamos la losa a las nueve."));
    const update = await postClip(worker, projectId, clip);
    await untilLike(worker, update, { audioState: "done", transcript: "Colamos la losa a las nueve." });
    on.ai.log.calls.length = 0;
    const { body } = await on.generate({ ...unorganized, language: "es" }, { projectId });
    // Its translation may still be waiting to be compared with it.
    expect(JSON.parse(on.ai.log.chatsWith("updates")[0]?.texts ?? "")).toMatchObject({
      updates: [{ text: "Colamos la losa a las nueve." }],
    });
    const [source] = (await on.read(body.id, projectId)).sources;
    const { audioUrl, audioDurationMs, audioPeaks } = await listed(worker, update);
    expect(audioPeaks?.length).toBeGreaterThan(10);
    expect(source).toMatchObject({
      content: "Colamos la losa a las nueve.",
      audioUrl,
      audioDurationMs,
      audioPeaks,
    });
  });

  test("reads what was typed beside a recording, above what was said, and shows both as its source", async () => {
    const typed = "Crack in the beam. Do not load.";
    const said = { es: "Colamos la losa.", en: "We poured the slab." };
    const projectId = await on.projectWith([typed]);
    const { rows } = await on.sql.query<{ id: string; author_id: string }>(
      "SELECT id, author_id FROM updates WHERE project_id = $1",
      [projectId],
    );
    const { id: updateId = "", author_id: authorId = "" } = rows[0] ?? {};
    const uploadId = await addRecording(on.sql, authorId, { updateId });
    await on.sql.query("UPDATE recordings SET transcript = $2, language = 'es' WHERE upload_id = $1", [
      uploadId,
      said.es,
    ]);
    await on.sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'update', $1, $2, $1, text_version, 'es', 'en', $3 FROM recordings WHERE upload_id = $4`,
      [updateId, projectId, said.en, uploadId],
    );
    for (const language of ["en", "es"] as const) {
      on.ai.log.calls.length = 0;
      const { body } = await on.generate({ ...unorganized, language }, { projectId });
      expect(JSON.parse(on.ai.log.chatsWith("updates")[0]?.texts ?? "")).toMatchObject({
        updates: [{ text: `${typed}\n\n${said[language]}` }],
      });
      const [source] = (await on.read(body.id, projectId)).sources;
      expect(source).toMatchObject({
        content: `${typed}\n\n${said.es}`,
        translation: { content: `${typed}\n\n${said.en}` },
        isChanged: false,
      });
    }
    const path = `/api/projects/${projectId}/report-folders?timeZone=UTC`;
    const { body } = await on.site.rosa.get<ReportFoldersView>(path);
    expect(body.folders[0]?.characters).toBe(`${typed}\n\n${said.es}`.length);
    const inSpanish = "Grieta en la viga. No cargar.";
    await on.sql.query(
      `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
       SELECT gen_random_uuid(), 'update', id, project_id, id, text_version, 'en', 'es', $2 FROM updates WHERE id = $1`,
      [updateId, inSpanish],
    );
    on.ai.log.calls.length = 0;
    await on.generate({ ...unorganized, language: "es" }, { projectId });
    expect(JSON.parse(on.ai.log.chatsWith("updates")[0]?.texts ?? "")).toMatchObject({
      updates: [{ text: `${inSpanish}\n\n${said.es}` }],
    });
  });

  test("says an update in another language by its stored translation, or leaves it out and says so", async () => {
    const spanish = ["Colamos la losa, 6 m³.", "Mañana viene la grúa a las nueve."];
    const projectId = await on.projectWith([...spanish, "The felt is on."]);
    const untranslated = await on.generate(unorganized, { projectId });
    expect(untranslated.body).toMatchObject({ updatesIncluded: 3 });
    expect(untranslated.body.report).not.toMatch(/losa|grúa/);
    expect(untranslated.body.report).toContain("The felt is on [1].");
    expect(await on.read(untranslated.body.id, projectId)).toMatchObject({ untranslatedSentences: 2 });
    for (const [content, translation] of [
      [spanish[0], "We poured the slab, 8 m³."],
      [spanish[1], "The crane comes tomorrow at nine."],
    ])
      await on.sql.query(
        `INSERT INTO translations (id, subject_type, subject_id, project_id, update_id, source_hash, from_language, to_language, content)
         SELECT gen_random_uuid(), 'update', id, project_id, id, text_version(content, NULL, NULL), 'es', 'en', $3
         FROM updates WHERE project_id = $1 AND content = $2`,
        [projectId, content, translation],
      );
    on.ai.log.clear();
    const { body } = await on.generate(unorganized, { projectId });
    expect(on.ai.log.chatsWith("updates")[0]?.texts).not.toMatch(/losa|grúa/);
    expect(body.report).toContain("We poured the slab, 8 m³ [1]. The felt is on [2].");
    expect(body.report).toContain("The crane comes tomorrow at nine [3].");
    const kept = await on.read(body.id, projectId);
    expect(kept.untranslatedSentences).toBe(0);
    // What is compared is what was written, not its translation.
    expect(kept.sections[0]?.statements[0]?.doubts).toMatchObject([{ kind: "number", text: "8" }]);
    const inSpanish = await on.generate({ ...unorganized, language: "es" }, { projectId });
    expect(inSpanish.body.report).toContain("Colamos la losa, 6 m³ [1].");
  });

  test("takes what comes next from open items, never from finished ones", async () => {
    const projectId = await newProject(on.site.rosa, on.site.businessId, "Next");
    const [roof, walls] = [
      await addTask(on.sql, projectId, "Roof"),
      await addTask(on.sql, projectId, "Walls"),
    ];
    const felt = await addSubtask(on.sql, projectId, roof, "Felt");
    const ridge = await addSubtask(on.sql, projectId, roof, "Ridge");
    await on.sql.query("UPDATE project_tasks SET is_completed = true, completed_at = now() WHERE id = $1", [
      walls,
    ]);
    await on.sql.query("UPDATE subtasks SET is_completed = true, completed_at = now() WHERE id = $1", [felt]);
    await on.sql.query("UPDATE subtasks SET due_date = '2026-12-03' WHERE id = $1", [ridge]);
    const updates = [
      { content: "The paint is booked for Monday.", taskId: walls },
      { content: "The felt comes next.", taskId: roof, subtaskId: felt },
      { content: "The ridge caps come tomorrow.", taskId: roof, subtaskId: ridge },
    ];
    await addUpdates(on.sql, { projectId, authorId: on.mateo.user.id }, updates);
    const { body } = await on.generate({ folderSelection: [roof, walls] }, { projectId });
    expect(body.report).toContain(
      "What comes next\n---------------\nThe ridge caps come tomorrow [1].\n\n- Ridge (Roof), due Dec 3, 2026\n",
    );
    expect(body.report).not.toMatch(/paint is booked|felt comes next/);
    expect(await on.read(body.id, projectId)).toMatchObject({
      overtakenSentences: 2,
      openItems: [{ name: "Ridge", folder: "Roof", dueDate: "2026-12-03" }],
    });
    const asked = JSON.parse(on.ai.log.chatsWith("updates")[0]?.texts ?? "") as {
      updates: { text: string; done?: boolean }[];
    };
    const doneOf = ({ content }: { content: string }) =>
      asked.updates.find(({ text }) => text === content)?.done;
    expect(asked.updates).toHaveLength(3);
    expect(updates.map(doneOf)).toEqual([true, true, undefined]);
  });

  test("with one key is made once; another request with it is refused", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const before = await on.kept();
    const answers = [await on.generate({}, { headers }), await on.generate({}, { headers })];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await on.follow({}, { headers })).toEqual([{ event: "done", data: answers[0]?.body }]);
    expect(on.ai.log.chatsWith("updates")).toHaveLength(1);
    expect(await on.kept()).toBe(before + 1);
    expect((await on.generate({ reportType: "customer" }, { headers })).status).toBe(409);
  });
});
