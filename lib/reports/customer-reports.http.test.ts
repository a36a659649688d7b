import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GeneratedReportView, ReportView } from "./view";
import { linesOf } from "@/evaluation/lists";
import { addTask, countRows } from "@/sandbox/database/rows";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { type Reports, startReports } from "@/sandbox/fixtures/reports-scene";
import { expectRefusal } from "@/sandbox/http/refusal";

let on: Reports;

beforeAll(async () => {
  on = await startReports();
});

afterEach(() => on.ai.log.clear());

afterAll(() => on.stop());

const unorganized = { folderSelection: ["unorganized"] };

describe("a customer's report", () => {
  test("leaks no secret of a service that repeats its input, and leaves out no innocent sentence", async () => {
    // As many as are read in one part: the sandbox leaves out some when it joins parts.
    const secrets = linesOf("confidential/secrets").slice(0, 45);
    const innocent = linesOf("confidential/innocent").slice(0, 60 - secrets.length);
    const { events, seen, kept } = await forCustomer([...secrets, ...innocent]);
    // Without ids and times, which may contain any digits.
    const all = JSON.stringify([events, seen]).replaceAll(
      /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\dT[\d:.]+Z/g,
      "",
    );
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).not.toMatch(/1,850|555|@|4471|8812|diabetes|borracho|lazy|Mateo|Luis/);
    expect(kept.withheld.length).toBeGreaterThanOrEqual(secrets.length);
    expect(innocent.filter((sentence) => !all.includes(sentence))).toEqual([]);
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
    for (const secrets of halves(linesOf(`confidential/${file}`))) {
      const { events, seen, kept } = await forCustomer(secrets);
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
    for (const sentences of halves(linesOf(`confidential/${file}`)))
      waiting.push(...(await forCustomer(sentences)).kept.withheld.map(({ text }) => text));
    expect(waiting.length, waiting.join("\n")).toBeLessThanOrEqual(most);
  });

  test("gets a withheld sentence once somebody has released it, who is named and logged", async () => {
    const {
      id,
      projectId,
      kept: before,
    } = await forCustomer(["The slab is poured.", "Dale takes over the site.", "The roof is dry."]);
    expect(before.withheld).toMatchObject([{ at: 1, text: "Dale takes over the site.", sources: [3] }]);
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
    expect(report).toContain("The slab is poured [1]. Dale takes over the site [2]. The roof is dry [3].");
    expect(withheld).toEqual([]);
    expect(releases).toEqual([{ at: 1, by: { name: "Rosa Ortiz" }, releasedAt: expect.any(String) }]);
    expect((await on.site.rosa.put<ReportView>(`${path}/releases/1`, {})).body).toEqual(released.body);
    const logged = { action: "report.sentence-released", entity_id: id, user_id: on.site.rosa.user.id };
    expect(await countRows(on.sql, "action_logs", logged)).toBe(1);
    await expectRefusal(on.sql, () => on.site.rosa.put(`${path}/releases/0`, {}), 404, "not_found");
    await expectRefusal(on.sql, () => on.mateo.put(`${path}/releases/1`, {}), 404, "not_found");
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
    expect(JSON.stringify([body, shown])).not.toMatch(/12 joists|"12/);
  });

  test("names people only when that is chosen, and keeps the clean sentences of an update", async () => {
    const projectId = await on.projectWith(["Mateo set the last truss. The tarp is on. It cost $90."]);
    const asked = { ...unorganized, reportType: "customer" };
    const plain = await on.generate(asked, { projectId });
    expect(plain.body.report).not.toContain("Mateo");
    expect(plain.body.report).toContain("The tarp is on [1].");
    const named = await on.generate({ ...asked, includeNames: true }, { projectId });
    expect(named.body.report).toContain("Mateo set the last truss [1].");
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
  async function forCustomer(contents: string[]) {
    const projectId = await on.projectWith(contents);
    const events = await on.follow({ ...unorganized, reportType: "customer" }, { projectId });
    const { id } = (events.at(-1) ?? { data: {} }).data as GeneratedReportView;
    const kept = await on.read(id, projectId);
    const { sources: _, withheld: __, ...seen } = kept;
    return { id, projectId, events, kept, seen };
  }

  /** As many as are read in one part. */
  function halves(sentences: string[]): string[][] {
    return [sentences.slice(0, 50), sentences.slice(50)];
  }
});
