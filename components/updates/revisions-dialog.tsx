"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shell/load-failure";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { queryKeys } from "@/lib/query-keys";
import type { RevisionView, UpdateView } from "@/lib/updates/view";
import { UpdateText } from "./update-line";

/** What an edited update said, from now backwards. */
export default function RevisionsDialog({ update, onClose }: { update: UpdateView; onClose: () => void }) {
  const t = useTranslations("updates");
  const common = useTranslations("common");
  const format = useFormat();
  const { data: revisions, isError, error, refetch } = useRevisions(update);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("history")} description={t("historyHint")} closeLabel={common("close")}>
        {isError && <LoadFailure error={error} retry={() => void refetch()} />}
        <ol className="grid gap-4">
          <Text when={t("now")}>{update.content}</Text>
          {!revisions && !isError && <Skeleton className="h-16" />}
          {revisions?.map(({ id, content, createdAt }) => (
            <Text key={id} when={<TimeText>{t("replaced", { date: format.dateTime(createdAt) })}</TimeText>}>
              {content}
            </Text>
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  );
}

/** Asked for anew with every opening: another edit may have come meanwhile. */
function useRevisions({ id }: UpdateView) {
  return useQuery({
    queryKey: queryKeys.revisions(id),
    queryFn: async () => (await api.get(apiPaths.revisions(id))) as RevisionView[],
    staleTime: 0,
  });
}

function Text({ when, children }: { when: ReactNode; children: string }) {
  return (
    <li>
      <p className="mb-1 text-sm text-muted">{when}</p>
      <UpdateText className="rounded-button bg-sunk px-3 py-2.5">{children}</UpdateText>
    </li>
  );
}
