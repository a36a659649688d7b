import { z } from "zod";
import { aiKey } from "@/lib/kernel/installation/ai-key";

/**
 * The one place that reads the process's environment. A missing required variable stops the boot
 * (`assertBootable`); optional services that are off are listed in the start log (`notConfigured`).
 */
const schema = z.object({
  APP_MODE: z.enum(["production", "development", "demo", "test"]).default("production"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default(".data"),
  MIN_FREE_DISK_MB: z.coerce.number().min(0).default(1024),
  FILES_FREE_MONTHLY_MB: z.coerce.number().min(0).default(1000),
  FILES_PLAN_MONTHLY_MB: z.coerce.number().min(0).default(50_000),
  BLOB_READ_WRITE_TOKEN: z.string().min(1).optional(),
  S3_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("auto"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default("OpenID"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Plumbline <no-reply@plumbline.example>"),
  SUPPORT_EMAIL: z.email().default("support@plumbline.example"),
  VAPID_PUBLIC_KEY: z.base64url().length(87).optional(),
  VAPID_PRIVATE_KEY: z.base64url().length(43).optional(),
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .default([]),
  TERMS_FILE: z.string().min(1).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  OPENAI_TRANSCRIPTION_MODEL: z.string().min(1).default("whisper-1"),
  OPENAI_CHAT_MODEL: z.string().min(1).default("gpt-4.1-mini"),
  OPENAI_IMAGE_MODEL: z.string().min(1).optional(),
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).default(0.4),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).default(1.6),
  OPENAI_PRICE_MINUTE: z.coerce.number().min(0).default(0.006),
  TRANSLATION_DAILY_DOLLARS: z.coerce.number().min(0).default(5),
  AI_PERSON_DAILY_DOLLARS: z.coerce.number().min(0).default(2),
  AI_INSTALLATION_DAILY_DOLLARS: z.coerce.number().min(0).default(100),
  AI_FREE_DAILY_PERCENT: z.coerce.number().min(0).max(100).default(5),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().positive().max(300).default(240),
  BILLING: z.enum(["on", "off"]).default("on"),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_MONTHLY: z.string().min(1).optional(),
  STRIPE_PRICE_YEARLY: z.string().min(1).optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  EVENT_HEARTBEAT_SECONDS: z.coerce.number().int().min(1).max(25).default(25),
  EVENT_STREAM_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3600),
  JOBS: z.enum(["on", "off"]).default("on"),
  KEEP_READS: z.enum(["on", "off"]).default("on"),
  CRON_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Env = z.infer<typeof schema>;

/** Parses the environment; throws one error that names every invalid variable. An empty variable counts as absent. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(filled);
  if (parsed.success) return { ...parsed.data, OPENAI_API_KEY: aiKey(parsed.data) };
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Invalid environment:\n${lines.join("\n")}`);
}

export const env = parseEnv(process.env);

// Auth.js makes the addresses that providers redirect back to of this, never of a request's headers.
process.env.AUTH_URL = env.APP_URL ?? `http://localhost:${env.PORT}`;

/** Whether files are kept by a service, and not on this server's disk. */
export function hasFileService(candidate: Env = env): boolean {
  return Boolean(candidate.BLOB_READ_WRITE_TOKEN ?? candidate.S3_BUCKET_URL);
}

/** Whether businesses pay for plans here; where not, each may do what the yearly plan allows. */
export const isBilled = env.BILLING === "on";

/** True outside production: sample answers, reset links in answers and fake services are allowed. */
export const isSandboxed = env.APP_MODE !== "production";

/** Whether mails are sent, or, outside production, only logged. */
export const canMail = env.SMTP_URL !== undefined || isSandboxed;

const S3_KEYS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Throws with the names of required variables that are not set. Called at boot, not at build time. */
export function assertBootable(candidate: Env = env): void {
  const missing: string[] = (["DATABASE_URL", "AUTH_SECRET"] as const).filter((name) => !candidate[name]);
  // Links in emails must never be built from a request's Host header, which anyone can forge.
  if (candidate.APP_MODE === "production" && candidate.SMTP_URL && !candidate.APP_URL)
    missing.push("APP_URL (for the links in mails)");
  // Auth.js believes what it gets over TLS, without checking the signature itself.
  if (candidate.APP_MODE === "production" && candidate.OIDC_ISSUER?.startsWith("http:"))
    missing.push("OIDC_ISSUER with https");
  if (candidate.S3_BUCKET_URL) missing.push(...S3_KEYS.filter((name) => !candidate[name]));
  if (candidate.S3_BUCKET_URL && candidate.BLOB_READ_WRITE_TOKEN)
    throw new Error("Files are kept in one place: set S3_BUCKET_URL or BLOB_READ_WRITE_TOKEN, not both");
  if (missing.length > 0) throw new Error(`Required but not set: ${missing.join(", ")}`);
}

/** The outside services that are off because they are not configured, for the start log. */
export function notConfigured(candidate: Env = env): string[] {
  return [
    !candidate.SMTP_URL && "mail (SMTP_URL)",
    !(candidate.VAPID_PUBLIC_KEY && candidate.VAPID_PRIVATE_KEY) &&
      "push (VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY; npm run push:keys makes them)",
    !candidate.OPENAI_API_KEY &&
      "transcription and translation (OPENAI_API_KEY, or OPENAI_BASE_URL of another server)",
    candidate.BILLING === "on" &&
      !(candidate.STRIPE_SECRET_KEY && candidate.STRIPE_PRICE_MONTHLY && candidate.STRIPE_PRICE_YEARLY) &&
      "billing (STRIPE_SECRET_KEY, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY; or BILLING=off, and all is free)",
    candidate.JOBS === "off" &&
      "background workers (JOBS=off); jobs run after requests and by the cron route",
  ].filter((line) => line !== false);
}
