import { NextResponse } from "next/server";

/** The process answers: for restarts by the host. Says nothing of the database; that is /api/ready. */
export function GET(): Response {
  return NextResponse.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
