import type { z } from "zod";
import { type AnySchema, parseInput } from "../parse";
import { type BodyKind, wholeBody } from "./body-kind";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError, invalid } from "@/lib/shared/errors";

/** The text exactly as it was sent, for a signature over it. `limit` in bytes. */
export function rawText({ limit }: { limit: number }): BodyKind<{ text: string }> {
  return {
    takes: { type: "text/plain", limit },
    receive: async (request) => {
      const text = decodeText(await wholeBody(request, limit));
      return { input: () => ({ text }), digest: hashSecret(text), text };
    },
  };
}

/** JSON that fits the schema, and its text for a signature over it. `limit` in bytes. */
export function signedJson<S extends AnySchema>(schema: S, limit: number): BodyKind<z.output<S>> {
  return {
    takes: { type: "application/json", limit, schema },
    receive: async (request) => {
      const text = decodeText(await wholeBody(request, limit));
      return { input: () => parseInput(schema, parseJson(text)), digest: hashSecret(text), text };
    },
  };
}

/** Throws validation_failed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("validation_failed", { key: "malformedJson", cause });
  }
}

/** Throws validation_failed for bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("", "notUtf8");
  }
}
