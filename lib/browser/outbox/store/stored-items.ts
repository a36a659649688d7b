import { type ItemFile, type Measured, type OutboxItem, recordingOf } from "../items/item";

/**
 * An item as it is stored, and as every version of the page has stored one: its recording is `file`, with what was measured of it
 * in the content. A tab of an earlier version may be open, and may be the one that sends.
 */
export interface StoredItem extends Omit<OutboxItem, "files"> {
  file?: StoredFile | null;
  /** Only where `file` cannot say what there is. */
  files?: readonly ItemFile[];
  /** The first name of `transientRefusals`. */
  doubts?: number;
}

interface StoredFile extends Pick<ItemFile, "size" | "contentType" | "sha256" | "uploadId"> {
  /** What is named `reference` elsewhere. */
  url?: string;
}

export function fromStored({ file, files, doubts, content, ...stored }: StoredItem): OutboxItem {
  const { durationMs, peaks, ...written } = content as Partial<Measured>;
  const item = { ...stored, ...(doubts !== undefined && { transientRefusals: doubts }) };
  if (!file) return { ...item, content, files: files ?? [] };
  const measured = { ...(durationMs !== undefined && { durationMs }), ...(peaks && { peaks }) };
  const { url: reference, ...known } = file;
  const recording = { kind: "audio", ...known, firstPart: 0, measured };
  const ownFile = reference === undefined ? recording : { ...recording, reference };
  return { ...item, content: written, files: files ?? [ownFile] };
}

export function toStored({ files, content, ...item }: OutboxItem): StoredItem {
  const recording = recordingOf({ files });
  const more = files.length > (recording ? 1 : 0) ? { files } : {};
  if (!recording) return { ...item, content, file: null, ...more };
  const { size, contentType, sha256, uploadId, reference, measured } = recording;
  const file = {
    size,
    contentType,
    sha256,
    ...(uploadId !== undefined && { uploadId }),
    ...(reference !== undefined && { url: reference }),
  };
  return { ...item, content: { ...(content as object), ...measured }, file, ...more };
}
