import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "@/components/providers/use-error-text";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import type { ReportView } from "@/lib/reports/view";
import { reportPaths } from "@/lib/shared/paths/report-paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Marks a report as compared with its sources, or releases one of its withheld sentences. */
export function useReportChange({ id, projectId }: ReportView) {
  const t = useTranslations("report");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [pending, setPending] = useState<string | null>(null);
  const put = async (path: string, failed: string) => {
    setPending(path);
    try {
      const changed = await api.put(path, {}).finally(() => setPending(null));
      client.setQueryData(queryKeys.report(projectId, id), changed);
    } catch (thrown) {
      const description = thrown instanceof ApiError && thrown.message ? errorText(thrown) : t("tryAgain");
      toast({ title: failed, description, variant: "destructive" });
    }
  };
  const releasePath = (at: number) => reportPaths.release(projectId, id, at);
  return {
    isPending: pending !== null,
    isReleasing: (at: number) => pending === releasePath(at),
    review: () => put(reportPaths.review(projectId, id), t("reviewFailed")),
    release: (at: number) => put(releasePath(at), t("releaseFailed")),
  };
}
