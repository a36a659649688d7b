import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locale";
import { viewOf } from "@/lib/kernel/returns";
import { ERROR_STATUS, type ErrorCode } from "@/lib/shared/errors";

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Every refusal. */
export const errorView = viewOf(
  "Error",
  "A refusal. Some have more fields, such as the `projectId` for somebody who is already in the project.",
  () =>
    z
      .strictObject({
        code: z.enum(CODES).describe("What clients go by."),
        message: z.string().describe("For people, in their language."),
        issues: issues().exactOptional().describe("The invalid fields."),
        texts: z
          .record(z.enum(LOCALES), z.strictObject({ message: z.string(), issues: issues().exactOptional() }))
          .exactOptional()
          .describe("The texts in each language, for calls that ask for them."),
        requestId: z
          .uuid()
          .exactOptional()
          .describe("Of our own mistakes: their line in the log has it too."),
      })
      .catchall(z.unknown()),
);

function issues() {
  return z.array(z.strictObject({ path: z.string(), message: z.string() }));
}
