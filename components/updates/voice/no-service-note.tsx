import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/text/link";
import { paths } from "@/lib/shared/paths/paths";

/** Says below a list's newest recording why none of them has words, and where a service is set up. */
export default function NoServiceNote({ isAuthor }: { isAuthor: boolean }) {
  const t = useTranslations("voice.noService");
  return (
    <div className="mb-1.5 rounded-button bg-sunk px-3 py-2.5 leading-snug">
      <p className="font-bold">{t("title")}</p>
      <p className="mt-0.5">
        {t("body", { isOwn: isAuthor ? "yes" : "no" })}{" "}
        <Link
          href={paths.speechService()}
          className="relative font-strong text-blue underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
        >
          {t("how")}
        </Link>
      </p>
    </div>
  );
}
