import { wordsOf } from "../transcribe/transcribe-and-translate";
import { correctWords } from "./correct-words";
import { lockUpdate } from "../transcribe/publish-transcript";
import { findRecording } from "../transcribe/recording";
import type { CorrectTranscriptInput } from "../schema";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { isAiConfigured } from "@/lib/ai/client";
import { enqueue } from "@/lib/events/jobs";
import { record } from "@/lib/events/record";
import { Prisma, transaction, type Tx } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";
import { translateSoon } from "@/lib/translation/translate-soon";
import { composeContent, isComposed } from "@/lib/updates/posting/compose-content";
import { findUpdate } from "@/lib/updates/queries";
import type { UpdateView } from "@/lib/updates/view";

/**
 * Replaces the transcript of the actor's own recording. The earlier transcript is kept as a revision, its translations are
 * deleted and made again, and the content is recomposed unless somebody edited it. Throws conflict for an update that is
 * withdrawn or has no recording.
 */
export async function correctTranscript(actor: Actor, input: CorrectTranscriptInput): Promise<UpdateView> {
  return transaction(async (tx) => {
    const { update, project } = await authorize(actor, "update:edit", { updateId: input.id });
    const { id } = update;
    const locked = await lockUpdate(tx, id);
    const recording = locked && (await findRecording({ updateId: id }));
    if (!recording) throw await refusalOf(actor, id);
    const { transcript } = input;
    if (transcript === locked.transcript) return findUpdate(actor, id);
    const wasComposed = isComposed(locked.content, {
      ...wordsOf(recording),
      transcript: locked.transcript,
    });
    await keepTranscript(tx, id, locked.transcript);
    await tx.$executeRaw(Prisma.sql`DELETE FROM translations WHERE update_id = ${id}::uuid`);
    const said = await correctWords(tx, recording, { transcript, language: locked.language });
    if (isAiConfigured() && said.translatedText === null)
      await enqueue(tx, "audio.transcribe", { updateId: id });
    await tx.update.update({
      where: { id },
      data: {
        transcript,
        audioState: "done",
        editedAt: new Date(),
        ...(wasComposed && { content: composeContent(said) }),
        segments: said.segments,
      },
      select: { id: true },
    });
    await translateSoon(tx, { type: "update", id, texts: [transcript], by: actor.id });
    const { taskId, subtaskId, authorId } = locked;
    const place = { taskId, subtaskId, authorId };
    const edited = await findUpdate(actor, id);
    const entity = { id, projectId: project.id, before: place, after: place };
    await record(tx, { by: actor, type: "update.transcript-corrected", ...entity });
    return edited;
  });
}

async function refusalOf(actor: Actor, id: string): Promise<AppError> {
  const { withdrawnAt } = await findUpdate(actor, id);
  return new AppError("conflict", { key: withdrawnAt ? "updateWithdrawn" : "noRecording" });
}

async function keepTranscript(tx: Tx, updateId: string, content: string | null): Promise<void> {
  if (content)
    await tx.updateRevision.create({ data: { updateId, kind: "transcript", content }, select: { id: true } });
}
