import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { get, type GetBlobResult } from "@vercel/blob";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { vercelStore } from "./vercel-store";
import { log } from "@/lib/kernel/log";

// Only the calls that write can be sent to another address.
vi.mock(import("@vercel/blob"), async (original) => ({ ...(await original()), get: vi.fn() }));

const TOKEN = "vercel_blob_rw_store_secret";
const seen: { method?: string; url?: string; access?: string; body: string }[] = [];
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const access = request.headers["x-vercel-blob-access"] as string | undefined;
    seen.push({ method: request.method!, url: request.url!, ...(access && { access }), body });
    const refused = request.method === "POST" && body.includes("stuck");
    response.writeHead(refused ? 403 : 200, { "content-type": "application/json" });
    if (refused) return response.end(JSON.stringify({ error: { code: "forbidden", message: "No." } }));
    response.end(JSON.stringify({ url: "https://store.example/audio/1", pathname: "audio/1" }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});

beforeEach(() => {
  const { port } = service.address() as AddressInfo;
  vi.stubEnv("VERCEL_BLOB_API_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("VERCEL_BLOB_RETRIES", "0");
  seen.length = 0;
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => service.close());

test("writes privately under exactly its key, and deletes", async () => {
  const store = vercelStore(TOKEN);
  await store.put("audio/1", new Blob(["0123", "456"]).stream());
  expect(seen).toMatchObject([{ method: "PUT", access: "private", body: "0123456" }]);
  expect(decodeURIComponent(seen[0]!.url!)).toContain("audio/1");
  await store.remove(["audio/1"]);
  expect(seen[1]).toMatchObject({ method: "POST", body: expect.stringContaining("audio/1") as string });
  await store.remove([]);
  expect(seen).toHaveLength(2);
});

test("a file that is not deleted keeps no other, and is named", async () => {
  const logged = vi.spyOn(log, "warn").mockReturnValue();
  expect(await vercelStore(TOKEN).remove(["audio/1", "audio/stuck", "audio/2"])).toEqual(["audio/stuck"]);
  expect(seen.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      expect.not.stringContaining("stuck"),
      expect.stringMatching(/^(?!.*stuck).*audio\/2/),
    ]),
  );
  expect(logged.mock.calls).toMatchObject([[{ keys: 1 }, "files not deleted"]]);
});

test("reads a range with the token, and null for what is not there", async () => {
  const stream = new Response("234").body!;
  vi.mocked(get).mockResolvedValueOnce({ statusCode: 200, stream } as GetBlobResult);
  const store = vercelStore(TOKEN);
  const found = await store.get("audio/1", { range: { start: 2, end: 4 } });
  expect(await new Response(found).text()).toBe("234");
  const options = { access: "private", token: TOKEN, useCache: false, headers: { range: "bytes=2-4" } };
  expect(get).toHaveBeenCalledWith("audio/1", options);
  vi.mocked(get).mockResolvedValueOnce(null);
  expect(await store.get("audio/2")).toBeNull();
});
