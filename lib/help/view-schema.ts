import { z } from "zod";
import { LOCALES } from "@/lib/i18n/locale";
import { view } from "@/lib/kernel/returns";

export const helpItemView = view("HelpItem", "A FAQ or a support guide; content is Markdown.", () => ({
  id: z.uuid(),
  language: z.enum(LOCALES),
  slug: z.string().nullable().describe("Shared by the same item in both languages."),
  title: z.string(),
  content: z.string(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}));

export const helpDocumentView = view("HelpDocument", "A document to download.", () => ({
  id: z.uuid(),
  language: z.enum(LOCALES),
  title: z.string(),
  description: z.string().nullable(),
  fileUrl: z.string(),
  fileSize: z.int().nullable().describe("Bytes."),
  fileType: z.string().nullable(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  downloadCount: z.int(),
  createdAt: z.iso.datetime(),
}));

export const helpVideoView = view("HelpVideo", "A video.", () => ({
  id: z.uuid(),
  language: z.enum(LOCALES),
  title: z.string(),
  description: z.string().nullable(),
  videoUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  duration: z.int().nullable().describe("Seconds."),
  displayOrder: z.int(),
  isActive: z.boolean(),
  viewCount: z.int(),
  createdAt: z.iso.datetime(),
}));
