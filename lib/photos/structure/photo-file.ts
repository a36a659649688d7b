/** Why a file is not taken as a photo. */
export type PhotoRefusal = "heic" | "not-photo" | "animated" | "too-many-pixels" | "damaged";

export class RefusedPhoto extends Error {
  constructor(readonly reason: PhotoRefusal) {
    super(reason);
  }
}

/** What is decoded of a file: its pixels' data, and what they need for their colors. */
export interface PhotoFile {
  /** In their order: a file of the same format without a place, a preview, a second picture or a film. */
  pieces: Uint8Array[];
  /** As stored, which is upright only after `orientation`. */
  width: number;
  height: number;
  /** EXIF's, from 1 to 8. */
  orientation: number;
  /** What decoding holds at once beside a few rows, as the file says itself. */
  decodedBytes: number;
}

/** A file's bytes, none of which can be read beyond its end. */
export class Bytes {
  private readonly view: DataView;

  constructor(readonly all: Uint8Array) {
    this.view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.byteLength;
  }

  u8(at: number): number {
    return this.view.getUint8(this.within(at, 1));
  }

  u16(at: number, isLittle = false): number {
    return this.view.getUint16(this.within(at, 2), isLittle);
  }

  u32(at: number, isLittle = false): number {
    return this.view.getUint32(this.within(at, 4), isLittle);
  }

  /** Throws where the file ends before that. */
  slice(start: number, end: number): Uint8Array {
    this.within(start, end - start);
    return this.all.subarray(start, end);
  }

  /** All of it from there on. Throws where the file ends before that. */
  from(start: number): DataView {
    const { buffer, byteOffset, byteLength } = this.slice(start, this.length);
    return new DataView(buffer, byteOffset, byteLength);
  }

  /** Latin 1. */
  text(start: number, length: number): string {
    return String.fromCharCode(...this.slice(start, start + length));
  }

  /** Whether these characters are there. */
  has(text: string, at: number): boolean {
    return at + text.length <= this.length && this.text(at, text.length) === text;
  }

  private within(at: number, length: number): number {
    if (at < 0 || length < 0 || at + length > this.length) throw new RefusedPhoto("damaged");
    return at;
  }
}
