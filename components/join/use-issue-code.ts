import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";
import { reading } from "@/lib/browser/reading";
import { type CODE_HOURS, DEFAULT_CODE_HOURS, NEWEST_CODES } from "@/lib/projects/limits";
import type { ConnectCodeView } from "@/lib/projects/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";

/**
 * Issues one code of a project, adds it to the top of the newest codes, and says whether it is the first. A sheet that shows the
 * code needs no toast.
 */
export function useIssueCode(
  projectId: string,
  action: FormAction<ConnectCodeView>,
  onIssued?: (code: ConnectCodeView, isFirst: boolean) => void,
  { isSheet = false }: { isSheet?: boolean } = {},
) {
  const t = useTranslations("codes");
  const listIssued = useListIssued();
  const { run, pending } = useAction(action, {
    onSuccess: (code) => {
      void listIssued(code).then(({ isFirst }) => {
        if (!isSheet) toast({ title: t("generated"), description: t("generatedHint") });
        onIssued?.(code, isFirst);
      });
    },
    onError: toastFailure(t("failed")),
  });
  const issue = (expirationHours: (typeof CODE_HOURS)[number] = DEFAULT_CODE_HOURS) => {
    const input = new FormData();
    input.set("id", projectId);
    input.set("expirationHours", String(expirationHours));
    run(input);
  };
  return { issue, pending };
}

/**
 * Adds a new code to the top of its project's list. If the list is still loading, waits for it: the response would overwrite the
 * code, and only the list tells whether the code is the project's first. If the list cannot be loaded, the code does not count as
 * the first.
 */
export function useListIssued(): (code: ConnectCodeView) => Promise<{ isFirst: boolean }> {
  const queries = useQueryClient();
  return async (code) => {
    const query = connectCodes(code.projectId);
    const withoutNew = (codes: ConnectCodeView[]) => codes.filter(({ id }) => id !== code.id);
    const known = await queries.query({ ...query, staleTime: "static" }).catch(() => null);
    queries.setQueryData<ConnectCodeView[]>(query.queryKey, (old = []) =>
      [code, ...withoutNew(old)].slice(0, NEWEST_CODES),
    );
    return { isFirst: known !== null && withoutNew(known).length === 0 };
  };
}

/** The query for a project's newest connect codes. */
export function connectCodes(projectId: string) {
  return reading(queryKeys.connectCodes(projectId), apiPath("projects", projectId, "connect-codes"));
}
