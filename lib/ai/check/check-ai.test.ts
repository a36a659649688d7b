import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { SAMPLE_KEY } from "@/lib/ai/sample-key";
import { startAi } from "@/sandbox/ai/ai-server";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { run, script } from "@/sandbox/run/run";

const SOUND = { bytes: new Blob(["speech"], { type: "audio/mpeg" }), filename: "a.mp3", seconds: 1 };

const ai = await forThisFile(startAi());
/** Answers with words alone: neither segments nor JSON. */
const plain = createServer((request, response) => {
  const isSound = request.url?.endsWith("/transcriptions");
  const message = { role: "assistant", content: "Sure! Here is your answer." };
  const chat = { choices: [{ index: 0, message, finish_reason: "stop" }] };
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(isSound ? { text: "The north wall is poured." } : chat));
  });
});
await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  ai.log.clear();
});

afterAll(async () => {
  plain.close();
});

/** What is found of a server, by feature: the reason, where it does not carry it. */
async function lacksOf(url: string, seconds = "5", key = SAMPLE_KEY): Promise<Record<string, string>> {
  vi.stubEnv("OPENAI_API_KEY", key);
  vi.stubEnv("OPENAI_BASE_URL", url);
  vi.stubEnv("OPENAI_TIMEOUT_SECONDS", seconds);
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
  const { checkAi } = await import("./check-ai");
  const findings = await checkAi(SOUND);
  expect(findings.length).toBeGreaterThan(5);
  const lacks = findings.filter(({ isCarried }) => !isCarried);
  return Object.fromEntries(lacks.map(({ feature, says }) => [feature, says]));
}

test("a server that answers everything carries everything", async () => {
  expect(await lacksOf(ai.url)).toEqual({});
});

test("of slow answers it says that they are too late", async () => {
  ai.log.plant({ delayMs: 600 });
  const lacks = await lacksOf(ai.url, "0.2");
  expect(Object.values(lacks)).not.toEqual([]);
  for (const says of Object.values(lacks)) expect(says).toContain("OPENAI_TIMEOUT_SECONDS");
});

test("a server without segments and without schemas writes recordings down, and no more", async () => {
  const { port } = plain.address() as AddressInfo;
  const lacks = await lacksOf(`http://127.0.0.1:${port}/v1`);
  expect(lacks).not.toHaveProperty("Recordings are written down");
  expect(lacks["A sentence can be played by itself, and what nobody said is left out"]).toContain("segments");
  expect(lacks["The language of a recording is known"]).toContain("no language");
  expect(lacks["Texts are translated"]).toContain("JSON schema");
  expect(lacks["Reports are written from updates"]).toContain("JSON schema");
});

test("a server that is not there carries nothing, and says why", async () => {
  const lacks = await lacksOf("http://127.0.0.1:9/v1");
  for (const says of Object.values(lacks)) expect(says).toContain("nothing answers there");
});

test("of a server that refuses the key it says so", async () => {
  const lacks = await lacksOf(ai.url, "5", "another key");
  for (const says of Object.values(lacks)) expect(says).toContain("OPENAI_API_KEY");
});

test.each(["localhost:8080", "not an address"])(
  "of %s, which is no address of a server, asks for one",
  async (url) => {
    const { code, output } = await run("node", script("lib/ai/check/cli.ts", url), {
      env: { APP_MODE: "test" },
    });
    expect([code, output]).toEqual([1, expect.stringContaining("Say which server")]);
  },
);
