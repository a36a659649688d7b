import { makeZip } from "client-zip";

export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | ReadableStream<Uint8Array>;
}

/** As far as client-zip counts: of an archive of less than 4 GB, readers silently lose what is beyond. */
const MOST_ENTRIES = 65_534;

/**
 * A ZIP archive as it is sent: of its entries one is open at a time. They are stored as they are, since sound is compressed.
 * Those for which it has no room are in an archive in it, `more.zip`.
 */
export function zipOf(entries: AsyncGenerator<ZipEntry>, most = MOST_ENTRIES): ReadableStream<Uint8Array> {
  return makeZip(nested(entries, most));
}

async function* nested(entries: AsyncGenerator<ZipEntry>, most: number): AsyncGenerator<ZipEntry> {
  let count = 0;
  for await (const entry of entries) {
    if (++count < most) yield entry;
    else yield { ...entry, name: "more.zip", input: zipOf(preceded(entry, entries), most) };
  }
}

async function* preceded(first: ZipEntry, rest: AsyncGenerator<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield first;
  yield* rest;
}
