"use client";

import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useNewProject } from "@/components/project-model/use-new-project";
import { NewProjectMenu } from "./new-project-menu";

/** The main button is New Project; for people without a business, who come with a code, it is Join Project. */
export function NewOrJoin({ join, className = "" }: { join: JoinAction; className?: string }) {
  const { loading, hasBusiness } = useNewProject();
  if (loading || hasBusiness)
    return (
      <>
        <NewProjectMenu className={className} />
        <JoinProject join={join} className={className} />
      </>
    );
  return (
    <>
      <JoinProject join={join} variant="primary" className={className} />
      <NewProjectMenu variant="soft" className={className} />
    </>
  );
}
