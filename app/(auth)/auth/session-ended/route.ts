import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { endSession, whySessionEnded } from "@/lib/account/session/session";
import { SESSION_COOKIES } from "@/lib/account/session/session-cookie";
import { FORGET_FILES } from "@/lib/shared/kept";
import { paths, safeNext } from "@/lib/shared/paths/paths";

/**
 * Clears a session that the database refuses (suspended, reset), then redirects to /auth, which says why and leads to `next`. A
 * valid session is kept, and led there at once, so that a link from another site cannot sign anybody out. Someone who has just signed out here needs no
 * reason.
 */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const jar = await cookies();
  const next = safeNext(nextUrl.searchParams.get("next")) ?? undefined;
  if (!SESSION_COOKIES.some((name) => jar.has(name))) return leadTo(paths.auth({ next }));
  const ended = await whySessionEnded();
  if (!ended) return new Response(null, { status: 307, headers: { location: next ?? paths.dashboard() } });
  await endSession();
  return leadTo(paths.auth({ ended, next }));
}

function leadTo(location: string): Response {
  return new Response(null, { status: 307, headers: { ...FORGET_FILES, location } });
}
