import { env } from "@/lib/kernel/env";
import { appUrl } from "@/lib/kernel/installation/app-url";

/** Names of one's own machine. Others, such as its address in the local network, may be the only ones a phone can use. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$/;

/**
 * Where the demo redirects a page that was opened under another name of this machine; null if it stays. Sessions belong to a
 * host, and Stripe redirects back to APP_URL: a session from 127.0.0.1 would not be there.
 */
export function demoRedirect(host: string | null, pathAndQuery: string): string | null {
  if (env.APP_MODE !== "demo" || host === null) return null;
  const own = new URL(appUrl("/"));
  const asked = URL.parse(`http://${host}`);
  if (!asked || asked.host === own.host || !LOOPBACK.test(asked.hostname)) return null;
  return own.origin + pathAndQuery;
}
