import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { MAX_AUDIO } from "@/lib/recordings/limits";
import { PART_BYTES } from "@/lib/uploads/limits";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { box, recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { blobFiles, partOf, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import type { Answer } from "@/sandbox/http/http-client";
import { expectRefusal, type Refusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A recording that is uploaded in parts, and resumed where it broke off. */
const OCTETS = { headers: { "content-type": "application/octet-stream" } };

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));
const june = uploaderOf(cast.june);

const bytesAt = async (audioUrl: string) => sha256Of((await june.listen(audioUrl)).bytes);
const files = () => blobFiles(server);

describe("a recording in parts", () => {
  test("arrives in any order and repeatedly, continues after a break, and gives its answer once more", async () => {
    const bytes = recordingOf("mp4", 3 * PART_BYTES + 5);
    const id = await june.begin(bytes);
    for (const n of [3, 0, 3]) expect((await june.put(id, n, partOf(bytes, n))).status).toBe(204);
    expect(await june.state(id)).toEqual({ id, state: "receiving", receivedParts: [0, 3] });
    for (const n of [1, 2]) await june.put(id, n, partOf(bytes, n));
    const { status, body } = await june.complete(id, { durationMs: 4000, peaks: [1, 2] });
    expect([status, body]).toEqual([201, { audioUrl: `/api/audio/${id}` }]);
    expect(await bytesAt(body.audioUrl)).toBe(sha256Of(bytes));
    expect(await june.state(id)).toEqual({ id, state: "complete", receivedParts: [0, 1, 2, 3], ...body });
    const again = await june.complete(id);
    expect([again.status, again.body]).toEqual([201, body]);
    expect((await june.put(id, 0, Buffer.from("late"))).status).toBe(204);
    expect(await bytesAt(body.audioUrl)).toBe(sha256Of(bytes));
    await vi.waitFor(() => expect(files().filter((name) => name.startsWith(id))).toEqual([id]));
  });

  test("is judged by its tracks, also where a later part lists them", async () => {
    const m4a = readFileSync("sandbox/fixtures/sound/memo.m4a");
    const padding = box("free", Buffer.alloc(2 * PART_BYTES + 100));
    const bytes = Buffer.concat([m4a.subarray(0, 28), padding, m4a.subarray(28)]);
    const silent = Buffer.concat([bytes]);
    silent.write("vide", silent.indexOf("soun"));
    for (const [sent, status] of [
      [bytes, 201],
      [silent, 415],
    ] as const) {
      const id = await june.begin(sent);
      for (const n of [0, 1, 2]) await june.put(id, n, partOf(sent, n));
      expect((await june.complete(id)).status).toBe(status);
    }
  });

  test("completed by many requests at once is one recording, logged once", async () => {
    const bytes = recordingOf("ogg", PART_BYTES + 1);
    const id = await june.begin(bytes);
    for (const n of [0, 1]) await june.put(id, n, partOf(bytes, n));
    const answers = await Promise.all(Array.from({ length: 6 }, () => june.complete(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await bytesAt(answers[0]!.body.audioUrl)).toBe(sha256Of(bytes));
    const { rows } = await cast.sql.query(
      "SELECT action, user_id FROM action_logs WHERE entity_id = $1 ORDER BY action",
      [id],
    );
    expect(rows).toEqual([
      { action: "upload.begun", user_id: cast.june.user.id },
      { action: "upload.completed", user_id: cast.june.user.id },
    ]);
  });

  test("is refused while parts are missing, and when the bytes are others or no audio", async () => {
    const bytes = recordingOf("wav", PART_BYTES + 9);
    const id = await june.begin(bytes);
    await june.put(id, 0, partOf(bytes, 0));
    const missing = await expectRefusal(cast.sql, () => june.complete(id), 409, "conflict");
    expect(missing.message).toBe("Some parts of this file have not arrived yet.");
    await june.put(id, 1, Buffer.from("123456789"));
    const other = await expectRefused(() => june.complete(id), 400, "validation_failed");
    expect(other.issues).toEqual([{ path: "sha256", message: "The file arrived damaged. Send it again." }]);
    await june.put(id, 1, Buffer.from("short"));
    const short = await expectRefused(() => june.complete(id), 400, "validation_failed");
    expect(short.issues?.[0]?.path).toBe("size");
    await june.put(id, 1, partOf(bytes, 1));
    expect((await june.complete(id)).status).toBe(201);

    const text = Buffer.from("no audio at all ".repeat(1000));
    const textId = await june.begin(text);
    await june.put(textId, 0, text);
    await expectRefused(() => june.complete(textId), 415, "unsupported_media");
    // The phone sends it anew, if its person says so.
    await expectRefusal(cast.sql, () => june.complete(textId), 404, "not_found");
  });

  test("is refused before it begins", async () => {
    const good = { size: 9, sha256: "a".repeat(64), contentType: "audio/webm" };
    const post = (body: object) => () => cast.june.post("/api/uploads", body);
    await expectRefusal(cast.sql, post({ ...good, size: MAX_AUDIO + 1 }), 413, "too_large");
    for (const wrong of [{ size: 0 }, { size: 1.5 }, { sha256: "short" }, { sha256: 7 }, { contentType: 7 }])
      await expectRefusal(cast.sql, post({ ...good, ...wrong }), 400, "validation_failed");
    await expectRefusal(cast.sql, () => cast.visitor.post("/api/uploads", good), 401, "unauthenticated");
  });

  test("refuses a part that is too large, empty, of another type, unknown or another's", async () => {
    const bytes = recordingOf("webm", PART_BYTES);
    const id = await june.begin(bytes);
    const path = `/api/uploads/${id}/parts/0`;
    const refusals: [() => Promise<Answer>, number, string][] = [
      [() => june.put(id, 0, Buffer.alloc(PART_BYTES + 1)), 413, "too_large"],
      [() => cast.june.put(path, { not: "bytes" }), 415, "unsupported_media"],
      [() => june.put(id, 0, Buffer.alloc(0)), 400, "validation_failed"],
      [() => june.put(id, 1, bytes), 404, "not_found"],
      [() => june.put(id, "-1", bytes), 404, "not_found"],
      [() => june.put("nonsense", 0, bytes), 404, "not_found"],
      [() => uploaderOf(cast.rosa).put(id, 0, bytes), 404, "not_found"],
      [() => cast.rosa.get(`/api/uploads/${id}`), 404, "not_found"],
      [() => cast.rosa.post(`/api/uploads/${id}/complete`), 404, "not_found"],
      [() => cast.visitor.put(path, bytes, OCTETS), 401, "unauthenticated"],
    ];
    for (const [call, status, code] of refusals) await expectRefusal(cast.sql, call, status, code);
    expect((await june.put(id, 0, bytes)).status).toBe(204);
  });
});

/** A refusal after the call was claimed: the claim of its key stays, nothing else. */
async function expectRefused(call: () => Promise<Answer>, status: number, code: string): Promise<Refusal> {
  const { status: answered, body } = await call();
  const refusal = body as Refusal;
  expect([answered, refusal.code]).toEqual([status, code]);
  return refusal;
}
