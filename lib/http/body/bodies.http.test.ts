import { createHash, createHmac, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { newWorker, rosasSite } from "@/sandbox/fixtures/site-fixture";
import { Client } from "@/sandbox/http/http-client";
import { refusals } from "@/sandbox/http/refusal";
import { SIGNING_KEY, UPLOAD_LIMIT } from "@/sandbox/servers/example-calls";
import { at, startExamples } from "@/sandbox/servers/start-examples";
import { startTestServer } from "@/sandbox/servers/test-server";

const OCTETS = { "content-type": "application/octet-stream" };

const product = await forThisFile(startTestServer());
const site = await rosasSite(product);
const examples = await forThisFile(startExamples(product));
const rosa = at(examples.url, site.rosa);
const visitor = new Client(examples.url);

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function form(content: Uint8Array<ArrayBuffer>, note = "ok"): FormData {
  const data = new FormData();
  data.set("note", note);
  data.set("audio", new Blob([content], { type: "audio/webm" }), "word.webm");
  return data;
}

/** What uploads have left on disk. */
function leftovers(): string[] {
  return readdirSync(join(product.dataDir, "incoming"), { recursive: true }).map(String);
}

describe("a call that a service signs", () => {
  const sign = (text: string) => createHmac("sha256", SIGNING_KEY).update(text).digest("hex");
  const send = (text: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    visitor.post("/signed", text, { headers: { "content-type": "application/json", ...headers } });

  test("is signed over the text exactly as it came", async () => {
    const text = '{ "amount":1.0,\r\n "name":"café" }\n';
    expect(await send(text, { "x-signature": sign(text) })).toMatchObject({
      status: 200,
      body: { amount: 1, name: "café" },
    });
  });

  test("is refused for no signature, a body over its limit, and another's signature", async () => {
    const long = JSON.stringify("x".repeat(64 * 1024));
    const [original, changed] = ['{"amount":1}', '{"amount":2}'];
    expect(
      await refusals([
        () => send(long, {}),
        () => send(long, { "x-signature": sign(long) }),
        () => send(changed, { "x-signature": sign(original) }),
        () => send(original, { "x-signature": "short" }),
        () => send("no JSON", { "x-signature": sign("no JSON") }),
        () => send(Uint8Array.of(0xc3, 0x28), { "x-signature": sign("") }),
      ]),
    ).toEqual(["400 validation_failed", "413 too_large", ...Array<string>(4).fill("400 validation_failed")]);
  });
});

describe("a call with a file", () => {
  const path = (id = site.projectId) => `/projects/${id}/upload`;

  test("gets it from the disk, with its size and hash, and leaves nothing there", async () => {
    const content = randomBytes(UPLOAD_LIMIT);
    const { status, body } = await rosa.post(path(), form(content));
    const expected = {
      size: content.length,
      sha256: sha256(content),
      filename: "word.webm",
      type: "audio/webm",
      note: "ok",
    };
    expect([status, body]).toEqual([201, expected]);
    const part = await rosa.put("/part", content, { headers: OCTETS });
    expect(part.body).toEqual({ size: content.length, sha256: sha256(content) });
    const small = await rosa.post("/bytes", content.subarray(0, 1024), { headers: OCTETS });
    expect(small.body).toEqual({ size: 1024, sha256: sha256(content.subarray(0, 1024)) });
    expect(leftovers()).toEqual([]);
  });

  test("is refused in the documented order", async () => {
    const mateo = at(examples.url, await newWorker(product, site));
    const june = at(examples.url, (await rosasSite(product)).rosa);
    const [small, large] = [randomBytes(10), randomBytes(UPLOAD_LIMIT + 1)];
    const noFile = new FormData();
    noFile.set("note", "ok");
    expect(
      await refusals([
        () => visitor.post(path("nonsense"), form(large)),
        () => rosa.post(path("nonsense"), form(large)),
        () => rosa.post(path("nonsense"), { note: "ok" }),
        () => rosa.post(path("nonsense"), noFile),
        () => rosa.post(path("nonsense"), form(small, "far too long a note")),
        () => rosa.post(path("nonsense"), form(small)),
        () => june.post(path(), form(small)),
        () => mateo.post(path(), form(small)),
        () => rosa.post(path(), form(small, "twice")),
        () => rosa.post(path(), form(small, "later")),
      ]),
    ).toEqual([
      "401 unauthenticated",
      "413 too_large",
      "415 unsupported_media",
      "400 validation_failed",
      "400 validation_failed",
      "404 not_found",
      "404 not_found",
      "403 forbidden",
      "409 conflict",
      "503 not_configured",
    ]);
    expect(leftovers()).toEqual([]);
  });

  test.each(["/part", "/bytes"])("%s enforces its limit on a body of unknown length", async (address) => {
    const method = address === "/part" ? "PUT" : "POST";
    expect(await sendChunks(method, address, 1000)).toEqual({
      status: 413,
      sent: expect.any(Number) as number,
    });
    expect(leftovers()).toEqual([]);
  });

  test("leaves no file behind when the client hangs up halfway, and no error in the log", async () => {
    for (const [method, address, type] of [
      ["PUT", "/part", "application/octet-stream"],
      ["POST", path(), "multipart/form-data; boundary=b"],
    ] as const) {
      const before = await hangUpInTheMiddle(method, address, type);
      expect(before).toBe(1);
      await vi.waitFor(() => expect(leftovers()).toEqual([]));
    }
    await vi.waitFor(() =>
      expect(examples.log().filter((line) => line.includes('"status":499'))).toHaveLength(2),
    );
    expect(examples.log().filter((line) => line.includes('"code":"internal"'))).toEqual([]);
  });

  test("runs once per key, whose digest covers the file", async () => {
    const options = { headers: { "idempotency-key": "file" } };
    const content = randomBytes(100);
    const first = await rosa.post(path(), form(content), options);
    expect(await rosa.post(path(), form(content), options)).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    expect(await rosa.post(path(), form(randomBytes(100)), options)).toMatchObject({ status: 409 });
  });
});

/** Sends chunks of 16 kB without a Content-Length until there is an answer; resolves to its status and the count sent. */
function sendChunks(method: string, path: string, most: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0;
    const outgoing = open(method, path, OCTETS["content-type"]);
    outgoing.on("response", (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
      outgoing.destroy();
    });
    outgoing.on("error", () => undefined);
    const send = () => {
      if (outgoing.destroyed || sent === most) return;
      sent += 1;
      outgoing.write(Buffer.alloc(16 * 1024), send);
    };
    send();
  });
}

/** Sends a part of a file and hangs up. Resolves to how many files there were before it did. */
async function hangUpInTheMiddle(method: string, path: string, type: string): Promise<number> {
  const outgoing = open(method, path, type);
  outgoing.on("error", () => undefined);
  const head = '--b\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n';
  outgoing.write(type.startsWith("multipart") ? head : "");
  outgoing.write(Buffer.alloc(64 * 1024));
  await vi.waitFor(() => expect(leftovers()).toHaveLength(1));
  const { length } = leftovers();
  outgoing.destroy();
  return length;
}

function open(method: string, path: string, type: string) {
  const cookie = `authjs.session-token=${rosa.cookie("authjs.session-token") ?? ""}`;
  return httpRequest(new URL(path, examples.url), { method, headers: { cookie, "content-type": type } });
}
