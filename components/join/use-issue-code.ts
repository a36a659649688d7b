"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import { toast } from "@/components/ui/toast-store";
import { type CODE_HOURS, DEFAULT_CODE_HOURS, NEWEST_CODES } from "@/lib/projects/limits";
import type { ConnectCodeView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/query-keys";

/** Issues one code of a project, and puts it at the top of its newest codes. A sheet says by itself that it has a new one. */
export function useIssueCode(
  projectId: string,
  action: FormAction<ConnectCodeView>,
  onIssued?: (code: ConnectCodeView) => void,
  { isSheet = false }: { isSheet?: boolean } = {},
) {
  const t = useTranslations("codes");
  const listIssued = useListIssued();
  const { run, pending } = useAction(action, {
    onSuccess: (code) => {
      listIssued(code);
      if (!isSheet) toast({ title: t("generated"), description: t("generatedHint") });
      onIssued?.(code);
    },
    onError: ({ message }) => {
      toast({ title: t("failed"), description: message, variant: "destructive" });
    },
  });
  const issue = (expirationHours: (typeof CODE_HOURS)[number] = DEFAULT_CODE_HOURS) => {
    const input = new FormData();
    input.set("id", projectId);
    input.set("expirationHours", String(expirationHours));
    run(input);
  };
  return { issue, pending };
}

/** Adds a new code to the top of the list. */
export function useListIssued(): (code: ConnectCodeView) => void {
  const queries = useQueryClient();
  return (code) => {
    queries.setQueryData<ConnectCodeView[]>(queryKeys.connectCodes(code.projectId), (old = []) =>
      [code, ...old].slice(0, NEWEST_CODES),
    );
  };
}
