import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { Client, signUp } from "@/sandbox/http/http-client";
import { judgesDurations, proofCount, report } from "@/sandbox/run/steps/proof";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());

interface Sample {
  ms: number;
  body: unknown;
}

async function tryToSignIn(visitor: Client, email: string, wrong: string): Promise<Sample> {
  const begin = performance.now();
  const { status, body } = await visitor.post("/api/login", { email, password: `${wrong} ${randomUUID()}` });
  expect(status).toBe(401);
  return { ms: performance.now() - begin, body };
}

/** The lower quartile: whatever else the machine does only adds to a sample. */
function usual(samples: Sample[]): number {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}

test.for(["wrong", "wron\u0303g, which NFKC changes"])(
  "a password (%s) and an unknown address take the same time and get the same answer",
  { timeout: 120_000 },
  async (password, context) => {
    const { user } = await signUp(server, { name: "Rosa Ortiz" });
    const visitor = new Client(server.url);
    const wrong: Sample[] = [];
    const unknown: Sample[] = [];
    for (let n = 0; n < 5; n += 1)
      await Promise.all(
        [user.email, "nobody@example.com"].map((email) => tryToSignIn(visitor, email, password)),
      );
    for (let n = 0; n < proofCount(200, 40); n += 1) {
      wrong.push(await tryToSignIn(visitor, user.email, password));
      unknown.push(await tryToSignIn(visitor, `${randomUUID()}@example.com`, password));
    }
    const [a, b] = [usual(wrong), usual(unknown)];
    report(context, {
      samples: wrong.length * 2,
      "wrong password ms": a.toFixed(1),
      "unknown address ms": b.toFixed(1),
    });
    if (judgesDurations) expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(1.25);
    expect(new Set([...wrong, ...unknown].map(({ body }) => JSON.stringify(body))).size).toBe(1);
  },
);

test("a flood of guesses from many addresses is limited, and delays nobody else", async (context) => {
  const { user } = await signUp(server, { name: "June Park" });
  const guesses = Array.from({ length: proofCount(948, 300) }, async (_, n) => {
    const from = { headers: { "x-forwarded-for": `198.51.100.${n % 250}` } };
    const { status, headers } = await new Client(server.url).post(
      "/api/login",
      { email: user.email, password: "wrong password" },
      from,
    );
    return status === 429 ? `429 after ${headers.get("retry-after")} s` : String(status);
  });
  const others = Array.from({ length: 20 }, async () => {
    const begin = performance.now();
    expect((await new Client(server.url).get("/api/ready")).status).toBe(200);
    return performance.now() - begin;
  });
  const answers = Object.groupBy(await Promise.all(guesses), (answer) => answer);
  report(context, {
    guesses: guesses.length,
    "turned away": answers["429 after 5 s"]?.length ?? 0,
    "slowest other call ms": Math.max(...(await Promise.all(others))).toFixed(0),
  });
  expect(Object.keys(answers).sort()).toEqual(["401", "429 after 5 s"]);
});
