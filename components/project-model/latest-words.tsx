"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Avatar } from "@/components/ui/avatar";
import { paths } from "@/lib/paths";
import type { LatestUpdateView, ProjectView } from "@/lib/projects/view";
import { useBusinesses } from "./use-projects";

/** What was last said in a project, quoted, with its author; on desktops also where and when. */
export function LatestWords({ project }: { project: ProjectView }) {
  const { latestUpdate } = project;
  if (!latestUpdate) return <NothingPosted project={project} />;
  return (
    <div className="col-span-full flex min-w-0 items-center gap-3 lg:col-span-1">
      <Avatar
        name={latestUpdate.authorName}
        tone={latestUpdate.authorRole}
        className="hidden size-8 text-xs lg:grid"
      />
      <Words update={latestUpdate} />
    </div>
  );
}

function Words({ update }: { update: LatestUpdateView }) {
  const t = useTranslations("projects");
  const format = useFormat();
  const { authorName, excerpt, createdAt } = update;
  const place = update.subtaskName ?? update.taskName;
  return (
    <div className="min-w-0 flex-1 leading-snug">
      <p className="truncate text-[0.9375rem]">
        <span className="text-muted lg:hidden">{authorName.trim().split(/\s+/)[0]}: </span>
        {t("quoted", { words: excerpt })}
      </p>
      <p className="hidden truncate text-sm text-muted lg:block">
        {[authorName, place].filter(Boolean).join(" · ")} ·{" "}
        <TimeText dateTime={createdAt}>{format.shortTime(createdAt)}</TimeText>
      </p>
    </div>
  );
}

/** Leads those who may invite on to a code for the crew. */
function NothingPosted({ project: { id, businessId } }: { project: ProjectView }) {
  const t = useTranslations("projects");
  const mayInvite = useBusinesses().data?.some((business) => business.id === businessId) ?? false;
  return (
    <p className="col-span-full truncate text-[0.9375rem] lg:col-span-1 lg:pl-11">
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
