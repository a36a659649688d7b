import type { Proposed } from "@/components/kickoff/draft";
import type { Locale } from "@/lib/i18n/locale";
import { TEMPLATE_TEXTS, type TemplateKind } from "@/lib/i18n/template-texts";

/** A trade's usual sequence as a plan to edit. */
export function templateOf(kind: TemplateKind, locale: Locale): Proposed {
  const { folders, ...template } = TEMPLATE_TEXTS[locale][kind];
  return {
    ...template,
    dueDate: null,
    folders: folders.map(({ subtasks, ...folder }) => {
      return { ...folder, subtasks: subtasks.map((name) => ({ name, isCompleted: false })) };
    }),
  };
}
