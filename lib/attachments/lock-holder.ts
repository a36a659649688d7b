import { Prisma, type Tx } from "@/lib/kernel/db";

interface Locked<Place> {
  projectId: string;
  businessId: string;
  authorId: string;
  content: string;
  /** Where it is filed, as its events say it. */
  place: Place;
}

type UpdatePlace = { taskId: string | null; subtaskId: string | null; authorId: string };
type MessagePlace = { recipientId: string | null; authorId: string };

const BUSINESS = Prisma.sql`(SELECT p.business_id FROM projects p WHERE p.id = project_id) AS "businessId"`;

/** Locks an update that changes where it is, and says what its event says of it; null when it is gone or withdrawn. */
export async function lockUpdate(tx: Tx, id: string) {
  const [update] = await tx.$queryRaw<Locked<UpdatePlace>[]>(Prisma.sql`
    SELECT project_id AS "projectId", author_id AS "authorId", content, ${BUSINESS},
           json_build_object('taskId', task_id, 'subtaskId', subtask_id, 'authorId', author_id) AS place
    FROM updates WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR NO KEY UPDATE`);
  if (!update) return null;
  const { projectId, place, ...held } = update;
  return { ...held, id, entity: { id, projectId, before: place, after: place } };
}

/** The same of a message, which nobody withdraws. */
export async function lockMessage(tx: Tx, id: string) {
  const [message] = await tx.$queryRaw<Locked<MessagePlace>[]>(Prisma.sql`
    SELECT project_id AS "projectId", author_id AS "authorId", content, ${BUSINESS},
           json_build_object('recipientId', recipient_id, 'authorId', author_id) AS place
    FROM chat_messages WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
  if (!message) return null;
  const { projectId, place: after, ...held } = message;
  return { ...held, id, entity: { id, projectId, after } };
}
