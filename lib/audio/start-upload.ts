import type { BeginUploadInput, Measured } from "./schema";
import { type UploadRow, uploadSelect } from "./view";
import type { Actor } from "@/lib/access/actor";
import type { Tx } from "@/lib/db";
import { record } from "@/lib/events/record";
import { newId } from "@/lib/new-id";
import { spend } from "@/lib/rate-limit";

/** Creates the row of an upload whose bytes are still to come. Throws rate_limited. */
export async function startUpload(
  tx: Tx,
  actor: Actor,
  { size, sha256, contentType, durationMs, peaks }: BeginUploadInput & Measured,
): Promise<UploadRow> {
  await spend("uploads", actor.id);
  const id = newId();
  const upload = await tx.upload.create({
    data: {
      ...{ id, userId: actor.id, blobKey: `audio/${id}`, size, sha256, contentType },
      ...(durationMs !== undefined && { durationMs }),
      ...(peaks && { peaks }),
    },
    select: uploadSelect,
  });
  await record(tx, { by: actor, type: "upload.begun", id, details: { size, contentType } });
  return upload;
}
