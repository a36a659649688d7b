import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { describedHeight, summaryHeight } from "./summary-size";
import { DaysLeft, useDue } from "@/components/project-model/days-left";
import { StatusBadge } from "@/components/project-model/status-badge";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useBusinesses } from "@/components/providers/use-projects";
import { usePlaceName } from "@/components/translation/use-place-name";
import { useShown } from "@/components/translation/use-translated";
import { Avatar } from "@/components/ui/display/avatar";
import { Badge } from "@/components/ui/display/badge";
import { Card } from "@/components/ui/display/card";
import { Progress } from "@/components/ui/display/progress";
import { Link } from "@/components/ui/text/link";
import type { LatestUpdateView, ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";
import { AUDIO_UPDATE } from "@/lib/recordings/shared/voice-words";

/** Desktop layout beside another column: latest update and footer below the name, figures as high as all three. */
const NARROW =
  "lg:grid-cols-[minmax(0,1fr)_9.375rem_9.25rem] lg:*:last:col-span-1 lg:[&>:nth-child(3)]:[grid-area:1/2/span_3] lg:[&>:nth-child(4)]:[grid-area:1/3/span_3]";
/** Desktop layout with a column for the latest update, between the name and the figures. */
const WIDE = "lg:grid-cols-[18.75rem_minmax(0,1fr)_9.375rem_9.25rem]";
const CHIP = "h-6 text-[0.8125rem]";

interface ProjectSummaryProps {
  project: ProjectView;
  /** Level of its name among the page's headings. */
  as: "h2" | "h3";
  /** Whether the name is the link that covers the row; without it `children`, as wide as the row, has one. */
  linked?: boolean;
  /** The muted footer line. */
  children: ReactNode;
}

/** A project in one row: its latest update, its progress, and the days left. */
export function ProjectSummary({ project, as, linked = false, children }: ProjectSummaryProps) {
  return (
    <Card
      className={cn(
        "relative grid grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 gap-y-0.5 py-2 transition-colors duration-150 hover:border-edge has-[a:focus-visible]:border-edge",
        "lg:items-center lg:gap-x-7 lg:gap-y-0 lg:py-0 lg:pr-5 lg:pl-4.5",
        linked ? NARROW : WIDE,
        linked ? summaryHeight : describedHeight,
      )}
    >
      <Name project={project} as={as} linked={linked} />
      <LatestUpdate project={project} brief={linked} />
      <HowFar project={project} />
      <DueColumn project={project} />
      <div className="col-span-full min-w-0 text-[0.8125rem] leading-snug text-muted">{children}</div>
    </Card>
  );
}

function Name({ project, as: Heading, linked }: Pick<ProjectSummaryProps, "project" | "as" | "linked">) {
  const t = useTranslations("projects");
  const format = useFormat();
  const { name, newUpdatesCount, status, latestUpdate } = project;
  return (
    <div className="col-span-full flex items-center gap-2.5 lg:col-span-1">
      <Heading className="line-clamp-2 min-w-0 text-[1.0625rem] leading-[1.15] font-bold wrap-anywhere max-lg:flex-1">
        {linked ? (
          <Link href={paths.project(project.id)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
      {newUpdatesCount > 0 && (
        <Badge tone="accent" size="sm" className={CHIP}>
          {t("new", { count: newUpdatesCount })}
        </Badge>
      )}
      {status !== "active" && <StatusBadge status={status} size="sm" className={CHIP} />}
      {latestUpdate && (
        <TimeText
          dateTime={latestUpdate.createdAt}
          className={cn("text-sm leading-tight text-muted", linked ? "lg:ml-auto" : "lg:hidden")}
        >
          {format.shortTime(latestUpdate.createdAt)}
        </TimeText>
      )}
    </div>
  );
}

function HowFar({ project }: { project: ProjectView }) {
  const t = useTranslations("projects");
  const format = useFormat();
  const { progressPercentage, completedItems, totalItems } = project;
  return (
    <div className="flex items-center gap-2.5 lg:grid lg:grid-cols-[1fr_auto] lg:gap-x-0 lg:gap-y-1.5 max-lg:[&:has(+span)]:col-span-full">
      <Progress
        value={progressPercentage}
        label={t("progress")}
        className="min-w-0 flex-1 lg:order-last lg:col-span-2"
      />
      <b className="text-sm whitespace-nowrap max-lg:min-w-9 max-lg:text-right">
        {format.percent(progressPercentage)}
      </b>
      <span className="hidden text-sm text-muted lg:inline">
        {totalItems > 0 && t("doneOf", { done: completedItems, total: totalItems })}
      </span>
    </div>
  );
}

function DueColumn({ project }: { project: ProjectView }) {
  const due = useDue(project);
  if (!due) return <span className="max-lg:hidden" />;
  return (
    <p className="flex flex-col items-end self-center leading-snug whitespace-nowrap">
      <DaysLeft
        due={due}
        className={cn("text-sm lg:text-[0.9375rem]", !due.late && "max-lg:text-muted lg:[&_svg]:hidden")}
      />
      <span className="hidden text-sm text-muted lg:block">{due.date}</span>
    </p>
  );
}

interface LatestUpdateProps {
  project: ProjectView;
  /** Keeps to one line at every width. */
  brief: boolean;
}

/** A project's latest update, quoted, with its author; on desktops also its place and time, unless `brief`. */
function LatestUpdate({ project, brief }: LatestUpdateProps) {
  const { latestUpdate } = project;
  if (!latestUpdate) return <NothingPosted project={project} brief={brief} />;
  if (brief)
    return (
      <div className="col-span-full min-w-0 lg:col-span-1">
        <Quote update={latestUpdate} />
      </div>
    );
  return (
    <div className="col-span-full flex min-w-0 items-center gap-3 lg:col-span-1">
      <Avatar
        name={latestUpdate.authorName}
        userRole={latestUpdate.authorRole}
        className="hidden size-8 text-xs lg:grid"
      />
      <UpdateLine update={latestUpdate} />
    </div>
  );
}

function UpdateLine({ update }: { update: LatestUpdateView }) {
  const format = useFormat();
  const { authorName, createdAt } = update;
  const place = usePlaceName()(update);
  return (
    <div className="min-w-0 flex-1 leading-snug">
      <Quote update={update} nameClass="lg:hidden" />
      <p className="hidden truncate text-sm text-muted lg:block">
        {[authorName, place].filter(Boolean).join(" · ")} ·{" "}
        <TimeText dateTime={createdAt}>{format.shortTime(createdAt)}</TimeText>
      </p>
    </div>
  );
}

function Quote({ update, nameClass }: { update: LatestUpdateView; nameClass?: string }) {
  const t = useTranslations("projects");
  const { text, lang } = useShown()(ofLatest(update));
  const wordless =
    update.excerpt === AUDIO_UPDATE
      ? t("voiceNote")
      : update.excerpt === "" && t("photos", { count: update.photoCount });
  return (
    <p className="truncate text-[0.9375rem] leading-snug">
      <span className={cn("text-muted", nameClass)}>{update.authorName.trim().split(/\s+/)[0]}: </span>
      {wordless || <span {...(lang && { lang })}>{t("quoted", { words: text })}</span>}
    </p>
  );
}

function ofLatest({ id, excerpt, translation }: LatestUpdateView) {
  const stored = translation && { ...translation, doubts: [] };
  return { type: "update", id, text: excerpt, language: null, translation: stored } as const;
}

/** For a project without updates. Links people who may invite to the connect codes. */
function NothingPosted({ project: { id, businessId }, brief }: LatestUpdateProps) {
  const t = useTranslations("projects");
  const mayInvite = useBusinesses().data?.some((business) => business.id === businessId) ?? false;
  return (
    <p
      className={cn(
        "col-span-full text-[0.9375rem] leading-snug lg:col-span-1 lg:truncate",
        !brief && "lg:pl-11",
      )}
    >
      {t("nothingPosted")}{" "}
      {mayInvite && (
        <Link
          href={paths.businesses({ project: id })}
          className="relative z-10 font-strong text-blue after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-ink"
        >
          {t("inviteCrew")}
        </Link>
      )}
    </p>
  );
}
