import type { AudioState } from "../view";
import type { StoredWords } from "./recording";
import type { Held, VoiceHolder } from "./voice-holder";
import { attachedTo, type Holder, type HolderKind } from "@/lib/attachments/attachment";
import { Prisma, type Tx } from "@/lib/kernel/db";

/** A posted recording under its lock. */
export interface LockedRecording extends StoredWords {
  id: string;
  state: AudioState;
}

export interface Locked {
  held: Held;
  recording: LockedRecording;
}

/** Locks and reads an update or message, then its recording; null where it is gone, withdrawn, or has none. */
export async function lockBoth(tx: Tx, holder: VoiceHolder, id: string): Promise<Locked | null> {
  const held = await holder.lock(tx, id);
  const recording = held && (await lockRecording(tx, holder.kind, id));
  return recording && { held, recording };
}

async function lockRecording(tx: Tx, kind: HolderKind, id: string): Promise<LockedRecording | null> {
  const holder: Holder = kind === "update" ? { updateId: id } : { messageId: id };
  const [recording] = await tx.$queryRaw<LockedRecording[]>(Prisma.sql`
    SELECT r.upload_id AS id, r.state, r.transcript, r.language, r.heard_language AS "heardLanguage",
           r.heard_segments AS "heardSegments", r.translated_text AS "translatedText"
    FROM uploads file JOIN recordings r ON r.upload_id = file.id WHERE ${attachedTo(holder)} FOR NO KEY UPDATE OF r`);
  return recording ?? null;
}
