import { getLocale, getTranslations } from "next-intl/server";
import { Markdown } from "@/components/ui/text/markdown";
import { loadPages } from "@/lib/i18n/messages";
import { PRODUCT_NAME } from "@/lib/shared/product";

interface SpeechServiceProps {
  isOn: boolean;
  /** Whether the reader may be the one who sets it up: they run a business, or this installation. */
  setsUp: boolean;
}

/** Whether there is a service for speech and translation, and for those who may set one up, how. */
export async function SpeechService({ isOn, setsUp }: SpeechServiceProps) {
  const [t, locale] = await Promise.all([getTranslations("speechService"), getLocale()]);
  const { speechService } = await loadPages(locale);
  return (
    <article className="max-w-[60ch]">
      <h1 className="title-page">{t("title")}</h1>
      <p className="mt-3 text-lg text-muted">{isOn ? t("on") : `${t("off")} ${t("kept")}`}</p>
      <div className="mt-5">
        {setsUp && <Markdown headings={2}>{speechService}</Markdown>}
        {!setsUp && !isOn && <p>{t("worker", { product: PRODUCT_NAME })}</p>}
      </div>
    </article>
  );
}
