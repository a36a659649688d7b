import { Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { TextLine } from "./text-line";
import { UserText } from "./user-text";

/** What this phone wrote down of its user's recording. */
export function PhoneWords({ words }: { words: string }) {
  const t = useTranslations("outbox");
  return (
    <>
      <UserText text={words} />
      <TextLine icon={<Smartphone aria-hidden className="size-4.5 shrink-0" />}>
        <span>{t("heard")}</span>
      </TextLine>
    </>
  );
}
