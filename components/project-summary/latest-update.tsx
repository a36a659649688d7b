import { useTranslations } from "next-intl";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useBusinesses } from "@/components/providers/use-projects";
import { usePlaceName } from "@/components/translation/use-place-name";
import { useShown } from "@/components/translation/use-translated";
import { Avatar } from "@/components/ui/display/avatar";
import { Link } from "@/components/ui/text/link";
import type { LatestUpdateView, ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";
import { AUDIO_UPDATE } from "@/lib/updates/limits";

interface LatestUpdateProps {
  project: ProjectView;
  /** Keeps to one line at every width. */
  brief: boolean;
}

/** A project's latest update, quoted, with its author; on desktops also its place and time, unless `brief`. */
export function LatestUpdate({ project, brief }: LatestUpdateProps) {
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
