"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useNavigate } from "@/components/ui/navigation";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import { NEWEST_CODES } from "@/lib/projects/limits";
import type { ConnectCodeView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import { cn } from "@/lib/utils";
import type { BusinessActions } from "./business-actions";
import { CodeForm, type ProjectGroup } from "./code-form";
import { CodeList } from "./code-list";

interface TeamAccessProps {
  groups: ProjectGroup[];
  /** The initial choice; undefined if there are several projects. */
  initialProjectId: string | undefined;
  actions: Pick<BusinessActions, "issueCode" | "issueCodes">;
}

/** Issues connect codes for a crew and shows the newest. A batch opens as a sheet to print. */
export function TeamAccess({ groups, initialProjectId, actions }: TeamAccessProps) {
  const t = useTranslations("businesses.access");
  const [projectId, setProjectId] = useState(initialProjectId ?? "");
  const projectName = nameOf(groups, projectId);
  const issued = useIssued();
  return (
    <section aria-labelledby="team-access">
      <Card className="p-4 sm:p-6">
        <h2 id="team-access" className="title-section-lg">
          {t("title")}
        </h2>
        <p className="mt-1 text-muted">{t("lead")}</p>
        {groups.length === 0 ? (
          <NoProject />
        ) : (
          <>
            <CodeForm
              groups={groups}
              projectId={projectId}
              onChoose={setProjectId}
              actions={actions}
              onIssued={issued}
            />
            {projectName !== undefined && <CodeList projectId={projectId} projectName={projectName} />}
          </>
        )}
      </Card>
    </section>
  );
}

/** Adds new codes to the top of the list, with a toast. */
function useIssued() {
  const t = useTranslations("businesses.access");
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (codes: ConnectCodeView[]) => {
    const [first] = codes;
    if (!first) return;
    const queryKey = queryKeys.connectCodes(first.projectId);
    if (codes.length === 1) {
      queries.setQueryData<ConnectCodeView[]>(queryKey, (old = []) => [first, ...old].slice(0, NEWEST_CODES));
      toast({ title: t("generated"), description: t("generatedHint") });
    } else {
      void queries.invalidateQueries({ queryKey });
      toast({
        title: t("generatedSeveral", { count: codes.length }),
        description: t("generatedSeveralHint"),
      });
      navigate(paths.codeSheet({ project: first.projectId, batch: first.id }));
    }
  };
}

function nameOf(groups: ProjectGroup[], projectId: string): string | undefined {
  return groups.flatMap(({ projects }) => projects).find(({ id }) => id === projectId)?.name;
}

function NoProject() {
  const t = useTranslations("businesses.access");
  return (
    <>
      <p className="mt-4">{t("noProject")}</p>
      <Link href={paths.newProject()} className={cn(buttonVariants({ variant: "secondary" }), "mt-3 w-full")}>
        {t("newProject")}
      </Link>
    </>
  );
}
