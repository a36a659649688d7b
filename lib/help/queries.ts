import { DOCUMENTS, FAQS, GUIDES, type HelpRow, type HelpTable, VIDEOS } from "./tables";
import type { HelpContent, HelpItemView, ShownItemView } from "./view";
import type { Actor } from "@/lib/access/actor";
import { type Locale, DEFAULT_LOCALE } from "@/lib/i18n/locale";
import { excerptOf } from "@/lib/kernel/excerpt";

/** FAQs in both languages, by displayOrder: the active ones, or all of them for an operator. */
export const listFaqs = listing(FAQS);

/** Support guides in both languages, by displayOrder: the active ones, or all of them for an operator. */
export const listGuides = listing(GUIDES);

/** Documents in both languages, by displayOrder: the active ones, or all of them for an operator. */
export const listDocuments = listing(DOCUMENTS);

/** Videos in both languages, by displayOrder: the active ones, or all of them for an operator. */
export const listVideos = listing(VIDEOS);

function listing<View extends HelpRow>({ list }: HelpTable<View>) {
  return (operator: Actor | null): Promise<View[]> => list(operator ? {} : { isActive: true });
}

/** All that is active, for a reader of this language; documents and videos in every language. */
export async function readHelp(locale: Locale): Promise<HelpContent> {
  const [faqs, guides, documents, videos] = await Promise.all([
    listFaqs(null),
    listGuides(null),
    listDocuments(null),
    listVideos(null),
  ]);
  return {
    faqs: itemsForLocale(faqs, locale),
    guides: itemsForLocale(guides, locale),
    documents: documents.map(toMaterial),
    videos: videos.map(toMaterial),
  };
}

/** How many characters of an item the list shows. */
const PREVIEW = 200;

function toMaterial<T extends { description: string | null }>(material: T) {
  return { ...material, preview: excerptOf(material.description ?? "", PREVIEW) };
}

/**
 * Each item once, in the reader's language, else in English, else in the language that it has; in the order of those shown.
 * Items are the same in two languages when they share a slug.
 */
export function itemsForLocale(items: HelpItemView[], locale: Locale): ShownItemView[] {
  const groups = Map.groupBy(items, ({ slug, id }) => slug ?? id);
  const shown = [...groups.entries()].map(([anchor, group]) => toShown(anchor, group, locale));
  return items.flatMap(({ id }) => shown.find((item) => item.id === id) ?? []);
}

function toShown(anchor: string, group: HelpItemView[], locale: Locale): ShownItemView {
  const preferred =
    group.find(({ language }) => language === locale) ??
    group.find(({ language }) => language === DEFAULT_LOCALE) ??
    group[0];
  if (!preferred) throw new Error("A group has at least one item");
  const words = plainTextOf(preferred.content);
  return { ...preferred, anchor, ids: group.map(({ id }) => id), words, preview: excerptOf(words, PREVIEW) };
}

/** Markdown as words on one line, for previews and search engines; not for display as HTML. */
export function plainTextOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/^[ \t]*(#{1,6}|[-*+]|\d+[.)]|>)\s+/gm, "")
    .replaceAll(/^[ \t|:-]+$/gm, "")
    .replaceAll(/(\*\*|__|~~|`|\|)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
