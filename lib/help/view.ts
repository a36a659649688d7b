import type * as schema from "./view-schema";
import { localeOf } from "@/lib/i18n/locale";
import type { Prisma } from "@/lib/kernel/db";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";

export type HelpItemView = ViewOf<typeof schema.helpItemView>;

/** An item as the Help Center shows it to a reader: once, in one language. */
export interface ShownItemView extends HelpItemView {
  /** Of the item in each language. */
  ids: string[];
  /** What a link to it names: its slug, else its id. */
  anchor: string;
  /** Its content as plain text. */
  words: string;
  /** The first 200 characters of that. */
  preview: string;
}

export type HelpDocumentView = ViewOf<typeof schema.helpDocumentView>;
export type HelpVideoView = ViewOf<typeof schema.helpVideoView>;

/** The first 200 characters of what is said of a document or video. */
interface Preview {
  preview: string;
}
export type ShownDocumentView = HelpDocumentView & Preview;
export type ShownVideoView = HelpVideoView & Preview;

/** Everything that the Help Center shows. */
export interface HelpContent {
  faqs: ShownItemView[];
  guides: ShownItemView[];
  documents: ShownDocumentView[];
  videos: ShownVideoView[];
}

const common = columns("id", "language", "title", "displayOrder", "isActive", "createdAt");

export const helpItemSelect = {
  ...common,
  ...columns("slug", "content", "updatedAt"),
} satisfies Prisma.HelpFaqSelect;

export const helpDocumentSelect = {
  ...common,
  ...columns("description", "fileUrl", "fileSize", "fileType", "downloadCount"),
} satisfies Prisma.HelpDocumentSelect;

export const helpVideoSelect = {
  ...common,
  ...columns("description", "videoUrl", "thumbnailUrl", "duration", "viewCount"),
} satisfies Prisma.HelpVideoSelect;

type ItemRow = Prisma.HelpFaqGetPayload<{ select: typeof helpItemSelect }>;

export function toHelpItemView(row: ItemRow): HelpItemView {
  return { ...toHelpListItem(row), updatedAt: row.updatedAt.toISOString() };
}

/** Language and date as views carry them. */
export function toHelpListItem<Row extends { language: string; createdAt: Date }>(row: Row) {
  return { ...row, language: localeOf(row.language), createdAt: row.createdAt.toISOString() };
}
