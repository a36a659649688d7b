"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { addEarlierComments } from "@/components/project-model/update-cache";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import type { CommentView, UpdateView } from "@/lib/updates/view";
import { useReason } from "./use-field-write";
import { WriteProblem } from "./write-problem";

/** Comments loaded per press. */
const STEP = "50";

/** Loads the comments before the oldest one shown; renders nothing when all are shown. */
export function EarlierComments({ update }: { update: UpdateView }) {
  const t = useTranslations("updates");
  const reasonOf = useReason();
  const { mutate, isPending, error } = useEarlier(update);
  const { comments = [], commentCount = 0 } = update;
  const count = commentCount - comments.length;
  if (count <= 0) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <WriteProblem reason={error && reasonOf(error)} />
      <Button
        variant="ghost"
        pending={isPending}
        className="-ml-3 px-3 text-[0.9375rem]"
        onClick={() => {
          mutate();
        }}
      >
        {t("earlierComments", { count })}
      </Button>
    </div>
  );
}

function useEarlier(update: UpdateView) {
  const client = useQueryClient();
  const query = { limit: STEP, before: update.comments?.[0]?.id };
  return useMutation({
    mutationFn: async () => (await api.get(apiPaths.comments(update.id, query))) as CommentView[],
    onSuccess: (newestFirst) => {
      addEarlierComments(client, update, newestFirst.toReversed());
    },
  });
}
