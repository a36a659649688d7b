import { Prisma } from "@/lib/kernel/db";

/**
 * Whether the person of a notification `n` has opened what it is about since its newest event, on any device: `filed` has the ids
 * of the places, or of the channel, where that is. Read from the marks that opening leaves, so that a notification that is made a
 * moment later is read as well. LATERAL with LIMIT: for ANY alone, Postgres may read all that everybody has opened in the project.
 */
export function isSeen(filed: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    CASE n.subject_type
      WHEN 'business' THEN false
      WHEN 'message' THEN EXISTS (
        SELECT FROM chat_reads r
        WHERE r.user_id = n.user_id AND r.project_id = n.project_id AND r.channel_id = ANY (${filed}) AND r.seq >= n.seq)
      WHEN 'member' THEN EXISTS (
        SELECT FROM project_views v WHERE v.user_id = n.user_id AND v.project_id = n.project_id AND v.seq >= n.seq)
      ELSE EXISTS (
        SELECT FROM unnest(${filed}) opened (id) CROSS JOIN LATERAL (
          SELECT seq FROM place_views
          WHERE user_id = n.user_id AND project_id = n.project_id AND place_id = opened.id LIMIT 1) v
        WHERE v.seq >= n.seq)
    END`;
}

/** Whether the person of a notification `n` has muted its project. */
export const MUTED = Prisma.sql`EXISTS (
  SELECT FROM project_mutes m WHERE m.user_id = n.user_id AND m.project_id = n.project_id AND (m.until IS NULL OR m.until > now()))`;

/** Whether the person of a notification `n` wants its kind in the list: everybody does who has not chosen otherwise. */
export const SHOWN_IN_APP = Prisma.sql`NOT EXISTS (
  SELECT FROM notification_preferences p WHERE p.user_id = n.user_id AND p.kinds -> n.kind -> 'app' = 'false')`;
