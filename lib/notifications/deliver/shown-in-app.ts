import { Prisma } from "@/lib/kernel/db";

/** Whether the person of a notification `n` wants its kind in the list: everybody does who has not chosen otherwise. */
export const SHOWN_IN_APP = Prisma.sql`NOT EXISTS (
  SELECT FROM notification_preferences p WHERE p.user_id = n.user_id AND p.kinds -> n.kind -> 'app' = 'false')`;
