import BookOpen from "lucide-react/icons/book-open";
import ChevronRight from "lucide-react/icons/chevron-right";
import { getTranslations } from "next-intl/server";

/** The first guides, beside the questions. Plain anchors, since the items are on this page. */
export async function GuideLinks({ guides }: { guides: { anchor: string; title: string }[] }) {
  const t = await getTranslations("help");
  if (guides.length === 0) return null;
  return (
    <nav aria-label={t("guides")}>
      <h2 className="title-section">{t("guides")}</h2>
      <ul className="mt-2">
        {guides.map(({ anchor, title }) => (
          <li key={anchor} className="border-b border-line last:border-0">
            <a
              href={`#${anchor}`}
              className="flex min-h-12 items-center gap-3 py-3 leading-snug font-strong underline-offset-3 hover:underline"
            >
              <BookOpen aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
