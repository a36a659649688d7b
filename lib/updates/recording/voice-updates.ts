import { composeContent, isComposed } from "./compose-content";
import { lockUpdate } from "@/lib/attachments/lock-holder";
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
    const update = await lockUpdate(tx, id);
    if (!update) return null;
    const { entity, ...held } = update;
    return {
      ...held,
      async announce(audioState, change) {
        const event = { ...entity, details: { audioState }, ...(change && { change }) };
        await record(tx, { by: null, type: "update.transcribed", ...event });
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
