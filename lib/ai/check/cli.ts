import { openAsBlob } from "node:fs";
import { type CheckedSound, checkAi } from "./check-ai";
import { aiKey } from "@/lib/kernel/installation/ai-key";
import { env } from "@/lib/kernel/env";
import { log } from "@/lib/kernel/log";

/** `public/landing/north-wall.mp3`, in which a program speaks English. */
async function sample(): Promise<CheckedSound> {
  const filename = "north-wall.mp3";
  const bytes = await openAsBlob(`public/landing/${filename}`, { type: "audio/mpeg" });
  return { bytes, filename, seconds: 8 };
}

/** `npm run check-ai -- URL`: says what a server with OpenAI's calls can carry of our features; the models and the key are the environment's. */
async function main(url: string | undefined): Promise<boolean> {
  // An address without http:// is one of a scheme "localhost:".
  if (!url || !/^https?:/.test(url) || !URL.canParse(url))
    throw new Error("Say which server: npm run check-ai -- http://localhost:8080/v1");
  env.OPENAI_BASE_URL = url;
  env.OPENAI_API_KEY = aiKey(env);
  log.level = "silent";
  const findings = await checkAi(await sample());
  for (const { feature, isCarried, says } of findings)
    process.stdout.write(`${isCarried ? "yes" : "NO "}  ${feature}: ${says}\n`);
  return findings.every(({ isCarried }) => isCarried);
}

try {
  process.exitCode = (await main(process.argv[2])) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
