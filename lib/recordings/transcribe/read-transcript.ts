import type { Segment, TranscriptView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { db } from "@/lib/kernel/db";
import type { UpdateParams } from "@/lib/updates/schema";

/** An update's transcript with the sentences that can be played; unsure ones are marked. */
export async function readTranscript(actor: Actor, { id }: UpdateParams): Promise<TranscriptView> {
  const { update } = await authorize(actor, "update:see", { updateId: id });
  const select = { transcript: true, language: true, segments: true };
  const { segments, ...rest } = await db().update.findUniqueOrThrow({ where: { id: update.id }, select });
  return { ...rest, segments: (segments ?? []) as unknown as Segment[] };
}
