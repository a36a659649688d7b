"use client";

import { use } from "react";
import { ReaderContext } from "@/components/providers/reader-context";
import { isForeign, translatableSubtask, storedIn } from "@/components/translation/translatable";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import type { SubtaskView } from "@/lib/tasks/view";

/** Says whether a task's subtasks are translated: one line for all of them. */
export function SubtasksLine({ subtasks }: { subtasks: readonly SubtaskView[] }) {
  const { locale } = use(ReaderContext);
  const foreign = subtasks.filter((subtask) => isForeign(subtask, locale));
  const first = foreign.find((subtask) => storedIn(subtask, locale)) ?? foreign[0];
  return first && <Line subtask={first} />;
}

function Line({ subtask }: { subtask: SubtaskView }) {
  const translated = useTranslated(translatableSubtask(subtask));
  if (!translated.isTranslatable) return null;
  return (
    <div className="border-t border-line px-4 lg:px-0">
      <TranslationLine translated={translated} language={subtask.language} />
    </div>
  );
}
