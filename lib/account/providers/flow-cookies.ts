import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { cookieJar, isOverHttps, keepCookie } from "../session/request-cookies";
import { authSecret } from "@/lib/kernel/secrets";
import { paths, safeNext } from "@/lib/shared/paths/paths";

/** Auth.js's cookies of a flow; browsers accept the prefix only over https. */
const FLOW = ["state", "pkce.code_verifier", "nonce", "callback-url"].flatMap((name) => [
  `__Secure-authjs.${name}`,
  `authjs.${name}`,
]);

/** Where the flow is to end: a path of ours. */
export async function readDestination(): Promise<string> {
  const jar = await cookieJar();
  const kept = jar.get("__Secure-authjs.callback-url") ?? jar.get("authjs.callback-url");
  const url = URL.parse(kept?.value ?? "");
  return safeNext(url && url.pathname + url.search) ?? paths.dashboard();
}

/** Ends the flow: none of its cookies outlives it. */
export async function clearFlow(): Promise<void> {
  const jar = await cookieJar();
  for (const name of FLOW) if (jar.has(name)) jar.delete({ name, secure: name.startsWith("__Secure-") });
}

const LINK_COOKIE = "link";
/** Seconds for which somebody can prove that an account is theirs: ten minutes. */
const LINK_MAX_AGE = 10 * 60;

const pendingLink = z.object({
  provider: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  /** Whose account, if they asked for it while signed in; null for the one with that address. */
  userId: z.string().nullable(),
  /** Where they were going. */
  after: z.string(),
});
/** An account at a provider that somebody has proven to be theirs, before they prove the same of their account here. */
export type PendingLink = z.output<typeof pendingLink>;

/** Keeps it on this browser, encrypted. */
export async function keepPendingLink(token: PendingLink): Promise<void> {
  const value = await encode({ token, secret: authSecret(), salt: LINK_COOKIE, maxAge: LINK_MAX_AGE });
  await keepCookie(LINK_COOKIE, value, LINK_MAX_AGE);
}

/** Null for none, or one that is older than ten minutes. */
export async function readPendingLink(): Promise<PendingLink | null> {
  const token = (await cookieJar()).get(LINK_COOKIE)?.value;
  if (!token) return null;
  const kept = await decode({ token, secret: authSecret(), salt: LINK_COOKIE }).catch(() => null);
  return pendingLink.safeParse(kept).data ?? null;
}

/** Once it is linked, or will not be. */
export async function forgetPendingLink(): Promise<void> {
  (await cookieJar()).delete({ name: LINK_COOKIE, secure: await isOverHttps() });
}
