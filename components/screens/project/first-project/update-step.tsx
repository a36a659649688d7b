import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuideStep, type StepState } from "./guide-step";
import { useWorkspace } from "@/components/project-model/workspace";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { cn } from "@/lib/shared/utils";

const LetCrewPost = onDemand(() => import("@/components/join/let-crew-post"));

/** Says what to write: the field is in the dock, or behind the header's button. Asks to let the crew post as long as it may not. */
export function UpdateStep({ state }: { state: StepState }) {
  const t = useTranslations("guide");
  const { project, actions } = useWorkspace();
  const [answered, setAnswered] = useState(false);
  const asks = answered || project.updatePermission !== "all_contributors";
  return (
    <GuideStep state={state} title={t("update")} hint={t("updateHint")}>
      {asks && (
        // As high as the question, which is loaded on demand.
        <div className={cn(!answered && "min-h-39")}>
          <LetCrewPost
            projectId={project.id}
            setUpdatePermission={actions.setUpdatePermission}
            onAnswered={() => setAnswered(true)}
          />
        </div>
      )}
      <p className="mt-2 rounded-button bg-sunk px-3 py-2 text-[0.9375rem]">
        <span className="block text-sm text-muted">{t("example")}</span>
        {t("exampleText")}
      </p>
    </GuideStep>
  );
}
