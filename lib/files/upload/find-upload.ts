import { uploadKind } from "../kinds";
import type { UploadView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { ownUpload } from "@/lib/uploads/own-upload";

/** How far an upload of the actor's has come, so that a broken one continues where it stopped. Throws not_found. */
export async function findUpload(actor: Actor, params: { id: string }): Promise<UploadView> {
  const { id, kind, state, ...upload } = await ownUpload(actor, params.id);
  const receivedParts = upload.receivedParts.toSorted((a, b) => a - b);
  if (state !== "complete") return { id, state: "receiving", receivedParts };
  return { id, state, receivedParts, ...uploadKind(kind).address(id) };
}
