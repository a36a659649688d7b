import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useErrorText } from "@/components/providers/use-error-text";
import { useNavigate } from "@/components/ui/text/navigation";
import { toast } from "@/components/ui/toast/toast-store";
import { api, ApiError } from "@/lib/browser/api-client";
import { randomKey } from "@/lib/browser/random-key";
import { kickoffPaths } from "@/lib/shared/paths/kickoff-paths";
import { paths } from "@/lib/shared/paths/paths";
import { queryKeys } from "@/lib/shared/query-keys";

/** Codes of refusals whose text says what to do; all others get a general text. */
const TELLING = ["subscription_required", "plan_limit", "validation_failed", "rate_limited", "forbidden"];

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
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sent = useRef({ body: "", key: "" });
  const [isCreating, setCreating] = useState(false);
  const create = async (plan: object) => {
    const body = JSON.stringify(plan);
    if (sent.current.body !== body) sent.current = { body, key: randomKey() };
    setCreating(true);
    try {
      const options = { idempotencyKey: sent.current.key };
      const { projectId } = await api.post(kickoffPaths.create(), plan, options);
      void client.invalidateQueries({ queryKey: queryKeys.projects() });
      onCreated();
      toast({ title: t("projects.projectCreated") });
      navigate(paths.project(projectId));
    } catch (thrown) {
      setCreating(false);
      const isTelling = thrown instanceof ApiError && TELLING.includes(thrown.code);
      const text = isTelling ? (thrown.issues[0]?.message ?? errorText(thrown)) : t("kickoff.createFailed");
      onError({ text, lacksPlan: isTelling && thrown.code === "subscription_required" });
    }
  };
  return { isCreating, create };
}
