import { beforeEach, expect, test, vi } from "vitest";
import type { UploadView } from "@/lib/files/view";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { connect } from "@/sandbox/database/test-database";
import { untilIdle } from "@/sandbox/database/until-idle";
import { corners } from "@/sandbox/fixtures/photos/phone-files";
import { newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer({ ai: true, env: { OPENAI_IMAGE_MODEL: "sees" } }));
const { ai } = server;
const site = await rosasSite(server);
const mateo = await newWorker(server, site);
const sql = await forThisFile(connect(server.databaseUrl));

beforeEach(async () => {
  await untilIdle(sql);
  ai.log.clear();
});

/** Of all calls, those that look at a picture. */
const looks = () => ai.log.calls.filter(({ model }) => model === "sees");

/** An update of Mateo's with one photo and no words; its id. */
async function posted(): Promise<string> {
  const bytes = Uint8Array.from(await (await corners({ width: 80, height: 60 })).jpeg().toBuffer());
  const announced = { kind: "photo", size: bytes.length, sha256: sha256Of(bytes), width: 80, height: 60 };
  const { body: upload } = await mateo.post<UploadView>("/api/uploads", announced);
  await uploaderOf(mateo).put(upload.id, 0, bytes);
  const { body } = await mateo.post<{ photoId: string }>(`/api/uploads/${upload.id}/complete`, {});
  const path = `/api/projects/${site.projectId}/updates`;
  return (await mateo.post<UpdateView>(path, { photoIds: [body.photoId] })).body.id;
}

const photoOf = async (id: string) => (await site.rosa.get<UpdateView>(`/api/updates/${id}`)).body.photos[0];

test("a photo gets a proposal in its author's language, once, paid for by the business and read in others, until a person writes", async () => {
  await sql.query("UPDATE users SET language = 'es' WHERE id = $1", [mateo.user.id]);
  const id = await posted();
  await vi.waitFor(async () =>
    expect(await photoOf(id)).toMatchObject({ alt: null, altProposed: expect.stringContaining("Muestra") }),
  );
  await untilIdle(sql);
  expect(looks()).toHaveLength(1);
  const { rows } = await sql.query("SELECT calls FROM ai_costs WHERE business_id = $1", [site.businessId]);
  expect(rows).toEqual([{ calls: ai.log.calls.length }]);
  const photo = await photoOf(id);
  expect(photo).toMatchObject({
    language: "es",
    translation: { to: "en", content: `(en) ${photo?.altProposed ?? ""}` },
  });
  expect((await mateo.patch(`/api/photos/${photo?.id ?? ""}`, { alt: "La viga" })).status).toBe(204);
  const described = await photoOf(id);
  expect(described?.alt).toBe("La viga");
  expect(described).not.toHaveProperty("altProposed");
});

test("what a person wrote first stays, and a refused photo has no proposal", async () => {
  let go = () => {};
  ai.log.plant({ until: new Promise<void>((resolve) => (go = resolve)), times: 1 });
  const written = await posted();
  await vi.waitFor(() => expect(looks()).toHaveLength(1));
  const photo = await photoOf(written);
  await mateo.patch(`/api/photos/${photo?.id ?? ""}`, { alt: "La viga" });
  go();
  await untilIdle(sql);
  expect(await photoOf(written)).toMatchObject({ alt: "La viga" });
  ai.log.plant({ status: 400, times: 1 });
  const refused = await posted();
  await vi.waitFor(() => expect(looks()).toHaveLength(2));
  await untilIdle(sql);
  expect(await photoOf(refused)).not.toHaveProperty("altProposed");
});
