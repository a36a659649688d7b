import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { sessionActor } from "./session";
import { SESSION_COOKIES } from "./session-cookie";
import type { Actor } from "@/lib/access/actor";
import { paths } from "@/lib/paths";

/** The signed-in person for pages, or null; one statement per page, however many parts of it ask. */
export const currentUser: () => Promise<Actor | null> = cache(sessionActor);

/**
 * The signed-in person for pages that need one. Sends visitors to sign in, and those whose session the database refuses
 * through the one route that clears the cookie: straight to /auth they would bounce between the two for ever.
 */
export async function requireUser(): Promise<Actor> {
  const user = await currentUser();
  if (user) return user;
  const jar = await cookies();
  redirect(SESSION_COOKIES.some((name) => jar.has(name)) ? paths.sessionEnded() : paths.auth());
}
