import { Prisma } from "@/lib/kernel/db";

/** Whether the person of a notification `n` has muted its project. */
export const MUTED = Prisma.sql`EXISTS (
  SELECT FROM project_mutes m WHERE m.user_id = n.user_id AND m.project_id = n.project_id AND (m.until IS NULL OR m.until > now()))`;
