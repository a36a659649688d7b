import { Languages } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, use } from "react";
import { TextLine, TextToggle } from "./text-line";
import type { Translated } from "./use-translated";
import { ReaderContext } from "@/components/providers/reader-context";
import { sourceOf } from "@/lib/i18n/language-name";

// With a fallback of its own: otherwise the whole page would be hidden while it loads.
const MissingTranslation = dynamic(() => import("./missing-translation"), { loading: () => null });

interface TranslationLineProps {
  translated: Translated;
  /** Further actions. */
  children?: ReactNode;
}

/** Says that a text is a translation, or the original and why, with a switch to the other one; nothing where there is no other. */
export function TranslationLine({ translated, children }: TranslationLineProps) {
  const t = useTranslations("translation");
  const { locale } = use(ReaderContext);
  const { shown, isStored, isTranslatable, asked, show } = translated;
  const { language, said } = sourceOf(translated.from ?? "und", locale);
  const showTranslation = () => show("translation");
  if (!isTranslatable) return null;
  return (
    <TextLine icon={<Languages aria-hidden className="size-4.5 shrink-0" />}>
      <span>{t(shown ? said : "original", { language })}</span>
      {shown && <TextToggle onPress={() => show("original")}>{t("showOriginal")}</TextToggle>}
      {!shown && isStored && <TextToggle onPress={showTranslation}>{t("showTranslation")}</TextToggle>}
      {!shown && !isStored && !asked && <TextToggle onPress={showTranslation}>{t("translate")}</TextToggle>}
      {(shown || !isStored) && asked && <MissingTranslation asked={asked} onRetry={showTranslation} />}
      {children}
    </TextLine>
  );
}
