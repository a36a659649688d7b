"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { ofTask } from "@/components/translation/translatable";
import { useTranslated } from "@/components/translation/use-translated";
import type { TaskView } from "@/lib/tasks/view";

// Rendered on the server, so that nothing shifts; only pages with a foreign text load it.
const TranslationLine = dynamic(() =>
  import("@/components/translation/translation-line").then((module) => module.TranslationLine),
);

interface TaskWordsProps {
  task: TaskView;
  /** Renders the description. */
  children: (description: string, lang: string | undefined) => ReactNode;
}

/** A task's description, and whether it and the name are a translation. */
export function TaskWords({ task, children }: TaskWordsProps) {
  const translated = useTranslated(ofTask(task));
  const { shown, lang, isForeign } = translated;
  const description = (shown ? task.translation?.description : null) ?? task.description;
  return (
    <>
      {description && children(description, lang)}
      {isForeign && <TranslationLine translated={translated} language={task.language} />}
    </>
  );
}
