import { getLocale, getTranslations } from "next-intl/server";
import { KeptMarkdown } from "@/components/ui/text/kept-markdown";
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
        {setsUp && <KeptMarkdown headings={2}>{speechService}</KeptMarkdown>}
        {!setsUp && !isOn && <p>{t("worker", { product: PRODUCT_NAME })}</p>}
      </div>
    </article>
  );
}
