"use client";

import type { ReactNode } from "react";
import { translatableTask } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import type { TaskView } from "@/lib/tasks/view";

interface TaskDescriptionProps {
  task: TaskView;
  children: (description: string, lang: string | undefined) => ReactNode;
}

/** A task's description in the reader's language, and a note if it and the name are translated. */
export function TaskDescription({ task, children }: TaskDescriptionProps) {
  const translated = useTranslated(translatableTask(task));
  const { shown, lang, isForeign } = translated;
  const description = (shown ? task.translation?.description : null) ?? task.description;
  return (
    <>
      {description && children(description, lang)}
      {isForeign && <TranslationLine translated={translated} language={task.language} />}
    </>
  );
}
