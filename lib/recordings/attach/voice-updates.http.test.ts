import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { UpdateView } from "@/lib/updates/view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { countRows } from "@/sandbox/database/rows";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { type Crew, newCrew } from "@/sandbox/fixtures/crew-fixture";
import { recordingOf, sha256Of } from "@/sandbox/fixtures/sound/recordings";
import { blobFiles, uploaderOf } from "@/sandbox/fixtures/sound/uploads";
import { CONDITIONS, innerOf } from "@/sandbox/http/conditions";
import type { SignedInClient } from "@/sandbox/http/http-client";
import { expectRefusal } from "@/sandbox/http/refusal";
import { startTestServer } from "@/sandbox/servers/test-server";

/* A recording and its update: who can play it, and until when. */
const MEASURED = { durationMs: "61000", peaks: "[0,40,100]" };

let crew: Crew;

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

beforeEach(async () => {
  crew = await newCrew(cast);
});

const place = () => `/api/projects/${crew.id}/updates`;
const post = (by: SignedInClient, body: object, headers = {}) =>
  by.post<UpdateView>(place(), body, { headers });
const cacheHeadersOf = (headers: Headers) =>
  ["etag", "cache-control", "vary"].map((name) => headers.get(name));
const idOf = (audioUrl: string) => audioUrl.split("/").at(-1)!;

async function record(by: SignedInClient, bytes = recordingOf("webm", 50_000)): Promise<string> {
  return (await uploaderOf(by).upload(bytes, MEASURED)).body.audioUrl;
}

async function heardBy(by: SignedInClient, audioUrl: string): Promise<number> {
  return (await uploaderOf(by).listen(audioUrl)).answer.status;
}

describe("an update with a recording", () => {
  test("needs no words, and shows what was measured, to everyone who sees it", async () => {
    const { june, rosa } = cast;
    const bytes = recordingOf("webm", 50_000);
    const audioUrl = await record(june, bytes);
    const { status, body } = await post(june, { audioUrl });
    expect(status).toBe(201);
    const recorded = { audioUrl, audioState: "off", audioDurationMs: 61_000, audioPeaks: [0, 40, 100] };
    expect(body).toMatchObject({ content: "Audio update", transcript: null, language: null, ...recorded });
    const { body: list } = await rosa.get<UpdateView[]>(place());
    expect(list).toMatchObject([{ id: body.id, content: "Audio update", ...recorded }]);
    expect(sha256Of((await uploaderOf(rosa).listen(audioUrl)).bytes)).toBe(sha256Of(bytes));
  });

  test("keeps words and transcript that came with it", async () => {
    const { june } = cast;
    const said = { transcript: "Falta grava", language: "es" };
    const own = await post(june, { audioUrl: await record(june), content: "Gravel is missing", ...said });
    expect(own.body).toMatchObject({ content: "Gravel is missing", audioState: "done", ...said });
    const bare = await post(june, { audioUrl: await record(june), ...said });
    expect(bare.body).toMatchObject({ content: "Falta grava", audioState: "done", ...said });
    const none = await post(june, { content: "Written", ...said });
    expect(none.body).toMatchObject({ audioUrl: null, audioState: null, transcript: null, language: "en" });
  });

  test("takes a transcript as long as one may be corrected to; a content ends where it has to", async () => {
    const { june } = cast;
    const audioUrl = await record(june);
    const tooLong = { audioUrl, transcript: "a".repeat(60_001) };
    await expectRefusal(cast.sql, () => post(june, tooLong), 400, "validation_failed");
    const { status, body } = await post(june, { audioUrl, transcript: "a".repeat(60_000) });
    expect([status, body.transcript?.length]).toEqual([201, 60_000]);
    expect(body.content).toBe(`${"a".repeat(9_999)}…`);
  });

  test("is refused without words and recording, and with a recording that is not one's own and free", async () => {
    const { june, mateo, sql } = cast;
    const used = await record(june);
    await post(june, { audioUrl: used });
    const begun = await uploaderOf(june).begin(recordingOf());
    const wrong = [used, await record(mateo), `/api/audio/${begun}`, `/api/audio/${randomUUID()}`];
    const spelled = ["https://elsewhere.example/1.webm", "/api/audio/", `/api/uploads/${idOf(used)}`, 7];
    for (const audioUrl of [...wrong, ...spelled]) {
      const refusal = await expectRefusal(sql, () => post(june, { audioUrl }), 400, "validation_failed");
      expect(refusal.issues).toEqual([{ path: "audioUrl", message: "This was not found." }]);
    }
    for (const body of [{}, { content: " " }, { content: " ", audioUrl: null }]) {
      const refusal = await expectRefusal(sql, () => post(june, body), 400, "validation_failed");
      expect(refusal.issues).toEqual([{ path: "content", message: "Update content is required" }]);
    }
  });

  test("gets its recording alone, however many ask for it; a repeat gets the same answer", async () => {
    const { june, sql } = cast;
    const audioUrl = await record(june);
    const posted = () => countRows(sql, "updates", { author_id: june.user.id });
    const before = await posted();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(june, { audioUrl })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
    expect(await posted()).toBe(before + 1);
    const other = await record(june);
    const headers = { "idempotency-key": "said once" };
    const [first, second] = [
      await post(june, { audioUrl: other }, headers),
      await post(june, { audioUrl: other }, headers),
    ];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test("says when it was written, if that was long before it was posted", async () => {
    const { june } = cast;
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const sent = async (capturedAt: unknown) => {
      const { body } = await post(june, { content: "Poured", capturedAt });
      const { body: list } = await june.get<UpdateView[]>(place());
      expect(list[0]?.capturedAt).toBe(body.capturedAt);
      return body.capturedAt;
    };
    const earlier = ago(180);
    expect(await sent(earlier)).toBe(earlier);
    for (const near of [ago(1), ago(-5), ago(61 * 24 * 60), null]) expect(await sent(near)).toBeNull();
    await expectRefusal(
      cast.sql,
      () => post(june, { content: "x", capturedAt: "noon" }),
      400,
      "validation_failed",
    );
  });
});

describe("a recording's address", () => {
  test("answers ranges, HEAD and conditions, privately and as what the bytes are", async () => {
    const bytes = recordingOf("m4a", 1_000);
    const audioUrl = await record(cast.june, bytes);
    const { listen } = uploaderOf(cast.june);
    const whole = await listen(audioUrl);
    const header = (name: string) => whole.answer.headers.get(name);
    expect([whole.answer.status, header("content-type"), header("content-length")]).toEqual([
      200,
      "audio/mp4",
      "1000",
    ]);
    expect([header("cache-control"), header("x-content-type-options"), header("accept-ranges")]).toEqual([
      "private, no-cache, no-transform",
      "nosniff",
      "bytes",
    ]);
    const range = async (value: string) => {
      const { answer, bytes: part } = await listen(audioUrl, { range: value });
      return [answer.status, answer.headers.get("content-range"), part];
    };
    expect(await range("bytes=0-1")).toEqual([206, "bytes 0-1/1000", bytes.subarray(0, 2)]);
    expect(await range("bytes=990-")).toEqual([206, "bytes 990-999/1000", bytes.subarray(990)]);
    expect(await range("bytes=-3")).toEqual([206, "bytes 997-999/1000", bytes.subarray(997)]);
    expect(await range("bytes=1000-")).toEqual([416, "bytes */1000", Buffer.alloc(0)]);
    const head = await listen(audioUrl, {}, "HEAD");
    expect([head.answer.status, head.answer.headers.get("content-length"), head.bytes.length]).toEqual([
      200,
      "1000",
      0,
    ]);
    const etag = header("etag")!;
    expect((await listen(audioUrl, { "if-none-match": etag })).answer.status).toBe(304);
  });

  test("answers the conditions of a request as lists do", async () => {
    const { listen } = uploaderOf(cast.june);
    for (const path of [await record(cast.june), place()]) {
      const { headers } = (await listen(path)).answer;
      const cache = cacheHeadersOf(headers);
      const tag = headers.get("etag") ?? "";
      for (const { name, sent, answered, ifWeak = answered } of CONDITIONS)
        for (const method of ["GET", "HEAD"]) {
          const { answer, bytes } = await listen(path, sent(tag, innerOf(tag)), method);
          const expected = tag.startsWith("W/") ? ifWeak : answered;
          expect([path, method, name, answer.status]).toEqual([path, method, name, expected]);
          if (expected !== 412) expect([name, cacheHeadersOf(answer.headers)]).toEqual([name, cache]);
          if (expected !== 200 || method === "HEAD") expect(bytes).toHaveLength(0);
        }
    }
  });

  test("gives a part only of the version that If-Range names, and only to a GET", async () => {
    const { listen } = uploaderOf(cast.june);
    const audioUrl = await record(cast.june, recordingOf("m4a", 1_000));
    const tag = (await listen(audioUrl)).answer.headers.get("etag") ?? "";
    const statusOf = async (condition: string, method = "GET") =>
      (await listen(audioUrl, { range: "bytes=0-9", "if-range": condition }, method)).answer.status;
    expect(await statusOf(tag)).toBe(206);
    for (const other of ['"other"', `W/${tag}`, `${tag}, "other"`, "*", "Fri, 01 Jan 2100 00:00:00 GMT"])
      expect([other, await statusOf(other)]).toEqual([other, 200]);
    expect(await statusOf(tag, "HEAD")).toBe(200);
  });

  test("is not found by users who no longer see its update", async () => {
    const { june, mateo, rosa, dale, mei } = cast;
    const audioUrl = await record(june);
    expect(await Promise.all([june, mateo, rosa].map((by) => heardBy(by, audioUrl)))).toEqual([
      200, 404, 404,
    ]);
    const { body } = await post(june, { audioUrl });
    const listeners = [june, mateo, rosa, mei];
    const heard = () => Promise.all(listeners.map((by) => heardBy(by, audioUrl)));
    expect(await heard()).toEqual([200, 200, 200, 404]);
    await dale.put(`/api/updates/${body.id}/move-to-task`, { taskId: crew.roofing });
    expect(await heard()).toEqual([200, 404, 200, 404]);
    await dale.put(`/api/updates/${body.id}/move-to-task`, { taskId: crew.framing });
    expect(await heard()).toEqual([200, 200, 200, 404]);
    await dale.delete(`/api/projects/${crew.id}/members/${june.user.id}`);
    expect(await heard()).toEqual([404, 200, 200, 404]);
  });
});

describe("a recording leaves", () => {
  const isStored = (audioUrl: string) => blobFiles(server).includes(idOf(audioUrl));
  const untilGone = (audioUrl: string) => vi.waitFor(() => expect(isStored(audioUrl)).toBe(false));

  test("with the withdrawal of its update, which a repeated request does not undo", async () => {
    const { june, rosa } = cast;
    const audioUrl = await record(june);
    const headers = { "idempotency-key": "said and taken back" };
    const said = { audioUrl, transcript: "Wrong", language: "en" };
    const { body } = await post(june, said, headers);
    expect(isStored(audioUrl)).toBe(true);
    expect((await june.delete(`/api/updates/${body.id}`)).status).toBe(204);
    for (const by of [june, rosa]) expect(await heardBy(by, audioUrl)).toBe(404);
    await untilGone(audioUrl);
    const nothing = {
      audioUrl: null,
      audioState: null,
      audioDurationMs: null,
      audioPeaks: null,
      transcript: null,
    };
    expect((await post(june, said, headers)).body).toMatchObject({ id: body.id, content: "", ...nothing });
    const { body: list } = await rosa.get<UpdateView[]>(place());
    expect(list).toMatchObject([{ id: body.id, ...nothing }]);
    expect((await uploaderOf(june).upload(recordingOf())).status).toBe(201);
  });

  test("with its project and with its user, no matter who deletes them", async () => {
    const { june, sql, rosa } = cast;
    const inProject = await record(june);
    await post(june, { audioUrl: inProject });
    const { rows } = await sql.query<{ id: string }>(
      "INSERT INTO users (id, email, password_hash, name) VALUES (gen_random_uuid(), $1, '', 'Gone') RETURNING id",
      [`${randomUUID()}@example.com`],
    );
    const ofUser = await record(june);
    await sql.query("UPDATE uploads SET user_id = $1 WHERE id = $2", [rows[0]?.id, idOf(ofUser)]);
    await sql.query("DELETE FROM projects WHERE id = $1", [crew.id]);
    await sql.query("DELETE FROM users WHERE id = $1", [rows[0]?.id]);
    for (const by of [june, rosa]) expect(await heardBy(by, inProject)).toBe(404);
    crew = await newCrew(cast);
    const { body } = await post(june, { audioUrl: await record(june) });
    // The next withdrawal has everything deleted that is due; without one, the hourly job does.
    await june.delete(`/api/updates/${body.id}`);
    for (const audioUrl of [inProject, ofUser]) await untilGone(audioUrl);
  });
});
