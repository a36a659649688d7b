import { NextResponse } from "next/server";
import { declares } from "@/lib/http/route";
import { healthView } from "@/lib/wiring/view-schema";

/** Liveness check, for restarts by the host. Says nothing about the database; /api/ready does. */
export const GET = declares({ access: "public", returns: healthView }, () =>
  NextResponse.json({ status: "ok" }, { headers: { "cache-control": "no-store" } }),
);
