"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PhotoStrip } from "@/components/photos/show/photo-strip";
import { postedRecording } from "@/components/player/posted-recording";
import { useProjects } from "@/components/providers/all-projects";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useStore } from "@/components/providers/use-store";
import { subscribeToMinutes } from "@/components/providers/use-today";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { TimelineMarker } from "@/components/shell/timeline-marker";
import { translatableUpdate } from "@/components/translation/translatable";
import { usePlaceName } from "@/components/translation/use-place-name";
import { useTranslated } from "@/components/translation/use-translated";
import { Avatar } from "@/components/ui/display/avatar";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Link } from "@/components/ui/text/link";
import { wordsOf } from "@/components/updates/voice/update-words";
import { watchSight } from "@/lib/browser/in-sight";
import { lastVisit } from "@/lib/browser/last-visit";
import { reading } from "@/lib/browser/reading";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";
import { UNASSIGNED_FOLDER } from "@/lib/updates/limits";
import type { RecentUpdateView } from "@/lib/updates/view";

/** The newest updates are beside the projects, or below them where there is no room; without projects there are none. */
export function Columns({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: projects } = useProjects();
  if (projects?.length === 0) return <div className="mt-3 lg:mt-5">{children}</div>;
  return (
    <div className="mt-3 lg:mt-5 xl:grid xl:grid-cols-[minmax(0,1fr)_22.75rem] xl:gap-x-11">
      <div className="min-w-0">{children}</div>
      <SinceYouWereHere userId={userId} />
    </div>
  );
}

const loadPlayer = () =>
  import("@/components/player/voice-player").then(({ VoicePlayer }) => ({ default: VoicePlayer }));
// Many news have no recording.
const Player = onDemand(loadPlayer);

/** Updates in the column; each project's page has them all. */
const SHOWN = 8;

/**
 * A timeline of the newest updates of all projects, read once it comes near the screen; the highlighted marker is at those in places
 * that the reader has not opened since they arrived.
 */
export function SinceYouWereHere({ userId }: { userId: string }) {
  const t = useTranslations("dashboard");
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return undefined;
    return watchSight(section.current, ({ isIntersecting }) => {
      if (isIntersecting) setNear(true);
    });
  }, []);
  return (
    <section ref={section} aria-labelledby="since" className="mt-5 min-h-40 xl:mt-0">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <h2 id="since" className="title-section">
          {t("since")}
        </h2>
        <LastVisit userId={userId} />
      </div>
      {isNear && <Recent userId={userId} />}
    </section>
  );
}

function LastVisit({ userId }: { userId: string }) {
  const format = useFormat();
  const at = useStore(subscribeToMinutes, () => lastVisit(userId), null);
  if (at === null) return null;
  const ended = new Date(at).toISOString();
  return (
    <TimeText dateTime={ended} className="text-sm text-muted">
      {format.dayTime(ended)}
    </TimeText>
  );
}

function Recent({ userId }: { userId: string }) {
  const t = useTranslations();
  const query = useQuery(reading(queryKeys.recentUpdates(), apiPath("recent-updates")));
  const { data } = query;
  if (query.isError && !data) return <LoadFailure of={query} title={t("dashboard.sinceFailed")} />;
  if (!data) return <LineSkeleton />;
  const shown = data.filter(({ withdrawnAt }) => withdrawnAt === null).slice(0, SHOWN);
  if (shown.length === 0) return <p className="text-muted">{t("projects.nothingPosted")}</p>;
  return (
    <ol aria-labelledby="since" className={lineClasses}>
      {shown.map((update) => (
        <Item key={update.id} update={update} userId={userId} />
      ))}
    </ol>
  );
}

const lineClasses =
  "relative pl-7.5 before:absolute before:top-3 before:bottom-0 before:left-[9px] before:w-0.5 before:bg-line";

function Item({ update, userId }: { update: RecentUpdateView; userId: string }) {
  const t = useTranslations();
  const format = useFormat();
  const { project, author, createdAt, isNew, photos, audioUrl, audioPeaks } = update;
  const place = usePlaceName()(update);
  const { text, lang } = useTranslated(
    wordsOf(update, "") ?? { ...translatableUpdate(update, ""), text: "" },
  );
  return (
    <li className="relative pb-5">
      <TimelineMarker isHighlighted={isNew} className="absolute top-2 -left-7" />
      <div className="flex items-start gap-2.5">
        <Avatar name={author.name} userRole={update.authorRole} className="size-8 text-xs" />
        <div className="min-w-0 flex-1 leading-tight">
          <p className="flex items-baseline gap-2">
            <Link
              href={addressOf(update)}
              className="min-w-0 flex-1 truncate font-bold after:absolute after:inset-0 after:rounded-button"
            >
              {author.name}
              {isNew && <span className="sr-only"> {t("dashboard.isNew")}</span>}
            </Link>
            <TimeText dateTime={createdAt} className="shrink-0 text-sm text-muted">
              {format.shortTime(createdAt)}
            </TimeText>
          </p>
          <p className="truncate text-sm text-muted">{[project.name, place].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      {audioUrl && (
        <div className="relative z-10 mt-1.5 min-h-16">
          <Player
            recording={postedRecording(update, { readerId: userId, place, project: project.name })}
            peaks={audioPeaks}
          />
        </div>
      )}
      <p
        className="mt-1.5 line-clamp-3 text-[0.9375rem] leading-normal wrap-anywhere"
        {...(lang && { lang })}
      >
        {text || (photos.length > 0 && t("photos.count", { count: photos.length }))}
      </p>
      <PhotoStrip photos={photos} />
    </li>
  );
}

/** The address that opens the update's place. */
function addressOf({ project, taskId, subtaskId }: RecentUpdateView): string {
  return paths.project(project.id, { folder: taskId ?? UNASSIGNED_FOLDER, subtask: subtaskId ?? undefined });
}

function LineSkeleton() {
  return (
    <LoadingRegion className={lineClasses}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="pb-5">
          <div className="flex gap-2.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-8 flex-1" />
          </div>
          <Skeleton className="mt-1.5 h-10" />
        </div>
      ))}
    </LoadingRegion>
  );
}
