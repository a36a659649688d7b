import { redirect } from "next/navigation";
import { endSession, sessionActor } from "@/lib/account/session";
import { paths } from "@/lib/paths";

/**
 * Clears a session that the database refuses (suspended, reset), then redirects to /auth. A valid session is kept, so that a
 * link from another site cannot sign anybody out.
 */
export async function GET(): Promise<never> {
  if (await sessionActor()) redirect(paths.dashboard());
  await endSession();
  redirect(paths.auth());
}
