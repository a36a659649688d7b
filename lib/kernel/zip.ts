import { makeZip } from "client-zip";

export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | ReadableStream<Uint8Array>;
}

/** A ZIP archive as it is sent: of its entries one is open at a time. They are stored as they are, since sound is compressed. */
export function zipOf(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  return makeZip(entries);
}
