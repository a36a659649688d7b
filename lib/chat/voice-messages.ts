import { AUDIO_MESSAGE } from "@/lib/recordings/shared/voice-words";
import { lockMessage } from "@/lib/attachments/lock-holder";
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
    const message = await lockMessage(tx, id);
    if (!message) return null;
    const { entity, ...held } = message;
    return {
      ...held,
      async announce(_state, change) {
        await record(tx, { by: null, type: "message.transcribed", ...entity, ...(change && { change }) });
      },
    };
  },
  async correct(tx, id, { content }) {
    await tx.$executeRaw(setContent(id, content));
  },
};

function setContent(id: string, content: string): Prisma.Sql {
  return Prisma.sql`UPDATE chat_messages SET content = ${content} WHERE id = ${id}::uuid`;
}

/** What a message says that is nothing but a recording. */
export function contentOfRecording(transcript: string | null): string {
  return transcript ? excerptOf(transcript, MAX.message) : AUDIO_MESSAGE;
}
