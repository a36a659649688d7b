import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Keeps with the account that the user has read where recordings go, and agreed. The first time counts. */
export async function consentToRecording(actor: Actor): Promise<void> {
  if (actor.recordingConsentAt) return;
  await transaction(async (tx) => {
    const first = { id: actor.id, recordingConsentAt: null };
    const { count } = await tx.user.updateMany({ where: first, data: { recordingConsentAt: new Date() } });
    if (count > 0) await record(tx, { by: actor, type: "user.recording-consented", id: actor.id });
  });
}
