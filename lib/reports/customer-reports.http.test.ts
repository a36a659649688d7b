import { afterEach, describe, expect, test } from "vitest";
import type { GeneratedReportView, ReportView } from "./view";
import { linesOf } from "@/evaluation/lists";
import { type Locale, LOCALES } from "@/lib/i18n/locale";
import { languagesOf } from "@/lib/language/languages-of";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addTask, countRows } from "@/sandbox/database/rows";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { expectRefusal } from "@/sandbox/http/refusal";

const on = await forThisFile(startReports());

afterEach(() => on.ai.log.clear());

const unorganized = { folderSelection: ["unorganized"] };

describe("a customer's report", () => {
  test("leaks no secret of a service that repeats its input, and leaves out no innocent sentence", async () => {
    // As many as are read in one part: the sandbox leaves out some when it joins parts.
    const secrets = linesOf("confidential/secrets").slice(0, 45);
    const innocent = linesOf("confidential/innocent").slice(0, 60 - secrets.length);
    for (const language of LOCALES) {
      const [held, shown] = [secrets, innocent].map((list) =>
        list.filter((one) => languageOf(one) === language),
      );
      const { events, seen, kept } = await forCustomer([...held!, ...shown!], language);
      // Without ids and times, which may contain any digits.
      const all = JSON.stringify([events, seen]).replaceAll(
        /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\dT[\d:.]+Z/g,
        "",
      );
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
      expect(all).not.toMatch(/1,850|555|@|4471|8812|diabetes|borracho|lazy|Mateo|Luis/);
      expect(kept.withheld.length).toBeGreaterThanOrEqual(held!.length);
      expect(shown!.filter((sentence) => !all.includes(sentence))).toEqual([]);
    }
    expect(on.ai.log.calls[0]?.texts).not.toContain("author");
    expect(on.ai.log.calls[1]?.texts).not.toContain("updates");
  });

  /* The sandbox sorts leniently; what withholds is the check. Of planted-third and of both fourth files only counts were seen: there it may do no worse than on the day when they were counted. */
  test.each([
    ["planted", 0],
    ["planted-held-out", 0],
    ["planted-third", 2],
    ["planted-fourth", 9],
  ] as const)("of 100 secrets that were planted (%s), %i reach it without a release", async (file, most) => {
    const reached: string[] = [];
    for (const [language, secrets] of partsOf(linesOf(`confidential/${file}`))) {
      const { events, seen, kept } = await forCustomer(secrets, language);
      const waiting = new Set(kept.withheld.map(({ text }) => text));
      const all = JSON.stringify([events, seen]);
      reached.push(...secrets.filter((secret) => !waiting.has(secret) || all.includes(secret)));
    }
    expect(reached.length, reached.join("\n")).toBeLessThanOrEqual(most);
  });

  test.each([
    ["harmless", 0],
    ["harmless-held-out", 10],
    ["harmless-third", 10],
    ["harmless-fourth", 5],
  ] as const)("of 100 sentences without any (%s), at most %i wait", async (file, most) => {
    const waiting: string[] = [];
    for (const [language, sentences] of partsOf(linesOf(`confidential/${file}`))) {
      const { kept } = await forCustomer(sentences, language);
      waiting.push(...kept.withheld.map(({ text }) => text));
      expect(kept.untranslatedSentences).toBe(0);
    }
    expect(waiting.length, waiting.join("\n")).toBeLessThanOrEqual(most);
  });

  test("gets a withheld sentence once somebody has released it, who is named and logged", async () => {
    const {
      id,
      projectId,
      kept: before,
    } = await forCustomer(["The slab is poured.", "Dale takes over the site.", "The roof is dry."]);
    const hold = { reason: "person", words: [] };
    expect(before.withheld).toMatchObject([{ at: 1, text: "Dale takes over the site.", sources: [3], hold }]);
    const path = `/api/projects/${projectId}/reports/${id}`;
    const released = await on.site.rosa.put<ReportView>(`${path}/releases/1`, {});
    expect(released.status).toBe(200);
    const { sections, report, withheld, releases } = released.body;
    const shown = sections.flatMap(({ statements }) =>
      statements.map(({ text, sources }) => [text, ...sources]),
    );
    expect(shown).toEqual([
      ["The slab is poured.", 1],
      ["Dale takes over the site.", 2],
      ["The roof is dry.", 3],
    ]);
    expect(report).toContain("The slab is poured. Dale takes over the site. The roof is dry.");
    expect(withheld).toEqual([]);
    expect(releases).toEqual([{ at: 1, by: { name: "Rosa Ortiz" }, releasedAt: expect.any(String) }]);
    expect((await on.site.rosa.put<ReportView>(`${path}/releases/1`, {})).body).toEqual(released.body);
    const logged = { action: "report.sentence-released", entity_id: id, user_id: on.site.rosa.user.id };
    expect(await countRows(on.sql, "action_logs", logged)).toBe(1);
    const taken = await on.site.rosa.delete<ReportView>(`${path}/releases/1`);
    expect(taken.body).toMatchObject({ withheld: before.withheld, releases: [], report: before.report });
    expect((await on.site.rosa.delete<ReportView>(`${path}/releases/1`)).body).toEqual(taken.body);
    const takenBack = { ...logged, action: "report.release-taken-back" };
    expect(await countRows(on.sql, "action_logs", takenBack)).toBe(1);
    await on.site.rosa.put(`${path}/releases/1`, {});
    await expectRefusal(on.sql, () => on.mateo.delete(`${path}/releases/1`), 404, "not_found");
    await expectRefusal(on.sql, () => on.site.rosa.put(`${path}/releases/0`, {}), 404, "not_found");
    await expectRefusal(on.sql, () => on.mateo.put(`${path}/releases/1`, {}), 404, "not_found");
  });

  test("names no sources, folders of updates or authors, and lists none", async () => {
    const { kept } = await forCustomer(["The slab is poured.", "The roof is dry."]);
    expect(kept.report).toContain("The slab is poured. The roof is dry.");
    expect(kept.report).not.toMatch(/\[\d|Sources|Unorganized|Mateo/);
    expect(kept.sources).toHaveLength(2);
  });

  test("has what a person wrote in the place of a sentence, as theirs, until they restore it", async () => {
    const { id, projectId, kept } = await forCustomer(["The slab is poured.", "The roof is dry."]);
    const path = `/api/projects/${projectId}/reports/${id}/sentences/1`;
    const edit = { content: " The roof is\nclosed. ", version: 0 };
    const { status, body } = await on.site.rosa.put<ReportView>(path, edit);
    expect(status).toBe(200);
    const by = { by: { name: "Rosa Ortiz" }, at: expect.any(String) };
    expect(body.sections[0]?.statements[1]).toMatchObject({
      text: "The roof is closed.",
      edited: by,
      version: 1,
      doubts: [],
    });
    expect(body.sections[0]?.statements[0]).toMatchObject({ edited: null, version: 0 });
    expect(body.report).toContain("The slab is poured. The roof is closed.");
    // The same once more changes nothing, another edit of what somebody has changed since is refused.
    expect((await on.site.rosa.put<ReportView>(path, edit)).body).toEqual(body);
    const unseen = () => on.site.rosa.put(path, { content: "The roof is wet.", version: 0 });
    await expectRefusal(on.sql, unseen, 409, "conflict");
    const restored = await on.site.rosa.put<ReportView>(path, { content: null, version: 1 });
    expect(restored.body.report).toBe(kept.report);
    expect(restored.body.sections[0]?.statements[1]).toMatchObject({ edited: null, version: 2 });
    const logged = { action: "report.sentence-changed", entity_id: id };
    expect(await countRows(on.sql, "action_logs", logged)).toBe(2);
    for (const wrong of [{ content: " " }, { content: "a".repeat(1_001) }, { content: "Dry.", version: -1 }])
      await expectRefusal(on.sql, () => on.site.rosa.put(path, wrong), 400, "validation_failed");
    await expectRefusal(on.sql, () => on.mateo.put(path, { content: "Dry." }), 404, "not_found");
  });

  test("withholds what a person wrote where the check holds it, also in the place of what was released", async () => {
    const { id, projectId, kept } = await forCustomer(["The slab is poured.", "Dale takes over the site."]);
    const path = `/api/projects/${projectId}/reports/${id}`;
    await on.site.rosa.put(`${path}/releases/1`, {});
    const held = await on.site.rosa.put<ReportView>(`${path}/sentences/1`, {
      content: "The site costs $90 more.",
    });
    const hold = { reason: "money", words: [] };
    expect(held.body.withheld).toMatchObject([{ at: 1, text: "The site costs $90 more.", hold, version: 1 }]);
    expect(held.body).toMatchObject({ releases: [], report: kept.report });
    // A release of the earlier wording is none of this one.
    await expectRefusal(on.sql, () => on.site.rosa.put(`${path}/releases/1`, {}), 409, "conflict");
    const released = await on.site.rosa.put<ReportView>(`${path}/releases/1`, { version: 1 });
    expect(released.body.report).toContain("The site costs $90 more.");
    const fit = { content: "The site is clean.", version: 1 };
    const shown = await on.site.rosa.put<ReportView>(`${path}/sentences/1`, fit);
    expect(shown.body).toMatchObject({ withheld: [], releases: [] });
    expect(shown.body.report).toContain("The slab is poured. The site is clean.");
    const restored = { content: null, version: 2 };
    const waiting = await on.site.rosa.put<ReportView>(`${path}/sentences/1`, restored);
    expect(waiting.body.withheld).toMatchObject([{ text: "Dale takes over the site." }]);
    expect(waiting.body.report).toBe(kept.report);
  });

  test("has nothing of a sentence that was left out, until it is put back as it was", async () => {
    const { id, projectId, kept } = await forCustomer(["The slab is poured.", "The roof is dry."]);
    const path = `/api/projects/${projectId}/reports/${id}/sentences/0`;
    const content = "The slab is level.";
    await on.site.rosa.put(path, { content });
    const { body } = await on.site.rosa.put<ReportView>(path, { content, isLeftOut: true, version: 1 });
    expect(body.report).not.toContain("slab");
    expect(body.sections).toMatchObject([{ statements: [{ text: "The roof is dry.", sources: [1] }] }]);
    const leftOut = { by: { name: "Rosa Ortiz" }, at: expect.any(String) };
    expect(body.leftOut).toMatchObject([{ at: 0, text: content, sources: [2], leftOut }]);
    const put = await on.site.rosa.put<ReportView>(path, { content, version: 2 });
    expect(put.body.leftOut).toEqual([]);
    expect(put.body.report).toContain("The slab is level. The roof is dry.");
    expect(put.body.sources).toEqual(kept.sources);
  });

  test("keeps one of two edits at once, and tells the other", async () => {
    const { id, projectId } = await forCustomer(["The slab is poured."]);
    const path = `/api/projects/${projectId}/reports/${id}/sentences/0`;
    const texts = ["The slab is level.", "The slab is dry."];
    const answers = await Promise.all(
      texts.map((content) => on.site.rosa.put<ReportView>(path, { content })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { report } = await on.read(id, projectId);
    expect(texts.filter((text) => report.includes(text))).toEqual([
      texts[answers.findIndex(({ status }) => status === 200)],
    ]);
  });

  test("is compared with its sources once, and that is logged once", async () => {
    const { id, projectId, kept } = await forCustomer(["The slab is poured."]);
    expect(kept.reviewedAt).toBeNull();
    const path = `/api/projects/${projectId}/reports/${id}/review`;
    const { body } = await on.site.rosa.put<ReportView>(path, {});
    expect(body.reviewedAt).toEqual(expect.any(String));
    expect((await on.site.rosa.put<ReportView>(path, {})).body).toEqual(body);
    expect(await countRows(on.sql, "action_logs", { action: "report.reviewed", entity_id: id })).toBe(1);
  });

  test("marks what no source says, and does not quote the source", async () => {
    on.ai.log.plant({ spoil: "number" });
    const { body } = await on.generate({ reportType: "customer" });
    const { sources: _, withheld: __, ...shown } = await on.read(body.id);
    expect(shown.sections.flatMap(({ statements }) => statements.flatMap(({ doubts }) => doubts))).toEqual([
      expect.objectContaining({ kind: "number", original: "" }),
      expect.objectContaining({ kind: "number", original: "" }),
    ]);
    expect(JSON.stringify([body, shown])).not.toMatch(/12 joists|"12"/);
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

  test("does not name a folder in a language that the check has no words of", async () => {
    const projectId = await on.projectWith([]);
    const french = "Préparation du béton et pose du carrelage de la salle";
    const tasks = [await addTask(on.sql, projectId, french), await addTask(on.sql, projectId, "Kitchen")];
    await on.sql.query("UPDATE project_tasks SET display_order = 1 WHERE id = $1", [tasks[1]]);
    const rows = tasks.map((taskId) => ({ content: "The slab is poured.", taskId }));
    await addUpdates(on.sql, { projectId, authorId: on.mateo.user.id }, rows);
    const namesIn = async (reportType: string) => {
      const { body } = await on.generate({ folderSelection: tasks, reportType }, { projectId });
      const { folders } = await on.read(body.id, projectId);
      return { names: folders.map(({ name }) => name), isNamed: body.report.includes(french) };
    };
    expect(await namesIn("customer")).toEqual({ names: [null, "Kitchen"], isNamed: false });
    expect((await namesIn("internal")).names).toEqual([french, "Kitchen"]);
  });

  /** A customer's report of such updates: all its events, what of it a customer may see, and what the office has. */
  async function forCustomer(contents: string[], language: Locale = "en") {
    const projectId = await on.projectWith(contents);
    const asked = { ...unorganized, reportType: "customer", language };
    const events = await on.follow(asked, { projectId });
    const { id } = (events.at(-1) ?? { data: {} }).data as GeneratedReportView;
    const kept = await on.read(id, projectId);
    const { sources: _, withheld: __, ...seen } = kept;
    return { id, projectId, events, kept, seen };
  }

  /** By language, which a report has one of; as many as are read in one part. */
  function partsOf(sentences: string[]): [Locale, string[]][] {
    return LOCALES.flatMap((language) => {
      const own = sentences.filter((one) => languageOf(one) === language);
      return [own.slice(0, 50), own.slice(50)].map((some): [Locale, string[]] => [language, some]);
    });
  }

  function languageOf(sentence: string): Locale {
    const [main] = languagesOf(sentence);
    return main === "es" ? "es" : "en";
  }
});
