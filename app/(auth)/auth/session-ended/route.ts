import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { endSession, whySessionEnded } from "@/lib/account/session/session";
import { SESSION_COOKIES } from "@/lib/account/session/session-cookie";
import { paths } from "@/lib/shared/paths/paths";

/**
 * Clears a session that the database refuses (suspended, reset), then redirects to /auth, which says why. A valid session is
 * kept, so that a link from another site cannot sign anybody out. Someone who has just signed out here needs no reason.
 */
export async function GET(): Promise<never> {
  const jar = await cookies();
  if (!SESSION_COOKIES.some((name) => jar.has(name))) redirect(paths.auth());
  const ended = await whySessionEnded();
  if (!ended) redirect(paths.dashboard());
  await endSession();
  redirect(paths.auth({ ended }));
}
