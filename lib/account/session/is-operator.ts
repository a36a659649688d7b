import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/kernel/db";

/** Whether the person operates this installation. Their session alone opens nothing of the console: that needs its key. */
export async function isOperator({ id }: Actor): Promise<boolean> {
  const found = await db().user.findFirst({ where: { id, isOperator: true }, select: { id: true } });
  return found !== null;
}
