"use client";

import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useNewProject } from "@/components/project-model/use-new-project";
import { NewProjectMenu } from "./new-project-menu";

/** New Project is the primary button; readers without a business have it below their projects instead. */
export function NewOrJoin({ join, className = "" }: { join: JoinAction; className?: string }) {
  const { loading, hasBusiness } = useNewProject();
  return (
    <>
      {(loading || hasBusiness) && <NewProjectMenu className={className} />}
      <JoinProject join={join} className={className} />
    </>
  );
}
