import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api-client";
import { fetchFile } from "./api-file";
import { currentPageEnding, resumePage, watchForEnding } from "@/lib/browser/page/page-ending";
import { leavePage, startPageSession } from "@/lib/browser/page/page-session";

const sent: { path: string; init: RequestInit }[] = [];
const answerWith = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer();
  });
};

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
  sent.length = 0;
});

it("sends JSON with the key and answers with the parsed body", async () => {
  answerWith(async () => Response.json({ id: "u1" }, { status: 201 }));
  expect(await api.post("/api/x", { content: "é" }, { idempotencyKey: "k" })).toEqual({ id: "u1" });
  expect(sent[0]?.init).toMatchObject({
    method: "POST",
    body: `{"content":"é"}`,
    headers: { "content-type": "application/json", "idempotency-key": "k" },
  });
});

it("answers with null for a 204", async () => {
  answerWith(async () => new Response(null, { status: 204 }));
  expect(await api.delete("/api/x")).toBeNull();
});

it("throws the server's refusal with its code, message and issues", async () => {
  const body = {
    code: "validation_failed",
    message: "Name is required",
    issues: [{ path: "name", message: "Name is required" }],
  };
  answerWith(async () => Response.json(body, { status: 400 }));
  await expect(api.put("/api/x", {})).rejects.toMatchObject({ name: "ApiError", status: 400, ...body });
});

it("reports internal for an answer that is not from our server", async () => {
  answerWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }));
  await expect(api.get("/api/x")).rejects.toMatchObject({
    status: 502,
    code: "internal",
    message: "Bad Gateway",
  });
});

it("reports offline when no answer arrives, or only half of one", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.get("/api/x")).rejects.toMatchObject({ status: 0, code: "offline" });
  answerWith(async () => new Response(`{"half":`));
  await expect(api.get("/api/x")).rejects.toMatchObject({ code: "offline" });
});

it("counts a call as offline after half a minute, and the time that its body takes on a slow line", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  answerWith(async () => Response.json({}));
  await api.get("/api/x");
  await api.post("/api/x", { content: "é".repeat(59_993) });
  expect(limits.mock.calls).toEqual([[30_000], [60_000]]);
});

it("reads from the Link header where the next page begins", async () => {
  vi.stubGlobal("location", { origin: "https://plumbline.example" });
  answerWith(async () => Response.json([1], { headers: { link: `</api/x?limit=1&before=u7>; rel="next"` } }));
  expect(await api.page("/api/x?limit=1")).toMatchObject({ items: [1], before: "u7" });
  answerWith(async () => Response.json([2]));
  expect(await api.page("/api/x?before=u7")).toMatchObject({ items: [2], before: null });
});

it("returns a file with the name from its Content-Disposition header", async () => {
  const headers = { "content-disposition": `attachment; filename*=UTF-8''data.json` };
  answerWith(async () => new Response("[1]", { headers }));
  const { name, content } = await fetchFile("/api/x");
  expect([name, await content.text()]).toEqual(["data.json", "[1]"]);
  answerWith(async () => Response.json({ code: "rate_limited", message: "Wait" }, { status: 429 }));
  await expect(fetchFile("/api/x")).rejects.toMatchObject({ code: "rate_limited", message: "Wait" });
});

describe("on a user's page", () => {
  const page = (showsEnding: boolean) => {
    const leave = startPageSession({ id: "u1", name: "Rosa" });
    if (showsEnding) watchForEnding();
    return leave;
  };
  const refusal = (body: object) => async () => Response.json(body, { status: 401 });

  it("says for whom the page was made", async () => {
    const leave = page(true);
    answerWith(async () => Response.json([]));
    await api.get("/api/x");
    leave();
    await api.get("/api/x");
    expect(sent.map(({ init }) => new Headers(init.headers).get("x-user-id"))).toEqual(["u1", null]);
  });

  it("holds a call that is refused without a session, and retries it with the same key", async () => {
    page(true);
    answerWith(refusal({ code: "unauthenticated", reason: "suspended" }));
    const posted = api.post("/api/x", { content: "é" }, { idempotencyKey: "k" });
    await vi.waitFor(() => expect(currentPageEnding().waiting).toBe(true));
    expect(currentPageEnding().ending).toEqual({ reason: "suspended" });
    answerWith(async () => Response.json({ id: "c1" }, { status: 201 }));
    resumePage();
    expect(await posted).toEqual({ id: "c1" });
    expect(sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"))).toEqual(["k", "k"]);
    expect(currentPageEnding()).toMatchObject({ ending: null, waiting: false });
  });

  it("on a page that cannot say that it has ended, fails like any other", async () => {
    page(false);
    answerWith(refusal({ code: "other_user", message: "Reload", signedInAs: "Mateo" }));
    await expect(api.get("/api/x")).rejects.toMatchObject({
      code: "other_user",
      details: { signedInAs: "Mateo" },
    });
  });
});
