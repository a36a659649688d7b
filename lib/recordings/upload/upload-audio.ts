import { createReadStream, openAsBlob } from "node:fs";
import type { Measured } from "../schema";
import type { AudioView } from "../view";
import { audioUploads, insertRecording, sniffAudio } from "./audio-uploads";
import type { Actor } from "@/lib/access/actor";
import { blobs } from "@/lib/blob/blobs";
import { transaction } from "@/lib/kernel/db";
import type { IncomingFile } from "@/lib/kernel/incoming-files";
import { outsideCall } from "@/lib/kernel/outside-call";
import { blobSource } from "@/lib/shared/audio/byte-source";
import { AppError } from "@/lib/shared/errors";
import { assertStillThere, finishUpload } from "@/lib/uploads/finish-upload";
import { startUpload } from "@/lib/uploads/start-upload";

type UploadAudioInput = Measured & { audio: IncomingFile };

/** Stores a recording that comes in one piece. Throws unsupported_media when its bytes are no audio, rate_limited, unavailable. */
export const uploadAudio = outsideCall({
  claim: async (actor: Actor, { audio }: UploadAudioInput) => {
    const contentType = await sniffAudio(blobSource(await openAsBlob(audio.path)));
    if (contentType instanceof AppError) throw contentType;
    const { size, sha256 } = audio;
    const begun = { size, sha256, contentType, details: undefined };
    const { id, blobKey } = await transaction((tx) => startUpload(tx, actor, audioUploads, begun));
    return { id, blobKey, contentType };
  },
  work: async ({ id, blobKey }, _service, { audio }) => {
    try {
      await blobs.put(blobKey, createReadStream(audio.path));
    } finally {
      await assertStillThere(id, [blobKey]);
    }
  },
  finish: async (actor, { durationMs, peaks }, { claimed: { id, contentType } }): Promise<AudioView> => {
    const keep = insertRecording({ durationMs, peaks }, contentType);
    await finishUpload(actor, { id, contentType, keep });
    return audioUploads.address(id);
  },
});
