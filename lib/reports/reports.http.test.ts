import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GeneratedReportView, ReportFoldersView, ReportItemView } from "./view";
import { addUpdates, sentencesFor } from "@/sandbox/reports-fixture";
import { type Reports, startReports } from "@/sandbox/reports-scene";
import { countRows } from "@/sandbox/rows";
import { newProject, newWorker } from "@/sandbox/site-fixture";
import { speech } from "@/sandbox/sounds";
import { listed, postTake, sayingOf, takeOf, untilLike } from "@/sandbox/voice-fixture";

let on: Reports;

beforeAll(async () => {
  on = await startReports();
});

afterEach(() => on.ai.log.clear());

afterAll(() => on.stop());

const unorganized = { folderSelection: ["unorganized"] };

describe("a report", () => {
  test("says what the updates say, with their sources, and is kept, listed and logged", async () => {
    const { status, body } = await on.generate({ timeZone: "America/Chicago" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ reportType: "internal", foldersIncluded: 2, updatesIncluded: 3 });
    expect(body.report).toContain("- North wall poured, 6 m³. [1]");
    expect(body.report).toContain("[1] Mateo Rivas, Nov 18, 2026, Framing");
    expect(body.report).toContain("Framing: 0 of 1 steps");
    expect(body.report).toContain("What was done\n- North wall");
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
    const translated = async () => (await on.read(body.id)).sources.map(({ translation }) => translation);
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
    expect(body.report).toContain("No hay avances en estas carpetas y días.");
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

  test("reads what was said in a recording, and its source can be played", async () => {
    const projectId = await newProject(on.site.rosa, on.site.businessId, "Voice");
    const worker = await newWorker(
      on.server,
      { ...on.site, projectId },
      { name: "Ana Torres", language: "es" },
    );
    const take = takeOf(speech("Colamos la losa.", "es"));
    on.ai.log.say(take.hash, sayingOf("spanish", "Colamos la losa a las nueve."));
    const update = await postTake(worker, projectId, take);
    await untilLike(worker, update, { audioState: "done", transcript: "Colamos la losa a las nueve." });
    on.ai.log.calls.length = 0;
    const { body } = await on.generate({ ...unorganized, language: "es" }, { projectId });
    expect(JSON.parse(on.ai.log.calls[0]?.texts ?? "")).toMatchObject({
      updates: [{ text: "Colamos la losa a las nueve." }],
    });
    const [source] = (await on.read(body.id, projectId)).sources;
    const { audioUrl, audioDurationMs, audioPeaks } = await listed(worker, update);
    expect(audioPeaks?.length).toBeGreaterThan(10);
    expect(source).toMatchObject({
      content: "Colamos la losa a las nueve.",
      ...{ audioUrl, audioDurationMs, audioPeaks },
    });
  });

  test("with one key is made once; another request with it is refused", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const before = await on.kept();
    const answers = [await on.generate({}, { headers }), await on.generate({}, { headers })];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await on.follow({}, { headers })).toEqual([{ event: "done", data: answers[0]?.body }]);
    expect(on.ai.log.calls).toHaveLength(1);
    expect(await on.kept()).toBe(before + 1);
    expect((await on.generate({ reportType: "customer" }, { headers })).status).toBe(409);
  });
});

describe("a customer's report", () => {
  test("leaks no secret of a service that repeats its input, and leaves out no innocent sentence", async () => {
    // As many as are read in one part: the sandbox leaves out some when it joins parts.
    const secrets = sentencesFor("secrets").slice(0, 45);
    const innocent = sentencesFor("innocent").slice(0, 60 - secrets.length);
    const projectId = await on.projectWith([...secrets, ...innocent]);
    const events = await on.follow({ ...unorganized, reportType: "customer" }, { projectId });
    const done = events.at(-1)?.data as GeneratedReportView;
    const kept = await on.read(done.id, projectId);
    const { sources: _, ...shown } = kept;
    const all = JSON.stringify([events, shown]);
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).not.toMatch(/1,850|555|@|4471|8812|diabetes|borracho|lazy|Mateo|Luis/);
    expect(kept.withheldStatements).toBe(secrets.length);
    expect(innocent.filter((sentence) => !done.report.includes(sentence))).toEqual([]);
    expect(on.ai.log.calls[0]?.texts).not.toContain("author");
  });

  test("marks what no source says, and does not quote the source", async () => {
    on.ai.log.plant({ spoil: "number" });
    const { body } = await on.generate({ reportType: "customer" });
    const { sources: _, ...shown } = await on.read(body.id);
    expect(shown.sections.flatMap(({ statements }) => statements.flatMap(({ doubts }) => doubts))).toEqual([
      expect.objectContaining({ kind: "number", original: "" }),
      expect.objectContaining({ kind: "number", original: "" }),
    ]);
    expect(JSON.stringify([body, shown])).not.toMatch(/12 joists|"12/);
  });

  test("names people only when that is chosen, and keeps the clean sentences of an update", async () => {
    const projectId = await on.projectWith(["Mateo set the last truss. The tarp is on. It cost $90."]);
    const asked = { ...unorganized, reportType: "customer" };
    const plain = await on.generate(asked, { projectId });
    expect(plain.body.report).not.toContain("Mateo");
    expect(plain.body.report).toContain("The tarp is on.");
    const named = await on.generate({ ...asked, includeNames: true }, { projectId });
    expect(named.body.report).toContain("Mateo set the last truss.");
    expect(named.body.report).not.toContain("90");
  });
});
