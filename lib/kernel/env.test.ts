import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assertBootable, notConfigured, parseEnv } from "./env";

const BOOTABLE = { DATABASE_URL: "postgresql://127.0.0.1/plumbline", AUTH_SECRET: "s".repeat(32) };

describe("the environment", () => {
  it("is production with every default when nothing is set", () => {
    expect(parseEnv({})).toMatchObject({
      APP_MODE: "production",
      PORT: 3000,
      DATA_DIR: ".data",
      RATE_LIMIT_FACTOR: 1,
      JOBS: "on",
    });
  });

  it("treats an empty variable as absent", () => {
    expect(parseEnv({ APP_MODE: "", PORT: "", SMTP_URL: "" })).toMatchObject({
      APP_MODE: "production",
      PORT: 3000,
    });
    expect(parseEnv({ SMTP_URL: "" }).SMTP_URL).toBeUndefined();
  });

  it("reads numbers", () => {
    expect(parseEnv({ PORT: "8080", RATE_LIMIT_FACTOR: "0.5", DATABASE_POOL: "4" })).toMatchObject({
      PORT: 8080,
      RATE_LIMIT_FACTOR: 0.5,
      DATABASE_POOL: 4,
    });
  });

  it.each([
    ["APP_MODE", "staging"],
    ["DATABASE_URL", "mysql://127.0.0.1/plumbline"],
    ["DATABASE_URL", "not an address"],
    ["AUTH_SECRET", "too short"],
    ["PORT", "70000"],
    ["PORT", "http"],
    ["APP_URL", "plumbline.example"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["RATE_LIMIT_FACTOR", "-1"],
    ["DATABASE_POOL", "1"],
    ["SMTP_URL", "https://mail.example"],
    ["SUPPORT_EMAIL", "support"],
    ["OPENAI_BASE_URL", "localhost:8080"],
    ["OPENAI_TIMEOUT_SECONDS", "0"],
    ["OPENAI_TIMEOUT_SECONDS", "301"],
    ["JOBS", "maybe"],
    ["CRON_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    ["nothing", {}, undefined],
    ["a key", { OPENAI_API_KEY: "sk-1" }, "sk-1"],
    ["OpenAI's address without a key", { OPENAI_BASE_URL: "https://api.openai.com/v1" }, undefined],
    ["another server's address alone", { OPENAI_BASE_URL: "http://localhost:8080/v1" }, "none"],
    ["that with an empty key", { OPENAI_BASE_URL: "http://localhost:8080/v1", OPENAI_API_KEY: "" }, "none"],
    ["that with a key", { OPENAI_BASE_URL: "http://localhost:8080/v1", OPENAI_API_KEY: "k" }, "k"],
  ])("has an AI service by its key, or by another server's address: %s", (_, source, key) => {
    expect(parseEnv(source).OPENAI_API_KEY).toBe(key);
  });

  it("names every invalid variable at once", () => {
    expect(() => parseEnv({ PORT: "x", JOBS: "x" })).toThrow(/PORT[^]*JOBS/);
  });

  it("never prints an invalid secret", () => {
    expect(() => parseEnv({ AUTH_SECRET: "hunter2" })).toThrow(expect.not.stringContaining("hunter2"));
  });
});

describe("booting", () => {
  it.each([
    ["nothing", {}, ["DATABASE_URL", "AUTH_SECRET"]],
    ["no secret", { DATABASE_URL: BOOTABLE.DATABASE_URL }, ["AUTH_SECRET"]],
    [
      "mail in production without a public address",
      { ...BOOTABLE, SMTP_URL: "smtp://mail.example" },
      ["APP_URL"],
    ],
    [
      "a bucket without keys",
      { ...BOOTABLE, S3_BUCKET_URL: "https://s3.example/plumbline" },
      ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    ],
    [
      "two places for files",
      { ...BOOTABLE, S3_BUCKET_URL: "https://s3.example/plumbline", BLOB_READ_WRITE_TOKEN: "token" },
      ["S3_BUCKET_URL or BLOB_READ_WRITE_TOKEN"],
    ],
  ])("is refused with %s, and says what is missing", (_, source, missing) => {
    const boot = () => assertBootable(parseEnv(source));
    for (const name of missing) expect(boot).toThrow(name);
  });

  it.each([
    ["only a database and a secret", BOOTABLE],
    [
      "mail and a public address",
      { ...BOOTABLE, SMTP_URL: "smtp://mail.example", APP_URL: "https://plumbline.example" },
    ],
    [
      "mail without a public address outside production",
      { ...BOOTABLE, SMTP_URL: "smtp://127.0.0.1:1025", APP_MODE: "demo" },
    ],
  ])("works with %s", (_, source) => {
    expect(() => assertBootable(parseEnv(source))).not.toThrow();
  });
});

it("lists what is off because it is not configured", () => {
  expect(notConfigured(parseEnv({ JOBS: "off" })).join()).toMatch(
    /SMTP_URL.*OPENAI_API_KEY.*STRIPE_SECRET_KEY.*JOBS=off/,
  );
  const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_PRICE_MONTHLY: "price_1", STRIPE_PRICE_YEARLY: "price_2" };
  const push = { VAPID_PUBLIC_KEY: "A".repeat(87), VAPID_PRIVATE_KEY: "A".repeat(43) };
  const configured = { SMTP_URL: "smtp://mail.example", OPENAI_API_KEY: "key", ...stripe, ...push };
  expect(notConfigured(parseEnv(configured))).toEqual([]);
});

describe("an address, key or token of an outside service", () => {
  const read = (file: string) => readFileSync(file, "utf8");
  const optional = [
    ...read("lib/kernel/env.ts").matchAll(/^ {2}([A-Z_]+_(?:URL|KEY|TOKEN)): z\b.*\.optional/gm),
  ];
  /** The product's own, and what only says where to find a service that has a key. */
  const own = ["APP_URL", "DATABASE_URL", "DIRECT_URL", "STRIPE_API_URL"];
  const ofServices = optional.flatMap(([, name = ""]) => (own.includes(name) ? [] : [name]));

  it("is read by the privacy page, which says who receives personal data", () => {
    expect(ofServices).toContain("SMTP_URL");
    const facts = read("lib/kernel/installation/privacy-facts.ts");
    expect(ofServices.filter((name) => !facts.includes(`env.${name}`))).toEqual([]);
  });

  it("is named in the start log where it is missing, unless something else does the work", () => {
    const log = notConfigured(parseEnv({})).join();
    expect(ofServices.filter((name) => !log.includes(name))).toEqual(["BLOB_READ_WRITE_TOKEN"]);
  });
});
