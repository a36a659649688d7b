import type { Actor } from "@/lib/access/actor";
import { authorize } from "@/lib/access/authorize";
import { RECORDING } from "@/lib/attachments/attachment";
import { db } from "@/lib/kernel/db";
import type { Segment, TranscriptView } from "@/lib/recordings/view";

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
