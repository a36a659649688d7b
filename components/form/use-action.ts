"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { ActionResult } from "@/lib/http/action-result";
import { attempt } from "./attempt";
import type { FormError } from "./use-action-form";

interface ActionOptions<T> {
  onSuccess?: (data: T) => void;
  onError?: (error: FormError) => void;
}

/** Runs a server action that has no form, such as what a dialog confirms; answers as `useActionForm` does. */
export function useAction<T, I extends object>(
  action: (input: I) => Promise<ActionResult<T>>,
  { onSuccess, onError }: ActionOptions<T> = {},
) {
  const t = useTranslations("common");
  const [pending, startTransition] = useTransition();
  const run = (input: I) => {
    if (pending) return;
    startTransition(async () => {
      const result = await attempt(action, input, { offline: t("offline"), internal: t("unexpected") });
      if (result.ok) onSuccess?.(result.data);
      else onError?.(result.error);
    });
  };
  return { run, pending };
}
