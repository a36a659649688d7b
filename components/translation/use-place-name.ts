import { use } from "react";
import { groupOfTask } from "./translatable";
import { TranslationContext } from "./translation-context";
import { useChosenVersions } from "./version-choices";
import type { UpdateView } from "@/lib/updates/view";

type Placed = Pick<UpdateView, "taskId" | "taskName" | "subtaskName" | "translatedPlace">;

/** Returns a function for the name of an update's task or subtask, as the list of tasks shows it; null if it is in none. */
export function usePlaceName(): (update: Placed) => string | null {
  const { originalsFirst } = use(TranslationContext);
  const choices = useChosenVersions();
  return ({ taskId, taskName, subtaskName, translatedPlace }) => {
    const choice = taskId === null ? undefined : choices.get(groupOfTask(taskId));
    const isOriginal = choice ? choice === "original" : originalsFirst;
    return (isOriginal ? null : translatedPlace) ?? subtaskName ?? taskName;
  };
}
