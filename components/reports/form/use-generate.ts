import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSlowCall } from "@/components/form/use-slow-call";
import { useErrorText } from "@/components/providers/use-error-text";
import { toast } from "@/components/ui/toast/toast-store";
import type { ApiError } from "@/lib/browser/api-client";
import { randomKey } from "@/lib/browser/random-key";
import type { GeneratedReportView, ReportProgress } from "@/lib/reports/view";
import { queryKeys } from "@/lib/shared/query-keys";

/** The progress of a report; updates are collected before the first part is read. */
export type Progress = ReportProgress | { phase: "starting" };

/** Generates a report by a call to `path`. Retrying a failed request does not make a second report. */
export function useGenerate(projectId: string, path: string, onDone: (reportId: string) => void) {
  const t = useTranslations("report");
  const errorText = useErrorText();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const sent = useRef({ body: "", key: "" });
  const textOf = (refused: ApiError) => {
    if (refused.code === "offline") return t("offline");
    return refused.issues[0]?.message ?? (refused.message ? errorText(refused) : t("notReachable"));
  };
  const { progress, ask, cancel } = useSlowCall<GeneratedReportView, Progress>({
    path,
    start: { phase: "starting" },
    onDone: ({ id, reportType: type, foldersIncluded: folders, updatesIncluded: updates }) => {
      sent.current = { body: "", key: "" };
      void client.invalidateQueries({ queryKey: queryKeys.reports(projectId) });
      toast({ title: t("generated"), description: t("generatedHint", { type, folders, updates }) });
      onDone(id);
    },
    onFailed: (refused) => setError(textOf(refused)),
  });
  return {
    progress,
    error,
    generate: (input: object) => {
      const body = JSON.stringify(input);
      if (sent.current.body !== body) sent.current = { body, key: randomKey() };
      setError(null);
      ask(input, { idempotencyKey: sent.current.key });
    },
    cancel: () => {
      sent.current = { body: "", key: "" };
      cancel();
    },
  };
}
