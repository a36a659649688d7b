import { describe, expect, test } from "vitest";
import type { ReportView } from "./view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { addPhoto } from "@/sandbox/database/rows";
import { addUpdates } from "@/sandbox/fixtures/reports-fixture";
import { startReports } from "@/sandbox/fixtures/reports-scene";
import { newProject } from "@/sandbox/fixtures/site-fixture";
import { expectRefusal } from "@/sandbox/http/refusal";

const on = await forThisFile(startReports({ hasService: false }));

/** Photos of Mateo's, each in an update of its own, with these descriptions. */
async function photos(alts: (string | null)[], projectId = on.site.projectId) {
  const authorId = on.mateo.user.id;
  const added = await addUpdates(
    on.sql,
    { projectId, authorId },
    alts.map(() => ({ content: "" })),
  );
  const ids: string[] = [];
  for (const [at, updateId] of added.entries()) {
    const id = await addPhoto(on.sql, authorId, updateId);
    await on.sql.query("UPDATE photos SET alt = $2 WHERE upload_id = $1", [id, alts[at]]);
    ids.push(id);
  }
  return { ids, updateIds: added };
}

const shownIn = ({ photos: shown }: ReportView) => shown.map(({ id }) => id);
const addressOf = (id: string) => `/api/projects/${on.site.projectId}/reports/${id}`;

describe("the photos of a report", () => {
  test("are chosen with it, named in its text, and gone once they are deleted or their update is withdrawn", async () => {
    const { ids, updateIds } = await photos(["The north wall", null, "The crane"]);
    const chosen = [ids[2], ids[0], ids[1]];
    const { status, body } = await on.generate({ photoIds: chosen });
    expect(status).toBe(200);
    expect(body.report).toMatch(
      /\nPhotos\n-{6}\nPhoto 1\. .+, Mateo.*: The crane\nPhoto 2\. .+: The north wall\nPhoto 3\. .+, Mateo[^:]*\n$/,
    );
    const read = await on.read(body.id);
    expect(shownIn(read)).toEqual(chosen);
    expect(read.report).toBe(body.report);
    const tag = (await on.site.rosa.get(addressOf(body.id))).headers.get("etag") ?? "";
    await on.sql.query("UPDATE updates SET content = 'Crane' WHERE id = $1", [updateIds[2]]);
    expect((await on.site.rosa.delete(`/api/photos/${ids[2] ?? ""}`)).status).toBe(204);
    const changed = await on.site.rosa.get<ReportView>(addressOf(body.id), {
      headers: { "if-none-match": tag },
    });
    expect([changed.status, shownIn(changed.body)]).toEqual([200, [ids[0], ids[1]]]);
    expect(changed.body.report).toContain("Photo 1. ");
    expect(changed.body.report).not.toContain("The crane\n");
    expect((await on.mateo.delete(`/api/updates/${updateIds[0] ?? ""}`)).status).toBe(204);
    expect(shownIn(await on.read(body.id))).toEqual([ids[1]]);
  });

  test("are chosen anew later; the same choice twice is the same, and an empty one takes them out", async () => {
    const { ids } = await photos(["One", "Two"]);
    const { body } = await on.generate({ photoIds: ids });
    const path = `${addressOf(body.id)}/photos`;
    for (const photoIds of [[ids[1]], [ids[1]], [ids[1], ids[0]], []]) {
      const { etag } = await on.site.rosa.get(addressOf(body.id)).then(({ headers }) => ({
        etag: headers.get("etag") ?? "",
      }));
      const put = await on.site.rosa.put<ReportView>(path, { photoIds });
      expect([put.status, shownIn(put.body)]).toEqual([200, photoIds]);
      const headers = { "if-none-match": etag };
      const seen = await on.site.rosa.get<ReportView>(addressOf(body.id), { headers });
      expect([seen.status, shownIn(seen.body)]).toEqual([200, photoIds]);
    }
    expect((await on.read(body.id)).report).not.toContain("Photo 1");
  });

  test("name nobody and nothing confidential to a customer", async () => {
    const { ids } = await photos(["The roof is dry.", "Luis was drunk again."]);
    const { body } = await on.generate({ photoIds: ids, reportType: "customer" });
    const read = await on.read(body.id);
    expect(read.photos.map(({ author, caption }) => [author, caption])).toEqual([
      [null, "The roof is dry."],
      [null, null],
    ]);
    expect(JSON.stringify([read.photos, body.report])).not.toMatch(/Luis|Mateo/);
  });

  test("are described in the report's language, or not at all", async () => {
    const spanish = ["El techo está seco.", "Falta una viga.", "La zanja tiene agua.", "4B"];
    const { ids } = await photos(spanish);
    const translate = (id: string | undefined, content: string, doubts: object[]) =>
      on.sql.query(
        `INSERT INTO translations (id, subject_type, subject_id, project_id, source_hash, from_language, to_language, content, doubts)
         SELECT gen_random_uuid(), 'photo', upload_id, project_id, text_version, 'es', 'en', $2, $3 FROM photos WHERE upload_id = $1`,
        [id, content, JSON.stringify(doubts)],
      );
    await translate(ids[0], "The roof is dry.", []);
    await translate(ids[1], "Two beams are missing.", [{ kind: "number" }]);
    const inEnglish = ["The roof is dry.", null, null, "4B"];
    const captions = ({ photos: shown }: ReportView) => shown.map(({ caption }) => caption);
    for (const reportType of ["internal", "customer"]) {
      const { body } = await on.generate({ photoIds: ids, reportType, language: "en" });
      expect(captions(await on.read(body.id))).toEqual(inEnglish);
      const path = `${addressOf(body.id)}/photos`;
      expect(captions((await on.site.rosa.put<ReportView>(path, { photoIds: ids })).body)).toEqual(inEnglish);
    }
    const { body } = await on.generate({ photoIds: ids, language: "es" });
    expect(captions(await on.read(body.id))).toEqual(spanish);
  });

  test("are of the project alone, each once, without those that are gone, and no more than twenty", async () => {
    const other = await newProject(on.site.rosa, on.site.businessId, "Elsewhere");
    const foreign = (await photos([null], other)).ids;
    const { ids } = await photos([null]);
    const { body } = await on.generate({ photoIds: [...ids, ...ids] });
    expect(shownIn(await on.read(body.id))).toEqual(ids);
    const { ids: gone, updateIds } = await photos([null]);
    expect((await on.mateo.delete(`/api/updates/${updateIds[0] ?? ""}`)).status).toBe(204);
    const put = (photoIds: unknown[]) =>
      on.site.rosa.put<ReportView>(`${addressOf(body.id)}/photos`, { photoIds });
    for (const others of [foreign, gone, [crypto.randomUUID()]]) {
      const photoIds = [...others, ...ids];
      expect(shownIn((await put(photoIds)).body)).toEqual(ids);
      const made = await on.generate({ photoIds });
      expect([made.status, shownIn(await on.read(made.body.id))]).toEqual([200, ids]);
    }
    const many = Array.from({ length: 21 }, () => crypto.randomUUID());
    await expectRefusal(on.sql, () => put(many), 400, "validation_failed");
    await expectRefusal(on.sql, () => on.generate({ photoIds: many }), 400, "validation_failed");
  });
});
