import FolderKanban from "lucide-react/icons/folder-kanban";
import MessageSquare from "lucide-react/icons/message-square";
import { useTranslations } from "next-intl";
import { LoadingRegion } from "../loading-region";
import { useProjects } from "@/components/providers/use-projects";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Link } from "@/components/ui/text/link";
import { askForDialog } from "@/lib/browser/page/asked-dialog";
import type { ProjectView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";

interface WhatsNewProps {
  className?: string;
  /** Called when a line leads to another page. */
  onLeave: () => void;
}

/** What is new in the reader's projects: a line for the updates of each, and one for its messages. */
export function WhatsNew({ className, onLeave }: WhatsNewProps) {
  const { data: projects, error, refetch } = useProjects();
  return (
    <div className={className}>
      {projects && <Lines projects={projects} onLeave={onLeave} />}
      {!projects && error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!projects && !error && (
        <LoadingRegion aria-busy="true">
          <Skeleton className="mb-2 h-14" />
          <Skeleton className="h-14" />
        </LoadingRegion>
      )}
    </div>
  );
}

function Lines({ projects, onLeave }: { projects: ProjectView[]; onLeave: () => void }) {
  const t = useTranslations("nav");
  const lines = projects.flatMap(({ id, name, newUpdatesCount: updates, unreadMessagesCount: messages }) => [
    updates > 0 && (
      <Line key={`${id} updates`} icon={FolderKanban} projectId={id} project={name} onPress={onLeave}>
        {t("newUpdates", { count: updates })}
      </Line>
    ),
    messages > 0 && (
      <Line
        key={`${id} messages`}
        icon={MessageSquare}
        projectId={id}
        project={name}
        onPress={() => {
          askForDialog(id, { chatWith: null });
          onLeave();
        }}
      >
        {t("unreadMessages", { count: messages })}
      </Line>
    ),
  ]);
  if (lines.some(Boolean)) return <ul className="divide-y divide-line">{lines}</ul>;
  return (
    <>
      <p className="font-bold">{t("nothingNew")}</p>
      <p className="mt-1 text-muted">{t("nothingNewHint")}</p>
    </>
  );
}

interface LineProps {
  icon: typeof FolderKanban;
  projectId: string;
  project: string;
  onPress: () => void;
  children: string;
}

function Line({ icon: Icon, projectId, project, onPress, children }: LineProps) {
  return (
    <li>
      <Link
        href={paths.project(projectId)}
        className="flex min-h-14 items-center gap-3 rounded-button py-2 hover:bg-sunk"
        onClick={onPress}
      >
        <Icon aria-hidden className="size-5.5 shrink-0 text-muted" />
        <span className="min-w-0 leading-snug">
          <span className="block font-bold">{children}</span>
          <span className="block text-sm wrap-anywhere text-muted">{project}</span>
        </span>
      </Link>
    </li>
  );
}
