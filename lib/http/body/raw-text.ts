import { type BodyKind, wholeBody } from "./body-kind";
import { invalid } from "@/lib/errors";
import { hashSecret } from "@/lib/secrets";

/** The text exactly as it was sent, for a signature over it. `limit` in bytes. */
export function rawText({ limit }: { limit: number }): BodyKind<{ text: string }> {
  return {
    receive: async (request) => {
      const text = decodeText(await wholeBody(request, limit));
      return { input: () => ({ text }), digest: hashSecret(text), text };
    },
  };
}

/** Throws validation_failed for bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("", "notUtf8");
  }
}
