import { ownUpload } from "./own-upload";
import type { UploadParams } from "../schema";
import { toUploadView, type UploadView } from "../view";
import type { Actor } from "@/lib/access/actor";

/** How far an upload of the actor's has come, so that a broken one continues where it stopped. Throws not_found. */
export async function findUpload(actor: Actor, { id }: UploadParams): Promise<UploadView> {
  return toUploadView(await ownUpload(actor, id));
}
