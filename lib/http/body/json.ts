import type { z } from "zod";
import { type AnySchema, parseInput } from "../parse";
import { assertType, type BodyKind, wholeBody } from "./body-kind";
import { decodeText } from "./decode-text";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError } from "@/lib/shared/errors";

/** The largest JSON body, in bytes, unless a call declares another limit. */
export const JSON_LIMIT = 256 * 1024;

/** JSON that fits the schema, and its text for a signature over it; absent counts as {}. */
export function json<S extends AnySchema>(schema: S, limit = JSON_LIMIT): BodyKind<z.output<S>> {
  return {
    takes: { type: "application/json", limit, schema },
    receive: async (request) => {
      const text = decodeText(await wholeBody(request, limit));
      if (text !== "") assertJson(request);
      const value = text === "" ? {} : parseJson(text);
      return {
        input: () => parseInput(schema, value),
        get digest() {
          return hashSecret(text);
        },
        text,
      };
    },
  };
}

function assertJson(request: Request): void {
  assertType(request, (type) => type === "application/json" || type.endsWith("+json"));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("validation_failed", { key: "malformedJson", cause });
  }
}
