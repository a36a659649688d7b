import { useTranslations } from "next-intl";
import { useFormatIn } from "./report-week";
import type { ReportView } from "@/lib/reports/view";

interface ReportPhotosProps {
  report: ReportView;
  /** The small pictures, or those to print. */
  size: "thumbUrl" | "url";
}

/** The photos of a report, two in a row, with number, day, author and what they show. Render inside `PaperTexts`. */
export function ReportPhotos({ report: { photos, timeZone }, size }: ReportPhotosProps) {
  const t = useTranslations("reportPaper");
  const { date } = useFormatIn(timeZone);
  if (photos.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="font-bold">{t("photos")}</h3>
      <ol className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3">
        {photos.map(({ id, width, height, at, author, caption, [size]: address }, index) => {
          const line = t("photoLine", { number: index + 1, day: date(at) });
          return (
            <li key={id}>
              <figure>
                <img
                  src={address}
                  alt={caption ?? line}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="max-h-[90mm] w-full rounded-chip bg-line object-contain"
                />
                <figcaption className="mt-1 text-sm wrap-anywhere">
                  {author ? `${line}, ${author.name}` : line}
                  {caption !== null && <span className="block">{caption}</span>}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
