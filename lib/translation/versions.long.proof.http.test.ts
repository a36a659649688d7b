import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { TranslatedItemView } from "./view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { connect } from "@/sandbox/database/test-database";
import { newWorker } from "@/sandbox/fixtures/site-fixture";
import { startVoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";
import { proofCount, report } from "@/sandbox/run/steps/proof";

/*
 * The text that a reader is shown and its translation are always of the same version, no matter who edits it and when the
 * server dies. The sandbox answers "(en) " and the text: a translation tells what it was made of.
 */

const site = await forThisFile(startVoiceSite());
const sql = await forThisFile(connect(site.server.databaseUrl));
const mateo = await newWorker(site.server, site, { name: "Mateo Rivera", language: "es" });

afterEach(() => site.ai.log.clear());

let pairs = 0;

/** Every text that anybody was shown, with its translation. */
async function check(id: string): Promise<boolean> {
  const { body, status } = await site.rosa.get<UpdateView[]>(
    `/api/projects/${site.projectId}/updates?limit=200`,
  );
  if (status !== 200) return false;
  const update = body.find((one) => one.id === id);
  if (!update?.translation) return false;
  pairs += 1;
  expect(update.translation.content).toBe(`(en) ${update.content}`);
  return true;
}

const version = (n: number) => `Faltan ${n} cajas de clavos en la losa.`;
const edit = (id: string, n: number) => mateo.patch(`/api/updates/${id}`, { content: version(n) });
const ask = (id: string) =>
  site.rosa.post<TranslatedItemView[]>("/api/translations", { to: "en", items: [{ type: "update", id }] });

type Step = { do: "edit"; n: number } | { do: "ask" | "look" | "slow" };
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("edit" as const), n: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ do: fc.constantFrom("ask" as const, "look" as const, "slow" as const) }),
  ),
  { minLength: 3, maxLength: 12 },
);

async function take(id: string, step: Step): Promise<void> {
  if (step.do === "edit") await edit(id, step.n);
  else if (step.do === "ask") await ask(id);
  else if (step.do === "look") await check(id);
  else site.ai.log.plant({ on: "chat", delayMs: 120, times: 1 });
}

test(
  "two editors, readers who ask, and a slow service, in any order and at once",
  { timeout: 600_000 },
  async (context) => {
    await fc.assert(
      fc.asyncProperty(steps, steps, steps, async (...people) => {
        const { body } = await mateo.post<UpdateView>(`/api/projects/${site.projectId}/updates`, {
          content: version(0),
        });
        await Promise.all(
          people.map(async (own) => {
            for (const step of own) await take(body.id, step);
          }),
        );
        site.ai.log.clear();
        await expect.poll(async () => (await ask(body.id)).body.length, { timeout: 20_000 }).toBe(1);
        expect(await check(body.id)).toBe(true);
      }),
      { numRuns: proofCount(60, 4) },
    );
    report(context, { pairs });
  },
);

test("a comment is stored with the job that translates it, or not at all", async () => {
  const address = `/api/projects/${site.projectId}/updates`;
  const { body: update } = await site.rosa.post<UpdateView>(address, { content: "92 5/8" });
  const comment = () => mateo.post(`/api/updates/${update.id}/comments`, { content: version(7) });
  const stored = () => countRows(sql, "comments", { update_id: update.id });
  await sql.query(`CREATE FUNCTION refuse_jobs() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no jobs''; END';
    CREATE TRIGGER refuse_jobs BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION refuse_jobs()`);
  const { status } = await comment();
  await sql.query("DROP FUNCTION refuse_jobs CASCADE");
  expect([status, await stored()]).toEqual([500, 0]);
  expect([(await comment()).status, await stored()]).toEqual([201, 1]);
});

test.each(["after posting", "when a reader asks"])(
  "the server killed while what was translated %s is compared: readers who have it hear of the doubts, and nothing is translated twice",
  { timeout: 600_000 },
  async (path) => {
    const [content, translation] = ["Déjenlo secar al sol.", "Let it dry in the shade."];
    site.ai.log.translate(content, translation);
    site.ai.log.judge(translation, { original: "al sol", translated: "in the shade" });
    const [texts, pairs] = [() => site.ai.log.chatsWith("texts"), () => site.ai.log.chatsWith("pairs")];
    site.ai.log.plant({ about: "pairs", delayMs: 60_000, times: 1 });
    const address = `/api/projects/${site.projectId}/updates`;
    const posted = path === "after posting";
    const { body } = await mateo.post<UpdateView>(address, { content: posted ? content : "92 5/8" });
    if (!posted) {
      await sql.query("UPDATE updates SET content = $2, language = 'es' WHERE id = $1", [body.id, content]);
      expect((await ask(body.id)).body).toMatchObject([{ content: translation, doubts: [] }]);
    }
    await expect.poll(() => pairs().length, { timeout: 20_000 }).toBe(1);
    const { headers } = await site.rosa.get(address);
    await site.server.kill();
    await site.server.restart();
    const having = { headers: { "if-none-match": headers.get("etag") ?? "" } };
    const again = async () => (await site.rosa.get(address, having)).status;
    expect(await again()).toBe(304);
    await expect.poll(again, { timeout: 60_000, interval: 500 }).toBe(200);
    const { body: listed } = await site.rosa.get<UpdateView[]>(address);
    expect(listed.find(({ id }) => id === body.id)?.translation?.doubts).toMatchObject([{ kind: "meaning" }]);
    expect([texts().length, pairs().length]).toEqual([1, 2]);
    const { rows } = await sql.query<{ type: string }>(
      "SELECT type FROM events WHERE entity_id = $1 AND type = 'update.translated'",
      [body.id],
    );
    expect(rows).toHaveLength(2);
  },
);

test(
  "the server killed while a translation is under way: another one makes it, once",
  { timeout: 600_000 },
  async (context) => {
    const rounds = proofCount(8, 1);
    for (let round = 0; round < rounds; round += 1) {
      site.ai.log.plant({ on: "chat", delayMs: 3_000, times: 1 });
      const { body } = await mateo.post<UpdateView>(`/api/projects/${site.projectId}/updates`, {
        content: version(round),
      });
      await expect.poll(() => site.ai.log.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
      await site.server.kill();
      await site.server.restart();
      await edit(body.id, 100 + round);
      await expect
        .poll(async () => (await ask(body.id)).body[0]?.content, { timeout: 60_000, interval: 500 })
        .toBe(`(en) ${version(100 + round)}`);
      expect(await check(body.id)).toBe(true);
      site.ai.log.clear();
    }
    report(context, { kills: rounds, pairs });
  },
);
