import { timingSafeEqual } from "node:crypto";
import { headers } from "next/headers";
import { env } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { drainJobs } from "@/lib/events/jobs";
import { jobHandlers } from "@/lib/job-handlers";
import { prune } from "@/lib/prune";
import { hashSecret } from "@/lib/secrets";

/**
 * Works off waiting jobs where no worker lives (JOBS=off): called by the host's scheduler with `Authorization: Bearer
 * CRON_SECRET`. Not found unless a CRON_SECRET is set, unauthenticated for another one.
 */
export async function runDueJobs(): Promise<{ done: number }> {
  if (!env.CRON_SECRET) throw notFound();
  const given = (await headers()).get("authorization") ?? "";
  if (!isEqual(given, `Bearer ${env.CRON_SECRET}`)) throw new AppError("unauthenticated");
  await prune();
  return { done: await drainJobs(jobHandlers) };
}

/** In constant time: hashes of equal length are compared. */
function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
