/** Bytes that are read by place: of a file in a browser or on a disk, or of parts in a store. */
export interface ByteSource {
  size: number;
  /** The bytes from `start` up to `end`, or fewer where they end before. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** A text of one byte per character, such as a file's magic number; shorter where the bytes end. */
export function textAt(view: DataView, at: number, length: number): string {
  const start = Math.min(at, view.byteLength);
  const size = Math.min(length, view.byteLength - start);
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + start, size));
}
