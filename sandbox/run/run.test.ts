import { expect, test } from "vitest";
import { run } from "./run";

test("a tool is ended when its time is up, and that is told from a failure of its own", async () => {
  const [endless, failing] = await Promise.all([
    run("node", ["--eval", "setInterval(() => {}, 1000)"], { seconds: 1 }),
    run("node", ["--eval", "process.exit(3)"], { seconds: 60 }),
  ]);

  expect(endless).toMatchObject({ code: 1, isOutOfTime: true });
  expect(failing).toMatchObject({ code: 3, isOutOfTime: false });
});
