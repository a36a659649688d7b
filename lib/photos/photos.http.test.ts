import { describe, expect, test, vi } from "vitest";
import type { PhotoView } from "./view";
import type { UploadView } from "@/lib/files/view";
import type { ProjectDetailView } from "@/lib/projects/view";
import type { CommentView, ProjectPhotoView, UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { corners } from "@/sandbox/fixtures/photos/phone-files";
import { sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const jpeg = Uint8Array.from(
  await (await corners({ width: 800, height: 600, orientation: 6 })).jpeg().toBuffer(),
);

async function announce(by: SignedInClient, bytes: Uint8Array, fields: object = {}) {
  const announced = { kind: "photo", size: bytes.length, sha256: sha256Of(bytes), width: 800, height: 600 };
  return by.post<UploadView>("/api/uploads", { ...announced, ...fields });
}

async function complete(by: SignedInClient, bytes: Uint8Array<ArrayBuffer>, fields: object = {}) {
  const { body } = await announce(by, bytes, fields);
  for (let n = 0; n * 1024 * 1024 < bytes.length; n++) await uploaderOf(by).put(body.id, n, partOf(bytes, n));
  return by.post<{ photoId: string }>(`/api/uploads/${body.id}/complete`, {});
}

async function uploaded(by: SignedInClient): Promise<string> {
  const { status, body } = await complete(by, jpeg);
  expect(status).toBe(201);
  return body.photoId;
}

const updates = () => `/api/projects/${cast.harlow.id}/updates`;

async function posted(by: SignedInClient, photos: number, fields: object = {}): Promise<UpdateView> {
  const photoIds: string[] = [];
  for (let n = 0; n < photos; n++) photoIds.push(await uploaded(by));
  const { status, body } = await by.post<UpdateView>(updates(), { photoIds, ...fields });
  expect(status).toBe(201);
  expect(body.photos.map(({ id }) => id)).toEqual(photoIds);
  return body;
}

async function first(of: { photos: PhotoView[] }): Promise<PhotoView> {
  const [photo] = of.photos;
  if (!photo) throw new Error("There is no photo");
  return photo;
}

const statusOf = async (by: SignedInClient, path: string) => (await by.get(path)).status;

describe("photos", () => {
  test("are their uploader's alone, then of all who see their update, and gone with it", async () => {
    const id = await uploaded(cast.june);
    expect(await statusOf(cast.june, `/api/photos/${id}/thumb`)).toBe(200);
    expect(await statusOf(cast.rosa, `/api/photos/${id}/full`)).toBe(404);
    const { body } = await cast.june.post<UpdateView>(updates(), { photoIds: [id] });
    expect(body).toMatchObject({ content: "", photos: [{ id, width: 800, height: 600, alt: null }] });
    const { url, thumbUrl } = await first(body);
    for (const path of [url, thumbUrl]) {
      expect(await statusOf(cast.rosa, path)).toBe(200);
      expect(await statusOf(cast.mei, path)).toBe(404);
    }
    const listed = await cast.rosa.get<UpdateView[]>(updates());
    expect(listed.body.find((one) => one.id === body.id)?.photos).toEqual(body.photos);
    expect((await cast.june.delete(`/api/updates/${body.id}`)).status).toBe(204);
    for (const path of [url, thumbUrl])
      for (const who of [cast.june, cast.rosa]) expect(await statusOf(who, path)).toBe(404);
    await vi.waitFor(async () => {
      const { rows } = await cast.sql.query("SELECT 1 FROM discarded_blobs");
      expect(rows).toEqual([]);
    });
  });

  test("an update has at most ten of one's own, each once and unposted", async () => {
    const mine = await uploaded(cast.june);
    const others = await uploaded(cast.rosa);
    const eleven = Array.from({ length: 11 }, () => crypto.randomUUID());
    for (const photoIds of [[others], [mine, mine], [crypto.randomUUID()]])
      expect((await cast.june.post(updates(), { photoIds })).status).toBe(400);
    expect((await cast.june.post(updates(), { photoIds: eleven })).body).toMatchObject({
      issues: [{ message: "At most 10 photos." }],
    });
    expect((await cast.june.post(updates(), { photoIds: [mine] })).status).toBe(201);
    expect((await cast.june.post(updates(), { photoIds: [mine] })).status).toBe(400);
    expect((await cast.june.post(updates(), { photoIds: [] })).status).toBe(400);
  });

  test("comments and messages have up to four of them too", async () => {
    const { id } = await posted(cast.june, 1, { content: "Hangers are in" });
    const five = Array.from({ length: 5 }, () => crypto.randomUUID());
    for (const path of [`/api/updates/${id}/comments`, `/api/projects/${cast.harlow.id}/messages`])
      expect((await cast.june.post(path, { photoIds: five })).body).toMatchObject({
        issues: [{ message: "At most 4 photos." }],
      });
    const photoIds = [await uploaded(cast.rosa)];
    const commented = await cast.rosa.post<CommentView>(`/api/updates/${id}/comments`, { photoIds });
    expect([commented.status, commented.body.photos.length]).toEqual([201, 1]);
    const comments = await cast.june.get<CommentView[]>(`/api/updates/${id}/comments`);
    expect(comments.body[0]?.photos).toEqual(commented.body.photos);
    const { url } = await first(commented.body);
    expect(await statusOf(cast.june, url)).toBe(200);
    expect((await cast.rosa.delete(`/api/comments/${commented.body.id}`)).status).toBe(204);
    expect(await statusOf(cast.rosa, url)).toBe(404);
    const messages = `/api/projects/${cast.harlow.id}/messages`;
    const sent = await cast.june.post<UpdateView>(messages, { photoIds: [await uploaded(cast.june)] });
    expect(sent.status).toBe(201);
    expect((await cast.rosa.get<UpdateView[]>(messages)).body[0]?.photos).toEqual(sent.body.photos);
    // Nobody withdraws a message: its only photo goes, and the message stays without it.
    expect((await cast.june.delete(`/api/photos/${(await first(sent.body)).id}`)).status).toBe(204);
    expect((await cast.rosa.get<UpdateView[]>(messages)).body[0]).toMatchObject({ content: "", photos: [] });
  });

  test("of a project come in pages, newest first, with how many there are", async () => {
    await posted(cast.rosa, 3);
    await posted(cast.mateo, 1, { taskId: cast.harlow.framing });
    const path = `/api/projects/${cast.harlow.id}/photos`;
    const all = await cast.rosa.get<ProjectPhotoView[]>(path);
    expect(all.headers.get("x-total-count")).toBe(String(all.body.length));
    const counted = async (by: SignedInClient) =>
      (await by.get<ProjectDetailView>(`/api/projects/${cast.harlow.id}`)).body.photoCount;
    expect(await counted(cast.rosa)).toBe(all.body.length);
    const ofJune = await cast.june.get<ProjectPhotoView[]>(path);
    expect(ofJune.body.length).toBeLessThan(all.body.length);
    expect(await counted(cast.june)).toBe(ofJune.body.length);
    const [one, two] = all.body;
    const page = await cast.rosa.get<ProjectPhotoView[]>(`${path}?limit=1&before=${one?.photo.id ?? ""}`);
    expect(page.body.map(({ photo }) => photo.id)).toEqual([two?.photo.id]);
    expect((await cast.mei.get(path)).status).toBe(404);
    const unlike =
      "SELECT 1 FROM photos p JOIN uploads f ON f.id = p.upload_id WHERE p.update_id IS DISTINCT FROM f.update_id";
    expect((await cast.sql.query(unlike)).rowCount).toBe(0);
  });

  test("are described and removed by their author and owner level, but not the last one of no words", async () => {
    const update = await posted(cast.june, 2);
    const { id, url } = await first(update);
    expect((await cast.mateo.patch(`/api/photos/${id}`, { alt: "x" })).status).toBe(403);
    expect((await cast.june.patch(`/api/photos/${id}`, { alt: "The hanger" })).status).toBe(204);
    const read = await cast.rosa.get<UpdateView>(`/api/updates/${update.id}`);
    expect(read.body.photos[0]?.alt).toBe("The hanger");
    expect((await cast.rosa.delete(`/api/photos/${id}`)).status).toBe(204);
    expect(await statusOf(cast.june, url)).toBe(404);
    expect((await cast.rosa.delete(`/api/photos/${update.photos[1]?.id ?? ""}`)).status).toBe(409);
  });

  test("of one place are found from each of them, oldest first, by those who see them", async () => {
    const [oldest, middle, newest] = [
      await first(await posted(cast.mateo, 1)),
      await first(await posted(cast.mateo, 1, { taskId: cast.harlow.framing })),
      await first(await posted(cast.mateo, 1)),
    ];
    const link = (later: PhotoView, samePlaceAs: string | null) =>
      cast.mateo.patch(`/api/photos/${later.id}`, { samePlaceAs });
    expect((await link(middle, oldest.id)).status).toBe(204);
    expect((await link(newest, middle.id)).status).toBe(204);
    expect((await link(oldest, oldest.id)).status).toBe(400);
    expect((await link(oldest, crypto.randomUUID())).status).toBe(400);
    const samePlace = async (by: SignedInClient, { id }: PhotoView) =>
      (await by.get<ProjectPhotoView[]>(`/api/photos/${id}/same-place`)).body.map(({ photo }) => photo.id);
    const all = [oldest.id, middle.id, newest.id];
    for (const one of [oldest, middle, newest]) expect(await samePlace(cast.rosa, one)).toEqual(all);
    expect(await samePlace(cast.june, newest)).toEqual([oldest.id, newest.id]);
    expect((await link(newest, null)).status).toBe(204);
    expect(await samePlace(cast.rosa, newest)).toEqual([newest.id]);
  });

  test("lose the place that their file says, and have the one alone that is announced", async () => {
    const exif = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 26/1 46/1" } };
    const file = Uint8Array.from(await (await corners()).withExif(exif).jpeg().toBuffer());
    expect(Buffer.from(file).includes("Exif")).toBe(true);
    const place = { lat: 40.44, lon: -79.98 };
    for (const fields of [{}, { place }]) {
      const { body } = await complete(cast.june, file, fields);
      const photo = await first(
        (await cast.june.post<UpdateView>(updates(), { photoIds: [body.photoId] })).body,
      );
      expect(photo.place).toEqual("place" in fields ? place : undefined);
      for (const path of [photo.url, photo.thumbUrl]) {
        const { bytes } = await uploaderOf(cast.rosa).listen(path);
        expect(bytes.length).toBeGreaterThan(500);
        for (const trace of ["Exif", "EXIF", "Phone", "GPS"]) expect(bytes.includes(trace)).toBe(false);
      }
    }
    expect((await announce(cast.june, file, { place: { lat: 91, lon: 0 } })).status).toBe(400);
  });

  test("of another kind, too large or damaged are refused, and leave nothing behind", async () => {
    const svg = Uint8Array.from(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    const gif = Uint8Array.from(Buffer.from("GIF89a\xff\xff\xff\xff\x80\0\0;", "latin1"));
    const bomb = Uint8Array.from(await (await corners({ width: 80, height: 60 })).png().toBuffer());
    new DataView(bomb.buffer).setUint32(16, 30_000);
    new DataView(bomb.buffer).setUint32(20, 30_000);
    for (const file of [svg, gif])
      expect((await complete(cast.june, file, { contentType: "image/jpeg" })).status).toBe(415);
    expect((await complete(cast.june, bomb)).status).toBe(413);
    expect((await complete(cast.june, jpeg.subarray(0, 3_000))).status).toBe(415);
    const refused = "SELECT FROM uploads WHERE sha256 = ANY ($1)";
    const hashes = [svg, gif, jpeg.subarray(0, 3_000)].map((file) => sha256Of(file));
    expect((await cast.sql.query(refused, [hashes])).rowCount).toBe(0);
    expect((await announce(cast.june, jpeg, { size: 16 * 1024 * 1024 })).status).toBe(413);
    expect((await announce(cast.june, jpeg, { width: 30_000, height: 30_000 })).status).toBe(413);
    expect((await announce(cast.june, jpeg, { width: null })).status).toBe(400);
  });
});
