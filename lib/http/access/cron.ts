import { timingSafeEqual } from "node:crypto";
import type { Access } from "./access";
import { env } from "@/lib/kernel/env";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError, notFound } from "@/lib/shared/errors";

/** The host's scheduler, with `Authorization: Bearer CRON_SECRET`. Not found where no CRON_SECRET is set. */
export const cron: Access<null> = {
  precheck: (request) => {
    if (!env.CRON_SECRET) throw notFound();
    const given = request.headers.get("authorization") ?? "";
    if (!isEqual(given, `Bearer ${env.CRON_SECRET}`)) throw new AppError("unauthenticated");
  },
  identify: () => Promise.resolve(null),
};

/** Compares in constant time, using hashes of equal length. */
function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
