import { z } from "zod";
import { fileDetails, measuredFile, UPLOAD_KIND_NAMES } from "./kinds";
import { uuid } from "@/lib/kernel/text";
import { announcedFile } from "@/lib/uploads/schema";

export const beginUploadInput = announcedFile.extend({
  kind: z.enum(UPLOAD_KIND_NAMES, { error: "invalid" }).default("audio"),
  projectId: uuid()
    .optional()
    .describe(
      "Where it will be posted: it is then refused at once if that business may post no more this month.",
    ),
  ...fileDetails,
});
export const completeUploadInput = z.object(measuredFile);

export type BeginUploadInput = z.output<typeof beginUploadInput>;
export type CompleteUploadInput = { id: string } & z.output<typeof completeUploadInput>;
