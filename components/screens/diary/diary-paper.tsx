import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, type ReactNode, use } from "react";
import { DiaryWords } from "./diary-words";
import { type Days, inOrder, type Shown } from "./use-diary";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import { OwnLogo } from "@/components/reports/preview/own-logo";
import { ReaderContext } from "@/components/providers/reader-context";
import { useFormat } from "@/components/providers/use-format";
import { useLongDates } from "@/components/providers/use-long-dates";
import { Link } from "@/components/ui/text/link";
import type { DiaryCommentView, DiaryDayView, DiaryEntryView } from "@/lib/diary/view";
import { formatDayRange } from "@/lib/i18n/day-range";
import type { Letterhead } from "@/lib/reports/view";
import { paths } from "@/lib/shared/paths/paths";

/** Whose diary it is. */
export interface DiaryHead extends Letterhead {
  project: { id: string; name: string };
  readerName: string;
}

/** "Site diary, November 23 – 27, 2026" */
export function useHeading(days: Days): string {
  const t = useTranslations("diary");
  const { locale } = use(ReaderContext);
  return t("heading", { days: formatDayRange(locale, inOrder(days)) });
}

/** The sheet that is printed: as wide on screen as it reads well. */
export function DiaryPaper({ head, days, children }: { head: DiaryHead; days: Days; children: ReactNode }) {
  const t = useTranslations("diary");
  const { timeZone } = use(ReaderContext);
  const { project, businessName, readerName, logoUrl } = head;
  return (
    <article className="mx-auto w-full max-w-[45rem] min-w-0 self-start rounded-card border border-line bg-surface p-4 sm:p-8 lg:px-11 lg:py-9 print:max-w-none print:rounded-none print:border-0 print:p-0 print:text-[10.5pt]">
      <header>
        {logoUrl && <OwnLogo src={logoUrl} className="mb-4" />}
        <h2 className="title-section-lg wrap-anywhere">{project.name}</h2>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {useHeading(days)} · {businessName}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {t("times", { zone: timeZone.replaceAll("_", " "), name: readerName })}
        </p>
      </header>
      {children}
    </article>
  );
}

interface DiaryDayProps {
  projectId: string;
  day: DiaryDayView;
  shown: Shown;
  /** Whether its heading names the year, since the diary has days of two. */
  withYear: boolean;
}

/** Memoized: a diary has up to 92, with thousands of entries. */
export const DiaryDay = memo(function DiaryDay({ projectId, day, shown, withYear }: DiaryDayProps) {
  const t = useTranslations("diary");
  const { list } = useFormat();
  const { dayHeading } = useLongDates();
  const count = day.people.reduce((sum, { updates }) => sum + updates, 0);
  const people = list(day.people.map(({ name }) => name));
  return (
    <section className="mt-5 border-t-2 border-ink pt-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 print:break-after-avoid">
        <h3 className="title-section">{dayHeading(day.date, withYear)}</h3>
        {count > 0 && (
          <p className="text-sm wrap-anywhere text-muted">{t("posted", { people, updates: count })}</p>
        )}
      </div>
      <ul className="mt-1">
        {day.entries.map((entry) => (
          <Entry
            key={entry.updateId ?? `${entry.at} ${entry.done.join()}`}
            projectId={projectId}
            entry={entry}
            shown={shown}
          />
        ))}
      </ul>
    </section>
  );
});

interface EntryProps {
  projectId: string;
  entry: DiaryEntryView;
  shown: Shown;
}

function Entry({ projectId, entry, shown }: EntryProps) {
  const { time } = useFormat();
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-2 py-1.5 print:break-inside-avoid print:grid-cols-[19mm_minmax(0,1fr)]">
      <time
        dateTime={entry.at}
        className="pt-2.5 font-mono text-sm text-muted lg:pt-0.5 print:pt-0.5 print:text-[9pt]"
      >
        {time(entry.at)}
      </time>
      <div className="min-w-0">
        <EntryHead projectId={projectId} entry={entry} />
        {shown.words && entry.updateId !== null && <DiaryWords of={entry} />}
        {shown.photos && <DiaryPhotos of={entry} />}
        {shown.done && <Done items={entry.done} />}
        {shown.comments && entry.comments && (
          <Comments projectId={projectId} entry={entry} comments={entry.comments} shown={shown} />
        )}
      </div>
    </li>
  );
}

/** Who and where, which opens the update; what was ticked alone opens its folder. */
function EntryHead({ projectId, entry }: Omit<EntryProps, "shown">) {
  const t = useTranslations("diary");
  const { author, place, editedAt } = entry;
  return (
    <Link
      prefetch={false}
      href={addressOf(projectId, entry)}
      className="flex min-h-11 flex-wrap items-center gap-x-2 wrap-anywhere hover:underline lg:min-h-6 print:min-h-0"
    >
      {author && (
        <>
          <b>{author.name}</b>{" "}
        </>
      )}
      <span className="text-sm text-muted">{place ?? t("unassigned")}</span>
      {editedAt && <span className="text-sm text-muted">{t("edited")}</span>}
    </Link>
  );
}

function addressOf(
  projectId: string,
  { updateId, taskId, subtaskId }: Pick<DiaryEntryView, "updateId" | "taskId" | "subtaskId">,
): string {
  if (updateId !== null) return paths.update(projectId, updateId);
  return paths.project(projectId, { folder: taskId ?? undefined, subtask: subtaskId ?? undefined });
}

/** All of them: paper has no viewer. */
function DiaryPhotos({ of: { photos, at } }: { of: Pick<DiaryEntryView, "photos" | "at"> }) {
  return <PhotoGrid photos={photos} at={at} isWhole className="my-1.5 print:break-inside-avoid" />;
}

function Done({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((name, at) => (
        <li key={at} className="flex items-baseline gap-2 font-strong wrap-anywhere text-ok">
          <Check aria-hidden className="size-4 shrink-0 self-center" />
          <span className="min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
}

interface CommentsProps extends EntryProps {
  comments: DiaryCommentView[];
}

function Comments({ projectId, entry, comments, shown }: CommentsProps) {
  const t = useTranslations("diary");
  const { dateTime } = useFormat();
  const { earlierComments = 0 } = entry;
  if (comments.length === 0 && earlierComments === 0) return null;
  return (
    <ul className="mt-1 grid gap-1.5 border-l-2 border-line pl-3 text-[0.9375rem] print:text-[9.5pt]">
      {earlierComments > 0 && (
        <li>
          <Link
            prefetch={false}
            href={addressOf(projectId, entry)}
            className="text-blue underline underline-offset-3"
          >
            {t("earlier", { count: earlierComments })}
          </Link>
        </li>
      )}
      {comments.map((comment) => (
        <li key={comment.id} className="print:break-inside-avoid">
          <p className="wrap-anywhere">
            <b>{comment.author.name}</b>{" "}
            <time dateTime={comment.at} className="text-sm text-muted">
              {dateTime(comment.at)}
            </time>
          </p>
          <DiaryWords of={comment} />
          {shown.photos && <DiaryPhotos of={comment} />}
        </li>
      ))}
    </ul>
  );
}
