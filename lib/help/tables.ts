import type * as input from "./schema";
import {
  helpDocumentSelect,
  type HelpDocumentView,
  helpItemSelect,
  type HelpItemView,
  helpVideoSelect,
  type HelpVideoView,
  toHelpItemView,
  toHelpListItem,
} from "./view";
import { db, Prisma, type Tx } from "@/lib/kernel/db";

export interface HelpRow {
  id: string;
  /** Shared by the same item in both languages. */
  slug?: string | null;
  title: string;
  language: string;
}

/** How a kind of help is stored and shown; one set of verbs serves all four kinds. */
export interface HelpTable<View extends HelpRow = HelpRow, New = never, Edit = never> {
  kind: "faq" | "guide" | "document" | "video";
  name: Prisma.Sql;
  /** In display order. */
  list: (where: { isActive?: true }) => Promise<View[]>;
  add: (tx: Tx, data: Present<New> & { createdBy: string; updatedBy: string }) => Promise<View>;
  edit: (tx: Tx, id: string, data: Present<Omit<Edit, "id">> & { updatedBy: string }) => Promise<View[]>;
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** An input without its absent fields, which Prisma would refuse as undefined. */
export function presentIn<T extends object>(input: T): Present<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Present<T>;
}

type Items = HelpTable<HelpItemView, input.HelpItemInput, input.EditHelpItemInput>;

const ordered = { orderBy: [{ displayOrder: "asc" }, { createdAt: "asc" }, { id: "asc" }] } satisfies {
  orderBy: Prisma.HelpFaqOrderByWithRelationInput[];
};
const item = { select: helpItemSelect };
const document = { select: helpDocumentSelect };
const video = { select: helpVideoSelect };

export const FAQS: Items = {
  kind: "faq",
  name: Prisma.sql`help_faqs`,
  list: async (where) => (await db().helpFaq.findMany({ where, ...item, ...ordered })).map(toHelpItemView),
  add: async (tx, data) => toHelpItemView(await tx.helpFaq.create({ data, ...item })),
  edit: async (tx, id, data) =>
    (await tx.helpFaq.updateManyAndReturn({ where: { id }, data, ...item })).map(toHelpItemView),
};

export const GUIDES: Items = {
  kind: "guide",
  name: Prisma.sql`help_support_guides`,
  list: async (where) =>
    (await db().helpSupportGuide.findMany({ where, ...item, ...ordered })).map(toHelpItemView),
  add: async (tx, data) => toHelpItemView(await tx.helpSupportGuide.create({ data, ...item })),
  edit: async (tx, id, data) =>
    (await tx.helpSupportGuide.updateManyAndReturn({ where: { id }, data, ...item })).map(toHelpItemView),
};

export const DOCUMENTS: HelpTable<HelpDocumentView, input.HelpDocumentInput, input.EditHelpDocumentInput> = {
  kind: "document",
  name: Prisma.sql`help_documents`,
  list: async (where) =>
    (await db().helpDocument.findMany({ where, ...document, ...ordered })).map(toHelpListItem),
  add: async (tx, data) => toHelpListItem(await tx.helpDocument.create({ data, ...document })),
  edit: async (tx, id, data) =>
    (await tx.helpDocument.updateManyAndReturn({ where: { id }, data, ...document })).map(toHelpListItem),
};

export const VIDEOS: HelpTable<HelpVideoView, input.HelpVideoInput, input.EditHelpVideoInput> = {
  kind: "video",
  name: Prisma.sql`help_videos`,
  list: async (where) => (await db().helpVideo.findMany({ where, ...video, ...ordered })).map(toHelpListItem),
  add: async (tx, data) => toHelpListItem(await tx.helpVideo.create({ data, ...video })),
  edit: async (tx, id, data) =>
    (await tx.helpVideo.updateManyAndReturn({ where: { id }, data, ...video })).map(toHelpListItem),
};
