import { env } from "@/lib/kernel/env";

/** An absolute URL for emails and shared links: based on APP_URL, else on localhost. `path` begins with a slash. */
export function appUrl(path: string): string {
  return new URL(path, env.APP_URL ?? `http://localhost:${env.PORT}`).href;
}
