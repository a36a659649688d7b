import type { ReactNode } from "react";
import { translatableTask } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { type Translated, useTranslated } from "@/components/translation/use-translated";
import type { TaskView } from "@/lib/tasks/view";

interface TaskDescriptionProps {
  task: TaskView;
  children: (description: string, lang: string | undefined) => ReactNode;
}

/** A task's description in the reader's language, and a note if it and the name are translated. */
export function TaskDescription({ task, children }: TaskDescriptionProps) {
  const translated = useTranslated(translatableTask(task));
  const { lang } = translated;
  const description = shownDescription(task, translated);
  return (
    <>
      {description && children(description, lang)}
      <TranslationLine translated={translated} />
    </>
  );
}

/** The description of a task or subtask in the language in which its name is shown. */
export function shownDescription(
  { description, translation }: Pick<TaskView, "description" | "translation">,
  { shown }: Translated,
): string | null {
  return (shown ? translation?.description : null) ?? description;
}
