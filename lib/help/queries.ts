import { itemsForLocale } from "./items-for-locale";
import { HELP_TABLES, type HelpItemKind } from "./tables";
import {
  type HelpContent,
  helpDocumentSelect,
  type HelpDocumentView,
  helpItemSelect,
  type HelpItemView,
  helpVideoSelect,
  type HelpVideoView,
  toHelpItemView,
  toHelpListItem,
} from "./view";
import type { Actor } from "@/lib/access/actor";
import type { Locale } from "@/lib/i18n/locale";
import { db } from "@/lib/kernel/db";

const IN_ORDER = [{ displayOrder: "asc" }, { createdAt: "asc" }, { id: "asc" }] as const;

/** FAQs in both languages, by displayOrder: the active ones, or all of them for an operator. */
export function listFaqs(operator: Actor | null): Promise<HelpItemView[]> {
  return listItems("faq", operator);
}

/** Support guides in both languages, by displayOrder: the active ones, or all of them for an operator. */
export function listGuides(operator: Actor | null): Promise<HelpItemView[]> {
  return listItems("guide", operator);
}

/** Documents in both languages, by displayOrder: the active ones, or all of them for an operator. */
export async function listDocuments(operator: Actor | null): Promise<HelpDocumentView[]> {
  const query = { where: visibleTo(operator), select: helpDocumentSelect, orderBy: [...IN_ORDER] };
  return (await db().helpDocument.findMany(query)).map(toHelpListItem);
}

/** Videos in both languages, by displayOrder: the active ones, or all of them for an operator. */
export async function listVideos(operator: Actor | null): Promise<HelpVideoView[]> {
  const query = { where: visibleTo(operator), select: helpVideoSelect, orderBy: [...IN_ORDER] };
  return (await db().helpVideo.findMany(query)).map(toHelpListItem);
}

/** All that is active, for a reader of this language; documents and videos in every language. */
export async function readHelp(locale: Locale): Promise<HelpContent> {
  const [faqs, guides, documents, videos] = await Promise.all([
    listFaqs(null),
    listGuides(null),
    listDocuments(null),
    listVideos(null),
  ]);
  return { faqs: itemsForLocale(faqs, locale), guides: itemsForLocale(guides, locale), documents, videos };
}

async function listItems(kind: HelpItemKind, operator: Actor | null): Promise<HelpItemView[]> {
  const query = { where: visibleTo(operator), select: helpItemSelect, orderBy: [...IN_ORDER] };
  return (await HELP_TABLES[kind](db()).findMany(query)).map(toHelpItemView);
}

function visibleTo(operator: Actor | null): { isActive?: true } {
  return operator ? {} : { isActive: true };
}
