"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import type { ConnectCodeView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";
import { cn } from "@/lib/utils";
import type { BusinessActions } from "./business-actions";
import { CodeForm, type ProjectGroup } from "./code-form";
import { CodeList } from "./code-list";

/** Codes that a list shows (platform.txt section 9). */
const NEWEST = 3;

interface TeamAccessProps {
  groups: ProjectGroup[];
  /** Chosen at first; undefined when there is a choice to make. */
  initialProjectId: string | undefined;
  issueCode: BusinessActions["issueCode"];
}

/** Makes the codes that let a crew in, and shows the newest. */
export function TeamAccess({ groups, initialProjectId, issueCode }: TeamAccessProps) {
  const t = useTranslations("businesses.access");
  const queries = useQueryClient();
  const [projectId, setProjectId] = useState(initialProjectId ?? "");
  const issued = (code: ConnectCodeView) => {
    queries.setQueryData<ConnectCodeView[]>(queryKeys.connectCodes(code.projectId), (old = []) =>
      [code, ...old].slice(0, NEWEST),
    );
    toast({ title: t("generated"), description: t("generatedHint") });
  };
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
              action={issueCode}
              onIssued={issued}
            />
            {projectId !== "" && <CodeList projectId={projectId} />}
          </>
        )}
      </Card>
    </section>
  );
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
