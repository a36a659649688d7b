import { findRecording } from "./recording";
import { transcribeAndTranslate } from "./transcribe-and-translate";
import type { VoiceHolder, VoiceHolders } from "./voice-holder";
import { wordsOf, type Words } from "./words";
import { isUnpaid } from "@/lib/ai/budget";
import { AiError, isAiConfigured } from "@/lib/ai/client";
import type { JobData } from "@/lib/events/job-catalogue";
import type { AudioState, Segment } from "../view";
import { lockBoth, type Locked, type LockedRecording } from "./lock-recording";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { translateSoon } from "@/lib/translation/translate-soon";

/**
 * Transcribes and translates the recording of an update or message. Safe to repeat: the service's responses are stored. Throws
 * while the service fails, so that the job is retried; a refused recording has failed. A recording that exceeds a daily budget is
 * left as if there were no service.
 */
export async function transcribePosted(
  { recordingId: id }: JobData<"audio.transcribe">,
  holders: VoiceHolders,
): Promise<void> {
  const posted = await findPosted(id, holders);
  if (!posted) return;
  const { recording, holder, holderId } = posted;
  if (!isAiConfigured()) return publishWithoutWords(holder, holderId, "off");
  try {
    const said = await transcribeAndTranslate(recording);
    if (said) await publishWords(holder, holderId, said);
  } catch (error) {
    await publishHeard(id, holder, holderId);
    if (isUnpaid(error)) return publishWithoutWords(holder, holderId, "off");
    if (!(error instanceof AiError) || error.problem === "unavailable") throw error;
    await publishWithoutWords(holder, holderId, "failed");
  }
}

/** Marks the recording as failed after the last retry, half a day later. */
export async function giveUpOnRecording(
  { recordingId: id }: JobData<"audio.transcribe">,
  holders: VoiceHolders,
): Promise<void> {
  const posted = await findPosted(id, holders);
  if (posted) await publishWithoutWords(posted.holder, posted.holderId, "failed");
}

/** A recording with the update or message that it is in; null where it is gone, or in neither. */
async function findPosted(id: string, holders: VoiceHolders) {
  const recording = await findRecording(id);
  if (!recording) return null;
  const { updateId, messageId } = recording.upload;
  if (updateId) return { recording, holder: holders.update, holderId: updateId };
  return messageId ? { recording, holder: holders.message, holderId: messageId } : null;
}

/** Publishes the transcript without waiting for its translation. */
async function publishHeard(id: string, holder: VoiceHolder, holderId: string): Promise<void> {
  const recording = await findRecording(id);
  if (!recording) return;
  const said = wordsOf(recording);
  if (said.transcript) await publishWords(holder, holderId, said);
}

/** Writes what a recording says to its row and to the update or message that it is in. Keeps content that somebody has typed. */
async function publishWords(holder: VoiceHolder, id: string, said: Words): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockBoth(tx, holder, id);
    if (!locked || isOutdated(locked.recording, said)) return;
    const { held } = locked;
    await publish(tx, holder, locked, {
      state: said.transcript ? "done" : "unheard",
      transcript: said.transcript,
      language: said.language,
      segments: said.segments,
      content: holder.isComposed(held.content, said) ? holder.compose(said) : held.content,
    });
  });
}

/** Publishes that a recording could not be transcribed, or that it waits for a service or for another day. */
async function publishWithoutWords(holder: VoiceHolder, id: string, state: "failed" | "off"): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockBoth(tx, holder, id);
    if (locked?.recording.state !== "pending") return;
    const { transcript, language } = locked.recording;
    const { content } = locked.held;
    await publish(tx, holder, locked, { state, transcript, language, content, segments: null });
  });
}

/** Whether the author has corrected the transcript since it was read: another job then publishes it. */
function isOutdated({ transcript }: LockedRecording, said: Words): boolean {
  return transcript !== null && transcript !== said.transcript;
}

interface Published {
  state: AudioState;
  transcript: string | null;
  language: string | null;
  content: string;
  /** Null where nothing was heard: those that are stored stay. */
  segments: Segment[] | null;
}

async function publish(
  tx: Tx,
  holder: VoiceHolder,
  { held, recording: was }: Locked,
  is: Published,
): Promise<void> {
  const isSameContent = held.content === is.content;
  const isKnown = was.state === is.state && was.transcript === is.transcript && isSameContent;
  if (isKnown && was.language === is.language) return;
  const segments = is.segments && JSON.stringify(is.segments);
  // A corrected transcript keeps those of its sentences that are still in it.
  const oldFirst = Prisma.sql`COALESCE(segments, ${segments}::jsonb)`;
  const newFirst = Prisma.sql`COALESCE(${segments}::jsonb, segments)`;
  await tx.$executeRaw(Prisma.sql`
    UPDATE recordings SET state = ${is.state}, transcript = ${is.transcript}, language = ${is.language},
                          segments = ${was.transcript === null ? newFirst : oldFirst}
    WHERE upload_id = ${was.id}::uuid`);
  const { id } = held;
  const whose = { tx, actor: { id: held.authorId }, business: { id: held.businessId } };
  if (is.transcript) await translateSoon(whose, { type: holder.kind, id, texts: [is.transcript] });
  await held.announce(is.state, isSameContent ? undefined : holder.setContent(id, is.content));
}
