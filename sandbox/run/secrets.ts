import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";

/** The demo's own secrets, generated once and stored in DATA_DIR/secrets.json, which only its owner may read. */
export function loadSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, "secrets.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
  const secrets = { ...known };
  for (const name of ["AUTH_SECRET", "CRON_SECRET"]) secrets[name] ||= randomBytes(32).toString("base64");
  if (!secrets.VAPID_PRIVATE_KEY) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    Object.assign(secrets, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  }
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (Object.keys(secrets).length > Object.keys(known).length) writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
