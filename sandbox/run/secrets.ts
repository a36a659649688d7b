import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAMES = ["AUTH_SECRET", "CRON_SECRET"] as const;

/** The demo's own secrets, generated once and stored in DATA_DIR/secrets.json, which only its owner may read. */
export function loadSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, "secrets.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
  const missing = NAMES.filter((name) => !known[name]);
  const secrets = {
    ...known,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString("base64")])),
  };
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
