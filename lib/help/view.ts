import { isLocale, DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import type { Prisma } from "@/lib/kernel/db";

/** A FAQ or a support guide; content is Markdown. */
export interface HelpItemView {
  id: string;
  language: Locale;
  /** Shared by the same item in both languages. */
  slug: string | null;
  title: string;
  content: string;
  displayOrder: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

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

export interface HelpDocumentView {
  id: string;
  language: Locale;
  title: string;
  description: string | null;
  fileUrl: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  displayOrder: number;
  isActive: boolean;
  downloadCount: number;
  createdAt: string;
}

export interface HelpVideoView {
  id: string;
  language: Locale;
  title: string;
  description: string | null;
  videoUrl: string;
  thumbnailUrl: string | null;
  /** Seconds. */
  duration: number | null;
  displayOrder: number;
  isActive: boolean;
  viewCount: number;
  createdAt: string;
}

/** Everything that the Help Center shows. */
export interface HelpContent {
  faqs: ShownItemView[];
  guides: ShownItemView[];
  documents: HelpDocumentView[];
  videos: HelpVideoView[];
}

const common = {
  id: true,
  language: true,
  title: true,
  displayOrder: true,
  isActive: true,
  createdAt: true,
} as const;

export const helpItemSelect = {
  ...common,
  slug: true,
  content: true,
  updatedAt: true,
} satisfies Prisma.HelpFaqSelect;

export const helpDocumentSelect = {
  ...common,
  description: true,
  fileUrl: true,
  fileSize: true,
  fileType: true,
  downloadCount: true,
} satisfies Prisma.HelpDocumentSelect;

export const helpVideoSelect = {
  ...common,
  description: true,
  videoUrl: true,
  thumbnailUrl: true,
  duration: true,
  viewCount: true,
} satisfies Prisma.HelpVideoSelect;

type ItemRow = Prisma.HelpFaqGetPayload<{ select: typeof helpItemSelect }>;

export function toHelpItemView(row: ItemRow): HelpItemView {
  return { ...toHelpListItem(row), updatedAt: row.updatedAt.toISOString() };
}

/** Language and date as views carry them. */
export function toHelpListItem<Row extends { language: string; createdAt: Date }>(row: Row) {
  const language: Locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  return { ...row, language, createdAt: row.createdAt.toISOString() };
}
