import { composeContent, isComposed } from "./compose-content";
import { record } from "@/lib/events/record";
import { Prisma } from "@/lib/kernel/db";
import type { VoiceHolder } from "@/lib/recordings/transcribe/voice-holder";

/** Updates with a recording: the content begins with its English, and earlier transcripts are kept as revisions. */
export const voiceUpdates: VoiceHolder = {
  kind: "update",
  quotesEnglish: true,
  compose: composeContent,
  isComposed,
  setContent: (id, content) => Prisma.sql`UPDATE updates SET content = ${content} WHERE id = ${id}::uuid`,
  async lock(tx, id) {
    const [update] = await tx.$queryRaw<Locked[]>(Prisma.sql`
      SELECT project_id AS "projectId", task_id AS "taskId", subtask_id AS "subtaskId", author_id AS "authorId", content,
             (SELECT p.business_id FROM projects p WHERE p.id = project_id) AS "businessId"
      FROM updates WHERE id = ${id}::uuid AND withdrawn_at IS NULL FOR NO KEY UPDATE`);
    if (!update) return null;
    const { projectId, businessId, taskId, subtaskId, authorId, content } = update;
    const place = { taskId, subtaskId, authorId };
    return {
      id,
      businessId,
      authorId,
      content,
      async announce(audioState, change) {
        await record(tx, {
          by: null,
          type: "update.transcribed",
          id,
          projectId,
          before: place,
          after: place,
          details: { audioState },
          ...(change && { change }),
        });
      },
    };
  },
  async correct(tx, id, { earlier, content }) {
    if (earlier)
      await tx.updateRevision.create({
        data: { updateId: id, kind: "transcript", content: earlier },
        select: { id: true },
      });
    await tx.update.update({ where: { id }, data: { content, editedAt: new Date() }, select: { id: true } });
  },
};

interface Locked {
  projectId: string;
  businessId: string;
  taskId: string | null;
  subtaskId: string | null;
  authorId: string;
  content: string;
}
