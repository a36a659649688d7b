import { describe, expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast, type Kind, KINDS, made, personOf } from "@/sandbox/fixtures/cast";
import { uploadPhoto } from "@/sandbox/fixtures/photos/post-photos";
import { uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { startTestServer } from "@/sandbox/servers/test-server";

/* Who is given a photo, and how. */

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

const MANAGERS = ["projectOwner", "admin", "owner"] as const satisfies Kind[];
const EVERYBODY = ["assigned", "unassigned", "subtaskOnly", ...MANAGERS] as const satisfies Kind[];

const update = (place: object, photoIds: string[]) =>
  made(cast.mateo.post(`/api/projects/${cast.harlow.id}/updates`, { photoIds, ...place }));
const comment = async (on: string, photoIds: string[]) => {
  const id = await made(cast.mateo.post(`/api/updates/${on}/comments`, { photoIds }));
  return `/api/comments/${id}`;
};
const message = async (photoIds: string[], to: object = {}) => {
  await made(cast.mateo.post(`/api/projects/${cast.harlow.id}/messages`, { photoIds, ...to }));
  return null;
};

/** Mateo's photos: what they are in, who is given them, and how that is withdrawn, if it can be. */
const HOLDERS: [name: string, hold: (photoIds: string[]) => Promise<string | null>, seenBy: Kind[]][] = [
  ["nothing yet", () => Promise.resolve(null), ["assigned"]],
  ["an update in no task", async (ids) => `/api/updates/${await update({}, ids)}`, [...EVERYBODY]],
  [
    "an update in his task",
    async (ids) => `/api/updates/${await update({ taskId: cast.harlow.framing }, ids)}`,
    ["assigned", ...MANAGERS],
  ],
  [
    "an update in a subtask of another",
    async (ids) => `/api/updates/${await update({ subtaskId: cast.harlow.joists }, ids)}`,
    ["assigned", "subtaskOnly", ...MANAGERS],
  ],
  ["a comment in his task", (ids) => comment(cast.harlow.updates.framing, ids), ["assigned", ...MANAGERS]],
  ["a message to the team", (ids) => message(ids), [...EVERYBODY]],
  [
    "a message to one person",
    (ids) => message(ids, { recipientId: cast.june.user.id }),
    ["assigned", "unassigned"],
  ],
];

/** Who is given a photo, and could have its description translated if there were a service: once it is in something. */
async function given(id: string, isPosted = true): Promise<Kind[]> {
  const seen: Kind[] = [];
  for (const kind of KINDS) {
    const statuses: number[] = [];
    for (const picture of ["full", "thumb"])
      statuses.push((await personOf(cast, kind).get(`/api/photos/${id}/${picture}`)).status);
    const refused = { visitor: 401, suspended: 401 }[kind as string] ?? 404;
    if (statuses[0] === 200) seen.push(kind);
    const asked = { to: "es", items: [{ type: "photo", id }] };
    const { status } = await personOf(cast, kind).post("/api/translations", asked);
    expect([kind, status]).toEqual([
      kind,
      statuses[0] === 200 && isPosted ? 503 : refused === 401 ? 401 : 200,
    ]);
    expect([kind, statuses]).toEqual([kind, Array(2).fill(statuses[0] === 200 ? 200 : refused)]);
  }
  return seen;
}

describe("a photo and its thumb", () => {
  test.each(HOLDERS)(
    "in %s are given to those who see that, and to nobody once it is withdrawn",
    async (name, hold, seenBy) => {
      const id = await uploadPhoto(cast.mateo);
      const address = await hold([id]);
      const alt = "The wall of the kitchen";
      await cast.sql.query("UPDATE photos SET alt = $2 WHERE upload_id = $1", [id, alt]);
      expect((await given(id, name !== "nothing yet")).toSorted()).toEqual(seenBy.toSorted());
      if (!address) return;
      expect((await cast.mateo.delete(address)).status).toBe(204);
      expect(await given(id)).toEqual([]);
    },
  );

  test("in a message may be described by its author and owner level, in a private one by its people's alone", async () => {
    const { mateo, dale, june } = cast;
    const statuses = async (to: object) => {
      const id = await uploadPhoto(mateo);
      await message([id], to);
      const described = [mateo, dale, june].map((by) => by.patch(`/api/photos/${id}`, { alt: "The wall" }));
      return (await Promise.all(described)).map(({ status }) => status);
    };
    expect(await statuses({})).toEqual([204, 204, 403]);
    expect(await statuses({ recipientId: june.user.id })).toEqual([204, 404, 403]);
  });

  test("are no longer given to somebody who was suspended or removed, also their own", async () => {
    const { sql, mateo, dale, harlow } = cast;
    const [own, unposted] = [await uploadPhoto(mateo), await uploadPhoto(mateo)];
    await update({}, [own]);
    const statusOf = async (id: string) => (await mateo.get(`/api/photos/${id}/full`)).status;
    await sql.query("UPDATE users SET suspended_at = now() WHERE id = $1", [mateo.user.id]);
    expect([await statusOf(own), await statusOf(unposted)]).toEqual([401, 401]);
    await sql.query("UPDATE users SET suspended_at = NULL WHERE id = $1", [mateo.user.id]);
    expect([await statusOf(own), await statusOf(unposted)]).toEqual([200, 200]);
    expect((await dale.delete(`/api/projects/${harlow.id}/members/${mateo.user.id}`)).status).toBe(204);
    expect([await statusOf(own), await statusOf(unposted)]).toEqual([404, 200]);
    expect((await dale.get(`/api/photos/${own}/thumb`)).status).toBe(200);
  });

  test("are sent whole or in the ranges that are asked for, the thumb always whole", async () => {
    const id = await uploadPhoto(cast.june);
    const { listen } = uploaderOf(cast.june);
    const whole = await listen(`/api/photos/${id}/full`);
    const size = whole.bytes.length;
    const headers = Object.fromEntries(whole.answer.headers);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable, no-transform",
    });
    const range = async (value: string) => {
      const { answer, bytes } = await listen(`/api/photos/${id}/full`, { range: value });
      return [answer.status, answer.headers.get("content-range"), bytes];
    };
    expect(await range("bytes=0-1")).toEqual([206, `bytes 0-1/${size}`, whole.bytes.subarray(0, 2)]);
    expect(await range("bytes=100-")).toEqual([
      206,
      `bytes 100-${size - 1}/${size}`,
      whole.bytes.subarray(100),
    ]);
    expect(await range("bytes=-3")).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      whole.bytes.subarray(-3),
    ]);
    expect(await range(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, Buffer.alloc(0)]);
    const thumb = await listen(`/api/photos/${id}/thumb`, { range: "bytes=0-1" });
    expect([thumb.answer.status, thumb.answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    for (const picture of ["full", "thumb"]) {
      const path = `/api/photos/${id}/${picture}`;
      const head = await listen(path, {}, "HEAD");
      expect([head.answer.status, head.bytes.length]).toEqual([200, 0]);
      const etag = head.answer.headers.get("etag") ?? "";
      expect((await listen(path, { "if-none-match": etag })).answer.status).toBe(304);
    }
  });
});
