import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./ports";
import { run } from "./run";

/** Asks in a process of its own, which lives as long as it listens; resolves with the port that it was given. */
async function askElsewhere(preferred: number): Promise<number> {
  const ask = `import { freePort } from "./sandbox/run/ports.ts"; console.log(await freePort(${preferred}))`;
  const { output } = await run("node", ["--import", "tsx", "--input-type=module", "--eval", ask]);
  return Number(output);
}

test("a port is given once, to whichever process asks, though nothing listens there yet", async () => {
  const port = await freePort();

  const others = await Promise.all([freePort(port), freePort(port), askElsewhere(port)]);

  expect(others).not.toContain(port);
  expect(others[0]).not.toBe(others[1]);
});

test("a port where something listens is given to nobody, and once that is closed, to the next who asks", async () => {
  const port = await askElsewhere(await freePort());
  const holder = createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");

  expect(await freePort(port)).not.toBe(port);

  holder.close();
  await once(holder, "close");
  expect(await freePort(port)).toBe(port);
});
