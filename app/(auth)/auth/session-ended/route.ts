import { redirect } from "next/navigation";
import { endSession, sessionActor } from "@/lib/account/session";
import { paths } from "@/lib/paths";

/**
 * The one route that clears a session which the database refuses (suspended, reset), then leads to /auth. A session that still
 * counts is left alone, so that a link to here from elsewhere signs nobody out.
 */
export async function GET(): Promise<never> {
  if (await sessionActor()) redirect(paths.dashboard());
  await endSession();
  redirect(paths.auth());
}
