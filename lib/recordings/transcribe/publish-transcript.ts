import type { Words } from "./transcribe-and-translate";
import type { Segment } from "../view";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { translateSoon } from "@/lib/translation/translate-soon";
import { composeContent, isComposed } from "@/lib/updates/posting/compose-content";
import type { AudioState } from "@/lib/updates/view";

interface Locked {
  projectId: string;
  taskId: string | null;
  subtaskId: string | null;
  authorId: string;
  content: string;
  audioState: AudioState;
  transcript: string | null;
  language: string | null;
}

/** Writes the transcript to the update and announces it. Keeps content that the author has edited. */
export async function publishTranscript(updateId: string, said: Words): Promise<void> {
  await transaction(async (tx) => {
    const update = await lockUpdate(tx, updateId);
    if (!update || isOutdated(update, said)) return;
    const { content } = update;
    await announce(tx, updateId, update, {
      state: said.transcript ? "done" : "unheard",
      transcript: said.transcript,
      language: said.language,
      segments: said.segments,
      content: isComposed(content, said) ? composeContent(said) : content,
    });
  });
}

/** Marks a recording that the service could not transcribe, or that waits for a service or for another day. */
export async function publishWithoutTranscript(updateId: string, state: "failed" | "off"): Promise<void> {
  await transaction(async (tx) => {
    const update = await lockUpdate(tx, updateId);
    if (!update || update.audioState !== "pending") return;
    const { transcript, language, content } = update;
    await announce(tx, updateId, update, { state, transcript, language, content, segments: null });
  });
}

/** Whether the author has corrected the transcript since it was read: another job then publishes it. */
function isOutdated({ transcript }: Locked, said: Words): boolean {
  return transcript !== null && transcript !== said.transcript;
}

/** Locks and reads the update; null if it is gone, withdrawn, or has no recording. */
export async function lockUpdate(tx: Tx, id: string): Promise<Locked | null> {
  const [update] = await tx.$queryRaw<Locked[]>(Prisma.sql`
    SELECT project_id AS "projectId", task_id AS "taskId", subtask_id AS "subtaskId", author_id AS "authorId", content,
           audio_state AS "audioState", transcript, language
    FROM updates WHERE id = ${id}::uuid AND withdrawn_at IS NULL AND audio_state IS NOT NULL FOR NO KEY UPDATE`);
  return update ?? null;
}

interface Published {
  state: AudioState;
  transcript: string | null;
  language: string | null;
  content: string;
  /** Null where nothing was heard: those that are stored stay. */
  segments: Segment[] | null;
}

async function announce(tx: Tx, id: string, was: Locked, is: Published): Promise<void> {
  const isKnown =
    was.audioState === is.state && was.transcript === is.transcript && was.content === is.content;
  if (isKnown && was.language === is.language) return;
  const segments = is.segments && JSON.stringify(is.segments);
  const { projectId, taskId, subtaskId, authorId } = was;
  const place = { taskId, subtaskId, authorId };
  // A corrected transcript keeps those of its sentences that are still in it.
  const oldFirst = Prisma.sql`COALESCE(segments, ${segments}::jsonb)`;
  const newFirst = Prisma.sql`COALESCE(${segments}::jsonb, segments)`;
  const change = Prisma.sql`
    UPDATE updates SET audio_state = ${is.state}, transcript = ${is.transcript}, language = ${is.language},
                       content = ${is.content},
                       segments = ${was.transcript === null ? newFirst : oldFirst}
    WHERE id = ${id}::uuid`;
  if (is.transcript) await translateSoon(tx, { type: "update", id, texts: [is.transcript], by: authorId });
  const details = { audioState: is.state };
  await record(tx, {
    by: null,
    type: "update.transcribed",
    id,
    projectId,
    before: place,
    after: place,
    details,
    change,
  });
}
