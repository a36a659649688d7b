import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiAction } from "@/components/form/api-action";
import { useAction } from "@/components/form/use-action";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import { apiPath } from "@/lib/shared/paths/api-path";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Codes of refusals whose text says what to do; all others get a general text. */
const TELLING = [
  "subscription_required",
  "plan_limit",
  "validation_failed",
  "rate_limited",
  "forbidden",
  "offline",
];

/** Why the project was not created. */
export interface Refusal {
  text: string;
  /** Whether only a subscription is missing. */
  lacksPlan?: boolean;
}

interface CreateOptions {
  onError: (refusal: Refusal) => void;
  onCreated: () => void;
}

/** Creates the project of a proposal; sending the same plan again creates nothing new. */
export function useCreateFromDraft({ onError, onCreated }: CreateOptions) {
  const t = useTranslations();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run: create, pending: isCreating } = useAction(createFromDraft, {
    onSuccess: ({ projectId }) => {
      void client.invalidateQueries({ queryKey: queryKeys.projects() });
      onCreated();
      toast({ title: t("projects.projectCreated") });
      navigate(paths.project(projectId));
    },
    onError: ({ code, message, issues }) => {
      const text = TELLING.includes(code) ? (issues?.[0]?.message ?? message) : t("kickoff.createFailed");
      onError({ text, lacksPlan: code === "subscription_required" });
    },
  });
  return { isCreating, create };
}

const createFromDraft = apiAction((plan: object, idempotencyKey) =>
  api.post(apiPath("kickoff", "create"), plan, { idempotencyKey }),
);
