import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureText } from "@/components/providers/use-error-text";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import type { ReportStatement, ReportView } from "@/lib/reports/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/** What a sentence is to be: its text (null: as it was made), and whether it is left out. */
interface SentenceState {
  content: string | null;
  isLeftOut: boolean;
}

interface Change {
  /** What is pending meanwhile: its name, and the sentence's place. */
  of: string;
  call: () => Promise<ReportView>;
  /** What failed. Default: a change. */
  failed?: string;
  /** Says what was done, and offers to undo it. */
  done?: { title: string; undo?: () => Promise<boolean> };
}

/** Marks a report as compared with its sources; releases its withheld sentences, edits them all, leaves some out, and chooses its photos. */
export function useReportChange({ id, projectId }: Pick<ReportView, "id" | "projectId">) {
  const t = useTranslations("report");
  const reasonOf = useFailureText();
  const client = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const key = queryKeys.report(projectId, id);
  const apply = async ({ of, call, failed = t("reviewFailed"), done }: Change): Promise<boolean> => {
    setPending(of);
    try {
      client.setQueryData(key, await call().finally(() => setPending(null)));
    } catch (thrown) {
      toast({ title: failed, description: reasonOf(thrown), variant: "destructive" });
      if (thrown instanceof ApiError && thrown.code === "conflict")
        void client.invalidateQueries({ queryKey: key });
      return false;
    }
    if (done) announce(done);
    return true;
  };
  const announce = ({ title, undo }: NonNullable<Change["done"]>) =>
    toast({ title, ...(undo && { action: { label: t("undo"), onPress: () => void undo() } }) });

  const takeBack = (at: number) =>
    apply({
      of: `takeBack ${String(at)}`,
      call: () => api.delete(apiPath("projects", projectId, "reports", id, "releases", at)),
      done: { title: t("sentenceTakenBack") },
    });
  const put = (at: number, state: SentenceState & { version: number }, done: Change["done"]) =>
    apply({
      of: `change ${String(at)}`,
      call: () => api.put(apiPath("projects", projectId, "reports", id, "sentences", at), state),
      ...(done && { done }),
    });
  const putPhotos = (photoIds: string[], done: Change["done"]) =>
    apply({
      of: "photos",
      call: () => api.put(apiPath("projects", projectId, "reports", id, "photos"), { photoIds }),
      ...(done && { done }),
    });
  return {
    isPending: pending !== null,
    choosePhotos: (photoIds: string[], before: string[]) =>
      putPhotos(photoIds, { title: t("photosChanged"), undo: () => putPhotos(before, undefined) }),
    isReleasing: (at: number) => pending === `release ${String(at)}`,
    review: () =>
      apply({
        of: "review",
        call: () => api.put(apiPath("projects", projectId, "reports", id, "review"), {}),
      }),
    release: ({ at, version }: ReportStatement) =>
      apply({
        of: `release ${String(at)}`,
        call: () => api.put(apiPath("projects", projectId, "reports", id, "releases", at), { version }),
        failed: t("releaseFailed"),
        done: { title: t("sentenceReleased"), undo: () => takeBack(at) },
      }),
    takeBack,
    /** Resolves whether it was stored. */
    change: (
      { at, version, text, edited }: ReportStatement,
      state: SentenceState,
      { title, wasLeftOut = false }: { title: string; wasLeftOut?: boolean },
    ) => {
      const before = { content: edited ? text : null, isLeftOut: wasLeftOut, version: version + 1 };
      const undo = () => put(at, before, undefined);
      return put(at, { ...state, version }, { title, undo });
    },
  };
}
