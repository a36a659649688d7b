import type { HelpItemView, ShownItemView } from "./view";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locale";
import { excerptOf } from "@/lib/kernel/excerpt";

/** How many characters of a guide the list shows. */
const PREVIEW = 200;

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
