import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assertBootable, notConfigured, parseEnv } from "@/lib/kernel/env";

/** What the first day at Vercel needs, as somebody would fill it in: boot and mail, and what differs there from a server of one's own. */
const FIRST_DAY = {
  DATABASE_URL: "postgresql://user:password@pooler.example/plumbline",
  DIRECT_URL: "postgresql://user:password@direct.example/plumbline",
  AUTH_SECRET: "s".repeat(44),
  APP_URL: "https://plumbline.vercel.app",
  SMTP_URL: "smtps://user:password@smtp.example:465",
  MAIL_FROM: "Plumbline <site@example.com>",
  SUPPORT_EMAIL: "help@example.com",
  CRON_SECRET: "c".repeat(32),
  JOBS: "off",
  EVENT_STREAM_SECONDS: "240",
  BILLING: "off",
};
type Name = keyof typeof FIRST_DAY;
const NAMES = Object.keys(FIRST_DAY) as Name[];
/** These are the same everywhere at Vercel, so that the button fills them in. */
const FILLED: Name[] = ["JOBS", "EVENT_STREAM_SECONDS", "BILLING"];

const README = readFileSync("README.md", "utf8");
const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as { repository: string };

test("the button in the README clones the repository of package.json, and asks for what the first day needs", () => {
  const [button = ""] = /https:\/\/vercel\.com\/new\/clone\?[^)]+/.exec(README) ?? [];
  const { searchParams } = new URL(button);
  expect(searchParams.get("repository-url")).toBe(repository);
  expect(searchParams.get("env")?.split(",")).toEqual(NAMES);
  const filled = Object.fromEntries(FILLED.map((name) => [name, FIRST_DAY[name]]));
  expect(JSON.parse(searchParams.get("envDefaults") ?? "")).toEqual(filled);
});

test("with these a server starts, and nothing is off but what can wait", () => {
  const env = parseEnv(FIRST_DAY);
  expect(() => assertBootable(env)).not.toThrow();
  expect(notConfigured(env).join()).toMatch(
    /^push[^,]*,[^,]*,transcription[^,]*,[^,]*,background workers[^,]*$/,
  );
});

test("each of them is a variable of ours, whose default is not what Vercel needs", () => {
  const [defaults, chosen] = [parseEnv({}), parseEnv(FIRST_DAY)];
  expect(NAMES.filter((name) => defaults[name] === chosen[name])).toEqual([]);
});
