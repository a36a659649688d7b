import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";

/** How somebody can sign in, for their settings. */
export interface WaysIn {
  hasPassword: boolean;
}

/** The actor's ways to sign in. */
export async function waysIn({ id }: Actor): Promise<WaysIn> {
  const withPassword = await db().user.count({ where: { id, passwordHash: { not: null } } });
  return { hasPassword: withPassword > 0 };
}
