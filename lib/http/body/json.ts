import type { z } from "zod";
import { type AnySchema, parseInput } from "../parse";
import { assertType, type BodyKind, wholeBody } from "./body-kind";
import { decodeText } from "./raw-text";
import { AppError } from "@/lib/errors";
import { hashSecret } from "@/lib/secrets";

/** The largest JSON body, in bytes (CONTRACT section 2). */
export const JSON_LIMIT = 256 * 1024;

/** JSON that fits the schema; absent counts as {}. */
export function json<S extends AnySchema>(schema: S, limit = JSON_LIMIT): BodyKind<z.output<S>> {
  return {
    receive: async (request) => {
      const text = decodeText(await wholeBody(request, limit));
      const value = text === "" ? {} : parseJson(request, text);
      return {
        input: () => parseInput(schema, value),
        get digest() {
          return hashSecret(text);
        },
      };
    },
  };
}

function parseJson(request: Request, text: string): unknown {
  assertType(request, (type) => type === "application/json" || type.endsWith("+json"));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("validation_failed", { key: "malformedJson", cause });
  }
}
