import { redirect } from "next/navigation";
import { endSession, whySessionEnded } from "@/lib/account/session";
import { paths } from "@/lib/paths";

/**
 * Clears a session that the database refuses (suspended, reset), then redirects to /auth, which says why. A valid session is
 * kept, so that a link from another site cannot sign anybody out.
 */
export async function GET(): Promise<never> {
  const ended = await whySessionEnded();
  if (!ended) redirect(paths.dashboard());
  await endSession();
  redirect(paths.auth({ ended }));
}
