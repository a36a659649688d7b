import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BlobStore } from "./blob-store";
import { s3Store } from "./s3-store";
import { log } from "@/lib/kernel/log";

/* What buckets answer now and then, and the server of the other tests never does. */

interface Answered {
  status?: number;
  type?: string;
  text: string;
}

let answer: (method: string, query: URLSearchParams) => Answered | Promise<Answered>;
let store: BlobStore;

const service = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "", "http://bucket");
  request.resume().once("end", () => {
    const answered = Promise.resolve(answer(request.method ?? "", searchParams));
    void answered.then(({ status = 200, type = "application/xml", text }) =>
      response.writeHead(status, { "content-type": type, etag: '"tag"' }).end(text),
    );
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/plumbline`;
  store = s3Store({ endpoint, region: "auto", accessKeyId: "id", secretAccessKey: "secret" });
});

afterAll(() => service.close());

const error = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
const chunks = (size: number) => new Blob([Buffer.alloc(size)]).stream();

test.each(["application/xml", "application/xml; charset=utf-8", "text/xml"])(
  "a missing file is null where errors are %s, and a missing bucket an error",
  async (type) => {
    answer = () => ({ status: 404, type, text: error("NoSuchKey") });
    expect(await store.get("audio/1")).toBeNull();
    answer = () => ({ status: 404, type, text: error("NoSuchBucket") });
    await expect(store.get("audio/1")).rejects.toThrow("404");
    answer = () => ({ status: 403, type, text: error("SignatureDoesNotMatch") });
    await expect(store.get("audio/1")).rejects.toThrow("403");
  },
);

test("all of a file instead of the range that was asked for is an error", async () => {
  answer = () => ({ type: "audio/webm", text: "0123456789" });
  await expect(store.get("audio/1", { range: { start: 2, end: 4 } })).rejects.toThrow("ranges");
});

test("an error with status 200 at the end of an upload is one, and the upload is given up", async () => {
  const calls: string[] = [];
  answer = (method, query) => {
    calls.push(method);
    if (query.has("uploads"))
      return {
        text: "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>",
      };
    return { text: method === "POST" ? error("InternalError") : "" };
  };
  await expect(store.put("audio/1", chunks(6_000_000))).rejects.toThrow("did not put an upload together");
  expect(calls).toEqual(["POST", "PUT", "PUT", "POST", "DELETE"]);
});

test("a file that was not deleted is named, and the log says why", async () => {
  answer = (method) =>
    method === "DELETE"
      ? { status: 403, text: error("AccessDenied") }
      : { text: "<DeleteResult><Deleted><Key>audio/1</Key></Deleted></DeleteResult>" };
  const logged = vi.spyOn(log, "warn").mockReturnValue();
  expect(await store.remove(["audio/1", "audio/2"])).toEqual(["audio/2"]);
  expect(logged.mock.calls).toMatchObject([
    [{ keys: 1, err: { code: "AccessDenied" } }, "files not deleted"],
  ]);
  expect(await store.remove(["audio/1"])).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});

/** Starts the call, and lets a minute pass in which the bucket does not answer; then it does. */
async function afterMinute<T>(call: () => Promise<T>): Promise<PromiseSettledResult<T>> {
  const asked = Promise.withResolvers<null>();
  const answered = Promise.withResolvers<Answered>();
  answer = () => (asked.resolve(null), answered.promise);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const called = Promise.allSettled([call()]);
    await asked.promise;
    await vi.advanceTimersByTimeAsync(60_000);
    answered.resolve({ text: "" });
    return (await called)[0];
  } finally {
    vi.useRealTimers();
  }
}

test("reading fails after a minute without an answer; bytes may take longer to send", async () => {
  const late = { reason: { message: "The bucket did not answer" } };
  expect(await afterMinute(() => store.get("audio/1"))).toMatchObject(late);
  expect(await afterMinute(() => store.put("audio/1", chunks(10)))).toMatchObject({ status: "fulfilled" });
});
