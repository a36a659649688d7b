import { uploadKind } from "../kinds";
import type { BeginUploadInput } from "../schema";
import type { BegunUploadView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { transaction } from "@/lib/kernel/db";
import { startUpload } from "@/lib/uploads/start-upload";

/** Announces a file that will come in parts. Throws too_large beyond what its kind may have, rate_limited after 60 uploads in an hour. */
export async function beginUpload(
  actor: Actor,
  { kind, ...announced }: BeginUploadInput,
): Promise<BegunUploadView> {
  return transaction(async (tx) => {
    const { id, receivedParts } = await startUpload(tx, actor, uploadKind(kind), announced);
    return { id, receivedParts };
  });
}
