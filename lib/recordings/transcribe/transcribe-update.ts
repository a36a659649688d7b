import { publishTranscript, publishWithoutTranscript } from "./publish-transcript";
import { transcribePosted } from "./transcribe-posted";

interface OfUpdate {
  updateId: string;
}

/** Transcribes an update's recording, as `transcribePosted` says. */
export function transcribeUpdate({ updateId }: OfUpdate): Promise<void> {
  return transcribePosted(
    { updateId },
    {
      publish: (said) => publishTranscript(updateId, said),
      publishWithout: (state) => publishWithoutTranscript(updateId, state),
    },
  );
}

/** Marks the recording as failed after the last retry, half a day later. */
export function giveUpOnUpdate({ updateId }: OfUpdate): Promise<void> {
  return publishWithoutTranscript(updateId, "failed");
}
