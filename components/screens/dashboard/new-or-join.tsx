"use client";

import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useNewProject } from "@/components/project-model/use-new-project";
import { NewProjectMenu } from "./new-project-menu";

/** The main button is New Project; people who run no business have it below their projects. */
export function NewOrJoin({ join, className = "" }: { join: JoinAction; className?: string }) {
  const { loading, hasBusiness } = useNewProject();
  return (
    <>
      {(loading || hasBusiness) && <NewProjectMenu className={className} />}
      <JoinProject join={join} className={className} />
    </>
  );
}
