import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { sessionActor } from "./session";
import { SESSION_COOKIES } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import { paths } from "@/lib/shared/paths/paths";
import { withQuery } from "@/lib/shared/paths/with-query";

/** The signed-in user for pages, or null. Cached, so that a page queries it once. */
export const currentUser: () => Promise<Actor | null> = cache(sessionActor);

/**
 * The signed-in user for pages that need one. Redirects visitors to sign in, and sessions that the database rejects to the
 * route that clears the cookie: sent straight to /auth, they would be redirected back and forth forever. Signing in
 * leads back here.
 */
export async function requireUser(): Promise<Actor> {
  const user = await currentUser();
  if (user) return user;
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const to = SESSION_COOKIES.some((name) => jar.has(name)) ? paths.sessionEnded() : paths.auth();
  redirect(withQuery(to, { next: sent.get("x-path") || undefined }));
}
