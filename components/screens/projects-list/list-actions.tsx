"use client";

import { Plus, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useKickoff } from "@/components/kickoff/use-kickoff";
import { useNewProject } from "@/components/project-model/use-new-project";
import { useProjects } from "@/components/providers/all-projects";
import { Button } from "@/components/ui/input/button";
import { ButtonLink } from "@/components/ui/text/button-link";
import { paths } from "@/lib/shared/paths/paths";

const ICON = "size-5";
const WIDE =
  "max-lg:min-h-14 max-lg:min-w-0 max-lg:grow max-lg:basis-[8rem] max-lg:rounded-card max-lg:px-2 max-lg:text-[0.9375rem] lg:min-h-11";

const DOCK =
  "flex flex-wrap gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:flex-nowrap lg:gap-3";

/** The page's buttons, in the dock on phones: for a new project, or without a business for joining somebody's. */
export function ListActions({ join }: { join: JoinAction }) {
  const { loading, hasBusiness } = useNewProject();
  return (
    <div className={DOCK}>
      {loading || hasBusiness ? <OwnerActions loading={loading} /> : <CrewActions join={join} />}
    </div>
  );
}

function OwnerActions({ loading }: { loading: boolean }) {
  const t = useTranslations("projects");
  const kickoff = useKickoff();
  return (
    <>
      <Button
        variant="soft"
        disabled={loading}
        className={WIDE}
        onPointerEnter={kickoff.preload}
        onClick={kickoff.open}
      >
        <Sparkles aria-hidden className={ICON} />
        {t("kickoffButton")}
      </Button>
      {loading ? (
        <Button variant="soft" disabled className={WIDE}>
          <NewProjectLabel />
        </Button>
      ) : (
        <NewProjectLink variant="primary" />
      )}
      {kickoff.dialog}
    </>
  );
}

/** New Project first asks for a business name. */
function CrewActions({ join }: { join: JoinAction }) {
  const { data: projects } = useProjects();
  return (
    <>
      <JoinProject join={join} variant={projects?.length === 0 ? "primary" : "soft"} className={WIDE} />
      <NewProjectLink variant="secondary" />
    </>
  );
}

function NewProjectLink({ variant }: { variant: "primary" | "secondary" }) {
  return (
    <ButtonLink href={paths.newProject()} variant={variant} className={WIDE}>
      <NewProjectLabel />
    </ButtonLink>
  );
}

function NewProjectLabel() {
  const t = useTranslations("projects");
  return (
    <>
      <Plus aria-hidden className={ICON} />
      {t("newProject")}
    </>
  );
}
