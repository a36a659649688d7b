/** The two languages of a translation: BCP 47. */
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** The browser's own translator, as far as it is used; Chrome has it. */
interface TranslatorHere {
  availability: (pair: LanguagePair) => Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create: (
    pair: LanguagePair,
  ) => Promise<{ translate: (text: string) => Promise<string>; destroy: () => void }>;
}

function translatorHere(): TranslatorHere | undefined {
  return (globalThis as { Translator?: TranslatorHere }).Translator;
}

async function availability(pair: LanguagePair): Promise<string> {
  const known = translatorHere()?.availability(pair);
  return (await known?.catch(() => "unavailable")) ?? "unavailable";
}

/** Whether this browser translates between the two by itself, perhaps after a download. */
export async function canTranslateHere(pair: LanguagePair): Promise<boolean> {
  return (await availability(pair)) !== "unavailable";
}

/** Downloads what it needs. Browsers allow that only after a press. Rejects without it. */
export async function downloadTranslator(pair: LanguagePair): Promise<void> {
  const translator = await translatorHere()?.create(pair);
  translator?.destroy();
}

/** Translates by this phone alone; null for languages that are not on it. */
export async function translateHere(texts: readonly string[], pair: LanguagePair): Promise<string[] | null> {
  if ((await availability(pair)) !== "available") return null;
  const translator = await translatorHere()?.create(pair);
  if (!translator) return null;
  const translated: string[] = [];
  for (const text of texts) translated.push(await translator.translate(text));
  translator.destroy();
  return translated;
}
