import type { AudioState, Segment } from "../view";
import { lockBoth, type Locked, type LockedRecording } from "./lock-recording";
import type { VoiceHolder } from "./voice-holder";
import type { Words } from "./words";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { translateSoon } from "@/lib/translation/translate-soon";

/** Writes what a recording says to its row and to the update or message that it is in. Keeps content that somebody has typed. */
export async function publishWords(holder: VoiceHolder, id: string, said: Words): Promise<void> {
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
export async function publishWithoutWords(
  holder: VoiceHolder,
  id: string,
  state: "failed" | "off",
): Promise<void> {
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
  const whose = { actor: { id: held.authorId }, business: { id: held.businessId } };
  if (is.transcript) await translateSoon(tx, whose, { type: holder.kind, id, texts: [is.transcript] });
  await held.announce(is.state, isSameContent ? undefined : holder.setContent(id, is.content));
}
