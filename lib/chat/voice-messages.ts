import { AUDIO_MESSAGE } from "./limits";
import { record } from "@/lib/events/record";
import { Prisma } from "@/lib/kernel/db";
import { excerptOf } from "@/lib/kernel/excerpt";
import type { VoiceHolder } from "@/lib/recordings/transcribe/voice-holder";
import { MAX } from "@/lib/shared/limits";

/** Voice messages: the content is an excerpt of what was said, in the language in which it was said. */
export const voiceMessages: VoiceHolder = {
  kind: "message",
  quotesEnglish: false,
  compose: ({ transcript }) => contentOfRecording(transcript),
  isComposed: (content, { transcript }) =>
    content === AUDIO_MESSAGE || content === contentOfRecording(transcript),
  setContent,
  async lock(tx, id) {
    const [message] = await tx.$queryRaw<Locked[]>(Prisma.sql`
      SELECT project_id AS "projectId", recipient_id AS "recipientId", author_id AS "authorId", content,
             (SELECT p.business_id FROM projects p WHERE p.id = project_id) AS "businessId"
      FROM chat_messages WHERE id = ${id}::uuid FOR NO KEY UPDATE`);
    if (!message) return null;
    const { projectId, businessId, recipientId, authorId, content } = message;
    const after = { recipientId, authorId };
    return {
      id,
      businessId,
      authorId,
      content,
      async announce(_state, change) {
        await record(tx, {
          by: null,
          type: "message.transcribed",
          id,
          projectId,
          after,
          ...(change && { change }),
        });
      },
    };
  },
  async correct(tx, id, { content }) {
    await tx.$executeRaw(setContent(id, content));
  },
};

interface Locked {
  projectId: string;
  businessId: string;
  recipientId: string | null;
  authorId: string;
  content: string;
}

function setContent(id: string, content: string): Prisma.Sql {
  return Prisma.sql`UPDATE chat_messages SET content = ${content} WHERE id = ${id}::uuid`;
}

/** What a message says that is nothing but a recording. */
export function contentOfRecording(transcript: string | null): string {
  return transcript ? excerptOf(transcript, MAX.message) : AUDIO_MESSAGE;
}
