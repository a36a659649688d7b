"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BusinessActions } from "./business-actions";
import { CodeForm, type ProjectGroup } from "./code-form";
import { CodeList } from "./code-list";
import { useListIssued } from "@/components/join/use-issue-code";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Card } from "@/components/ui/display/card";
import { ButtonLink } from "@/components/ui/text/button-link";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import type { ConnectCodeView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

const ConnectCodeDialog = onDemand(() => import("@/components/join/connect-code-dialog"));

interface TeamAccessProps {
  groups: ProjectGroup[];
  /** Whether a business has the plan that a new project needs. */
  hasPlan: boolean;
  /** The project selected at first; undefined if there are several. */
  initialProjectId: string | undefined;
  actions: Pick<BusinessActions, "issueCode" | "issueCodes" | "setUpdatePermission">;
}

/** Issues connect codes for a crew and shows the newest. A batch opens as a sheet to print. */
export function TeamAccess({ groups, hasPlan, initialProjectId, actions }: TeamAccessProps) {
  const t = useTranslations("businesses.access");
  const [projectId, setProjectId] = useState(initialProjectId ?? "");
  const projectName = projectOf(groups, projectId)?.name;
  const [shown, setShown] = useState<ConnectCodeView | null>(null);
  const [asks, setAsks] = useState(false);
  const isClosed = projectOf(groups, projectId)?.updatePermission !== "all_contributors";
  const issued = useIssued((code, isFirst) => {
    const mustAsk = isFirst && isClosed;
    setAsks(mustAsk);
    const opens = mustAsk || matchMedia(NARROW).matches;
    if (opens) setShown(code);
    return opens;
  });
  return (
    <section aria-labelledby="team-access">
      <Card className="p-4 sm:p-6">
        <h2 id="team-access" className="title-section-lg">
          {t("title")}
        </h2>
        <p className="mt-1 text-muted">{t("lead")}</p>
        {groups.length === 0 ? (
          <NoProject hasPlan={hasPlan} />
        ) : (
          <>
            <CodeForm
              groups={groups}
              projectId={projectId}
              onChoose={setProjectId}
              actions={actions}
              onIssued={issued}
            />
            {shown && (
              <ConnectCodeDialog
                code={shown}
                projectName={projectOf(groups, shown.projectId)?.name ?? ""}
                isNew
                issueCode={actions.issueCode}
                setUpdatePermission={asks ? actions.setUpdatePermission : undefined}
                onIssued={setShown}
                onClose={() => setShown(null)}
              />
            )}
            {projectName !== undefined && <CodeList projectId={projectId} projectName={projectName} />}
          </>
        )}
      </Card>
    </section>
  );
}

/** Where the list is below the form: the new code then opens in a sheet. */
const NARROW = "(max-width: 1023px)";

/**
 * Adds a new code to the list. `show` is told whether it is the project's first, and returns whether it opened the code in a
 * sheet; otherwise a toast announces it. A batch opens as a sheet to print.
 */
function useIssued(show: (code: ConnectCodeView, isFirst: boolean) => boolean) {
  const t = useTranslations();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const listIssued = useListIssued();
  return (codes: ConnectCodeView[]) => {
    const [first] = codes;
    if (!first) return;
    if (codes.length === 1) {
      void listIssued(first).then(({ isFirst }) => {
        if (!show(first, isFirst))
          toast({ title: t("codes.generated"), description: t("codes.generatedHint") });
      });
    } else {
      void queries.invalidateQueries({ queryKey: queryKeys.connectCodes(first.projectId) });
      toast({
        title: t("businesses.access.generatedSeveral", { count: codes.length }),
        description: t("businesses.access.generatedSeveralHint"),
      });
      navigate(paths.codeSheet({ project: first.projectId, batch: first.id }));
    }
  };
}

function projectOf(groups: ProjectGroup[], projectId: string): ProjectGroup["projects"][number] | undefined {
  return groups.flatMap(({ projects }) => projects).find(({ id }) => id === projectId);
}

function NoProject({ hasPlan }: Pick<TeamAccessProps, "hasPlan">) {
  const t = useTranslations("businesses.access");
  if (!hasPlan) return <p className="mt-4">{t("noPlan")}</p>;
  return (
    <>
      <p className="mt-4">{t("noProject")}</p>
      <ButtonLink href={paths.newProject()} variant="secondary" className="mt-3 w-full">
        {t("newProject")}
      </ButtonLink>
    </>
  );
}
