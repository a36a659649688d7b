import { NextResponse } from "next/server";

/** Liveness check, for restarts by the host. Says nothing about the database; /api/ready does. */
export function GET(): Response {
  return NextResponse.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
