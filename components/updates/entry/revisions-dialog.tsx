import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { NextPage } from "@/components/shell/next-page";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { UserText } from "@/components/translation/user-text";
import { Skeleton } from "@/components/ui/display/skeleton";
import { Sheet } from "@/components/ui/overlay/dialog";
import { api } from "@/lib/browser/api-client";
import { itemsOf, paged } from "@/lib/browser/paged";
import { apiPath } from "@/lib/shared/paths/api-path";
import { withQuery } from "@/lib/shared/paths/with-query";
import { queryKeys } from "@/lib/shared/query-keys";
import type { RevisionView, UpdateView } from "@/lib/updates/view";

/** Revisions per page. */
const STEP = "20";

/** The revisions of an edited update, newest first. */
export default function RevisionsDialog({ update, onClose }: { update: UpdateView; onClose: () => void }) {
  const t = useTranslations("updates");
  const voice = useTranslations("voice");
  const format = useFormat();
  const query = useRevisions(update);
  const revisions = query.data;
  const hasCorrection = revisions?.some(({ kind }) => kind === "transcript");
  const whenOf = (kind: RevisionView["kind"], date: string) =>
    kind === "transcript" ? voice("transcriptReplaced", { date }) : t("replaced", { date });
  return (
    <Sheet onClose={onClose} title={t("history")} description={t("historyHint")}>
      <LoadFailure of={query} />
      <ol className="grid gap-4">
        <Text when={t("now")}>{update.content}</Text>
        {hasCorrection && <Text when={voice("transcriptNow")}>{update.transcript ?? ""}</Text>}
        {!revisions && !query.isError && <Skeleton className="h-16" />}
        {revisions?.map(({ id, kind, content, createdAt }) => (
          <Text key={id} when={<TimeText>{whenOf(kind, format.dateTime(createdAt))}</TimeText>}>
            {content}
          </Text>
        ))}
      </ol>
      <NextPage of={query}>{t("earlierVersions")}</NextPage>
    </Sheet>
  );
}

/** Refetched whenever the dialog opens, since there may be another edit. */
function useRevisions({ id }: UpdateView) {
  return useInfiniteQuery({
    queryKey: queryKeys.revisions(id),
    ...paged((before) => api.page(withQuery(apiPath("updates", id, "revisions"), { limit: STEP, before }))),
    select: itemsOf,
    staleTime: 0,
  });
}

function Text({ when, children }: { when: ReactNode; children: string }) {
  return (
    <li>
      <p className="mb-1 text-sm text-muted">{when}</p>
      <UserText text={children} className="rounded-button bg-sunk px-3 py-2.5" />
    </li>
  );
}
