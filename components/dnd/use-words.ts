import { useTranslations } from "next-intl";
import { useWorkspace } from "@/components/project-model/workspace";
import { useShown } from "@/components/translation/use-translated";
import { wordsOf } from "@/components/updates/voice/update-words";
import type { UpdateView } from "@/lib/updates/view";

/** What tells an update from others: its words, in the reader's language where those are stored, or its photos; else nothing. */
export function useWords(update: UpdateView): string {
  const t = useTranslations("photos");
  const shown = useShown();
  const words = wordsOf(update, useWorkspace().viewer.id);
  if (words) return words.isOwn ? words.text : shown(words).text;
  return update.photos.length > 0 ? t("count", { count: update.photos.length }) : "";
}
