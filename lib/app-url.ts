import { env } from "@/lib/env";

/** A full address for mails and links that leave the browser: APP_URL, else this machine's own. `path` begins with a slash. */
export function appUrl(path: string): string {
  return new URL(path, env.APP_URL ?? `http://localhost:${env.PORT}`).href;
}
