import { spawn } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { childEnv } from "./env";
import { ROOT, temporaryFolder } from "./folders";
import { freePort } from "./ports";
import { script } from "./run";
import { chooseAi } from "./services";

function startDemo(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, script("sandbox/run/demo.ts"), {
    cwd: ROOT,
    env: childEnv({ ...process.env, ...variables }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

test("a busy port gets one clear line, and nothing is started", async () => {
  const port = await freePort();
  const holder = createServer().listen(port, "127.0.0.1");
  const { code, output } = await startDemo({ PORT: String(port), DATA_DIR: "/nonexistent/never" });
  holder.close();
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} is busy: stop what listens there, or choose another with PORT=${port + 10}.\n`,
  });
});

test("an invalid port gets one clear line", async () => {
  const { code, output } = await startDemo({ PORT: "eighty" });
  expect({ code, output }).toEqual({
    code: 1,
    output: 'PORT must be a number from 1 to 65535, not "eighty".\n',
  });
});

test("a folder that cannot be written to gets one clear line", async () => {
  const folder = temporaryFolder("demo");
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { code, output } = await startDemo({ PORT: String(await freePort()), DATA_DIR: join(file, "data") });
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output).toBe(
    `${join(file, "data")} cannot be written to (a part of its path is a file): choose another folder with DATA_DIR=/path/to/folder.\n`,
  );
});

test("an AI that is not known gets one clear line, and nothing is started", async () => {
  const folder = temporaryFolder("demo");
  const { code, output } = await startDemo({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    AI: "sample",
  });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output).toContain('AI can be samples, or nothing; not "sample".\n');
});

test.each([
  ["nothing is set", {}, "none"],
  ["samples are asked for", { AI: "samples" }, "samples"],
  ["they are asked for beside a key", { AI: "samples", OPENAI_API_KEY: "sk-1" }, "samples"],
  ["there is a key", { OPENAI_API_KEY: "sk-1" }, "service"],
  ["there is a server's address", { OPENAI_BASE_URL: "http://localhost:8080/v1" }, "service"],
  ["all are empty", { AI: "", OPENAI_API_KEY: "", OPENAI_BASE_URL: "" }, "none"],
  ["there is OpenAI's address alone", { OPENAI_BASE_URL: "https://api.openai.com/v1" }, "none"],
])("answers are made up only where somebody asks for it: %s", (_, variables, choice) => {
  expect(chooseAi(variables)).toBe(choice);
});
