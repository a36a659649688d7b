import type { Translatable } from "./translatable";
import { translateHere } from "@/lib/browser/offline/translator";
import type { Locale } from "@/lib/i18n/locale";
import { BY_PHONE } from "@/lib/shared/kept";
import type { TranslatedItemView } from "@/lib/translation/view";

/** Translates what this phone has the languages for; of a task the name alone. */
export async function translateByPhone(texts: Translatable[], to: Locale): Promise<TranslatedItemView[]> {
  const answers: TranslatedItemView[] = [];
  for (const from of new Set(texts.map(({ language }) => language))) {
    const written = texts.filter(({ language }) => language === from);
    const pair = { sourceLanguage: from ?? "", targetLanguage: to };
    const translated =
      from &&
      (await translateHere(
        written.map(({ text }) => text),
        pair,
      ));
    if (!translated) continue;
    written.forEach(({ type, id, text }, at) => {
      const content = translated[at] ?? text;
      answers.push({ type, id, original: text, from: from + BY_PHONE, content, doubts: [] });
    });
  }
  return answers;
}
