import { uploadKind } from "../kinds";
import type { BeginUploadInput } from "../schema";
import type { BegunUploadView, UploadView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { preauthorize } from "@/lib/access/authorize";
import { assertMayPost } from "@/lib/businesses/monthly-bytes";
import { transaction } from "@/lib/kernel/db";
import { AppError } from "@/lib/shared/errors";
import { ownUpload } from "@/lib/uploads/own-upload";
import { startUpload } from "@/lib/uploads/start-upload";

/**
 * Announces a file that will come in parts. Throws too_large beyond what its kind may have, rate_limited after as many in an hour as it allows,
 * plan_limit when the business of the project that it is for may not post it this month: better than after a long upload.
 */
export async function beginUpload(
  actor: Actor,
  { kind, projectId, width, height, takenAt, place, ...announced }: BeginUploadInput,
): Promise<BegunUploadView> {
  if (projectId) await assertMayPostIn(actor, projectId, announced);
  return transaction(async (tx) => {
    const { id, receivedParts } = await startUpload(tx, actor, uploadKind(kind), {
      ...announced,
      details: { width, height, takenAt, place },
    });
    return { id, receivedParts };
  });
}

/** Of a project that the actor does not see, the post says so. */
async function assertMayPostIn(
  actor: Actor,
  projectId: string,
  { size }: Pick<BeginUploadInput, "size">,
): Promise<void> {
  const scope = await preauthorize(actor, "project:see", { projectId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
  if (scope) await assertMayPost(scope.business, size);
}

/** How far an upload of the actor's has come, so that a broken one continues where it stopped. Throws not_found. */
export async function findUpload(actor: Actor, params: { id: string }): Promise<UploadView> {
  const { id, kind, state, ...upload } = await ownUpload(actor, params.id);
  const receivedParts = upload.receivedParts.toSorted((a, b) => a - b);
  if (state !== "complete") return { id, state: "receiving", receivedParts };
  return { id, state, receivedParts, ...uploadKind(kind).address(id) };
}
