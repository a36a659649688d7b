import { useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useTranslations } from "next-intl";
import { loadApplying } from "@/components/project-model/use-apply-event";
import { Button } from "@/components/ui/input/button";
import { useCall } from "@/components/updates/use-call";
import { useReason } from "@/components/updates/use-reason";
import { WriteProblem } from "@/components/updates/write-problem";
import { api } from "@/lib/browser/api-client";
import { apiPaths } from "@/lib/shared/paths/api-paths";
import type { UpdateView } from "@/lib/updates/view";

/** Comments loaded per press. */
const STEP = "50";

interface EarlierCommentsProps {
  update: UpdateView;
  /** How many comments are shown below. */
  shown: number;
  onShow?: () => void;
}

/** A button for earlier comments, or for all of a folded thread; loads more if necessary. Hidden once all are shown. */
export function EarlierComments({ update, shown, onShow }: EarlierCommentsProps) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const { run, isPending, error } = useEarlier(update);
  const { comments = [], commentCount = comments.length } = update;
  const count = commentCount - shown;
  if (count <= 0) return null;
  return (
    <div className="mt-0.5 grid justify-items-start gap-2">
      <WriteProblem reason={error === null ? null : reasonOf(error)} />
      <Button
        variant="ghost"
        pending={isPending}
        className="-mb-1.5 -ml-3 min-h-11 px-3 text-[0.9375rem] font-strong text-blue"
        onClick={() => {
          onShow?.();
          if (shown > 0 && shown === comments.length) run();
        }}
      >
        <MessageSquare aria-hidden className="size-4.5" />
        {shown === 0 ? t("comments", { count }) : t("earlier", { count })}
      </Button>
    </div>
  );
}

/** Loads the comments before those that are there. */
export function useEarlier(update: UpdateView) {
  const client = useQueryClient();
  const query = { limit: STEP, before: update.comments?.[0]?.id };
  return useCall(async () => {
    const newestFirst = await api.get(apiPaths.comments(update.id, query));
    const { addEarlierComments } = await loadApplying();
    addEarlierComments(client, update, newestFirst.toReversed());
  });
}
