import { Prisma } from "@/lib/kernel/db";

/** Of a statement's subtask `s`: its updates with photos until it was completed. */
const PHOTOGRAPHED = Prisma.sql`
  FROM updates u WHERE u.subtask_id = s.id AND u.withdrawn_at IS NULL AND u.created_at <= COALESCE(s.completed_at, 'infinity')
    AND EXISTS (SELECT 1 FROM uploads file WHERE file.update_id = u.id AND file.kind = 'photo')`;

/** That a statement's subtask `s` has a photo, as a condition. */
export const HAS_PHOTO = Prisma.sql`EXISTS (SELECT 1 ${PHOTOGRAPHED})`;

/** As a column: the newest photo of a statement's subtask `s` that asks for one. */
export const ASKED_PHOTO = Prisma.sql`
  CASE WHEN s.asks_photo THEN (
    SELECT json_build_array(u.id, (SELECT name FROM users WHERE id = u.author_id), COALESCE(u.captured_at, u.created_at))
    ${PHOTOGRAPHED} ORDER BY u.created_at DESC, u.id DESC LIMIT 1) END`;
