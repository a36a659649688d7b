import { findRecording, type Recording } from "./recording";
import type { Actor } from "@/lib/access/actor";
import { assertReachable } from "@/lib/access/authorize";
import { unknownAt } from "@/lib/access/body-error";
import { invalid } from "@/lib/shared/errors";
import { recordingIdOf } from "../attach/attach-recording";

/**
 * The recording with this URL, for those who may listen to it: everybody who sees its update or message, and before it has
 * one, its uploader. For anybody else, and for any other URL, throws the same validation_failed.
 */
export async function authorizeRecording(actor: Actor, audioUrl: string): Promise<Recording> {
  const recording = await findRecording(recordingIdOf(audioUrl));
  if (!recording) throw invalid("audioUrl", "unknown");
  const { updateId, messageId, userId } = recording.upload;
  if (updateId) await assertReachable(actor, { updateId }).catch(unknownAt("audioUrl"));
  else if (messageId) await assertReachable(actor, { messageId }).catch(unknownAt("audioUrl"));
  else if (userId !== actor.id) throw invalid("audioUrl", "unknown");
  return recording;
}
