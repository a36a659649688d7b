/** What shows or saves a blob may still be reading it when nothing asks for it any more. */
const STILL_READ_MS = 60_000;

/** Frees the address of a blob, once what it was given to has read it. */
export function revokeOnceRead(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), STILL_READ_MS);
}
