import { collectData } from "./personal-data";
import type { Actor } from "@/lib/access/actor";
import { Answer } from "@/lib/answer";
import { snapshot, transaction } from "@/lib/db";
import { record } from "@/lib/events/record";
import { PRODUCT_NAME } from "@/lib/product";
import { spend } from "@/lib/rate-limit";

/** Exports the user's data and everything they wrote as a JSON file, from one snapshot. Times are ISO 8601 in UTC. */
export async function exportData(actor: Actor) {
  await spend("dataExports", actor.id);
  const exportedAt = new Date().toISOString();
  const data = await snapshot((tx) => collectData(tx, actor.id));
  await transaction((tx) => record(tx, { by: actor, type: "user.data-exported", id: actor.id }));
  const filename = `${PRODUCT_NAME.toLowerCase()}-data-${exportedAt.slice(0, 10)}.json`;
  const headers = { "content-disposition": `attachment; filename="${filename}"` };
  return new Answer(200, { exportedAt, ...data }, headers);
}
