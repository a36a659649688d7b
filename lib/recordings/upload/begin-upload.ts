import { MAX_AUDIO } from "../limits";
import type { BeginUploadInput } from "../schema";
import { startUpload } from "./start-upload";
import type { BegunUploadView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { transaction } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";

/** Announces a recording that will come in parts. Throws too_large beyond 10 MB, rate_limited after 60 uploads in an hour. */
export async function beginUpload(actor: Actor, input: BeginUploadInput): Promise<BegunUploadView> {
  if (input.size > MAX_AUDIO) throw new AppError("too_large");
  return transaction(async (tx) => {
    const { id, receivedParts } = await startUpload(tx, actor, input);
    return { id, receivedParts };
  });
}
