import { Prisma } from "@/lib/kernel/db";

/** Whether the person of a notification `n` wants its kind in the list. */
export const SHOWN_IN_APP = Prisma.sql`true`;
