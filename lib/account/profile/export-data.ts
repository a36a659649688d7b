import { ownFiles } from "./own-files";
import { collectData } from "./personal-data";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { dateFormatter } from "@/lib/i18n/dates";
import { zoneOf } from "@/lib/i18n/zone-of";
import { FileAnswer } from "@/lib/kernel/answer";
import { snapshot, transaction } from "@/lib/kernel/db";
import { spend } from "@/lib/kernel/rate-limit";
import { type ZipEntry, zipOf } from "@/lib/kernel/zip";
import { PRODUCT_NAME } from "@/lib/shared/product";

/**
 * Exports the user's data as a ZIP archive: everything they wrote as JSON, from one snapshot, and the recordings that they made.
 * Times are ISO 8601 in UTC. Recordings are read one after the other while the archive is sent.
 */
export async function exportData(actor: Actor): Promise<FileAnswer> {
  await spend("dataExports", actor.id);
  const exportedAt = new Date();
  const data = await snapshot((tx) => collectData(tx, actor.id));
  await transaction((tx) => record(tx, { by: actor, type: "user.data-exported", id: actor.id }));
  // The name is read by people: in the evening it would be the next day.
  const day = dateFormatter("sv-SE", { timeZone: zoneOf(actor) }).format(exportedAt);
  const json = { exportedAt: exportedAt.toISOString(), ...data };
  const input = JSON.stringify(json, null, 2);
  return new FileAnswer({
    size: null,
    type: "application/zip",
    saveAs: `${PRODUCT_NAME.toLowerCase()}-data-${day}.zip`,
    cacheControl: "no-store, no-transform",
    open: (_, signal) =>
      zipOf(entries({ name: "data.json", lastModified: exportedAt, input }, actor, signal)),
  });
}

async function* entries(data: ZipEntry, actor: Actor, signal: AbortSignal): AsyncGenerator<ZipEntry> {
  yield data;
  yield* ownFiles(actor.id, signal);
}
