import { useTranslations } from "next-intl";
import { startTransition, useOptimistic, useState } from "react";
import { useGuide } from "./first-project/use-guide";
import { switchClasses } from "./project-layout";
import { newInAll, useWorkspace } from "@/components/project-model/workspace";
import { CountBadge } from "@/components/ui/display/count-badge";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import type { ChosenView } from "@/lib/projects/limits";
import { ALL_FOLDER, UNASSIGNED_FOLDER } from "@/lib/updates/limits";

/** Phones only. Hidden while the first steps are shown: an empty project has nothing to choose from. */
export function ViewSwitch({ folder }: { folder: string }) {
  const guide = useGuide();
  return guide && folder !== ALL_FOLDER ? null : <Switch folder={folder} />;
}

/** Switches between the tasks and all updates. Going back to the tasks opens the previous one. */
function Switch({ folder }: { folder: string }) {
  const t = useTranslations();
  const { openFolder, chooseView, newCounts } = useWorkspace();
  const [lastTask, setLastTask] = useState(folder === ALL_FOLDER ? UNASSIGNED_FOLDER : folder);
  if (folder !== ALL_FOLDER && folder !== lastTask) setLastTask(folder);
  const [view, expectView] = useOptimistic<ChosenView>(folder === ALL_FOLDER ? "all" : "tasks");
  const count = newInAll(newCounts);
  const badge = <CountBadge count={count} label={t("updates.newCount", { count })} />;
  return (
    <SwitchTabs
      label={t("project.show")}
      className={switchClasses}
      options={[
        { value: "tasks", label: t("tasks.title") },
        { value: "all", label: t("updates.all"), badge },
      ]}
      value={view}
      onChoose={(next) => {
        chooseView(next);
        startTransition(() => {
          expectView(next);
          openFolder(next === "all" ? ALL_FOLDER : lastTask);
        });
      }}
    />
  );
}
