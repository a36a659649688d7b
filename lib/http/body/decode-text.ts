import { invalid } from "@/lib/shared/errors";

/** Throws validation_failed for bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("", "notUtf8");
  }
}
