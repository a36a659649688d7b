import { findUpdate, inPlace } from "../queries";
import type { UpdateView } from "../view";
import { voiceUpdates } from "./voice-updates";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { RECORDING } from "@/lib/attachments/attachment";
import { whileAuthorized } from "@/lib/events/while-authorized";
import { db } from "@/lib/kernel/db";
import { correctRecording } from "@/lib/recordings/correct/correct-recording";
import { requestTranscription } from "@/lib/recordings/transcribe/request-transcription";
import type { Segment, TranscriptView } from "@/lib/recordings/view";
import { AppError } from "@/lib/shared/errors";

/**
 * Replaces the transcript of the actor's own recording. The earlier transcript is kept as a revision, its translations are
 * deleted and made again, and the content is recomposed unless somebody edited it. Throws conflict for an update that is
 * withdrawn or has no recording.
 */
export async function correctTranscript(
  actor: Actor,
  { id, transcript }: { id: string; transcript: string },
): Promise<UpdateView> {
  return whileAuthorized(actor, "update:edit", { updateId: id }, async ({ tx, update, record }) => {
    const isChanged = await correctRecording(tx, voiceUpdates, { id: update.id, transcript, by: actor.id });
    if (isChanged === null) throw await refusalOf(actor, id);
    const corrected = await findUpdate(actor, id);
    if (!isChanged) return corrected;
    await record({ type: "update.transcript-corrected", ...inPlace(corrected) });
    return corrected;
  });
}

async function refusalOf(actor: Actor, id: string): Promise<AppError> {
  const { withdrawnAt } = await findUpdate(actor, id);
  return new AppError("conflict", { key: withdrawnAt ? "updateWithdrawn" : "noRecording" });
}

/**
 * Requests another transcription of a recording that failed, in which no words were heard, or that waits for a day that pays for
 * it; for its author and managers. Throws conflict in any other state, not_configured.
 */
export async function transcribeAgain(actor: Actor, { id }: { id: string }): Promise<UpdateView> {
  return whileAuthorized(actor, "update:transcribe", { updateId: id }, async ({ tx, update, record }) => {
    await requestTranscription(tx, actor, voiceUpdates, update.id);
    const view = await findUpdate(actor, update.id);
    await record({ type: "update.transcription-requested", ...inPlace(view) });
    return view;
  });
}

const select = {
  language: true,
  attachments: {
    ...RECORDING,
    select: { recording: { select: { transcript: true, language: true, segments: true } } },
  },
} as const;

/** An update's transcript with the sentences that can be played; unsure ones are marked. */
export async function readTranscript(actor: Actor, { id }: { id: string }): Promise<TranscriptView> {
  const { update } = await authorize(actor, "update:see", { updateId: id });
  const { language, attachments } = await db().update.findUniqueOrThrow({ where: { id: update.id }, select });
  const recording = attachments[0]?.recording;
  if (!recording) return { transcript: null, language, segments: [] };
  return { ...recording, segments: (recording.segments ?? []) as unknown as Segment[] };
}
