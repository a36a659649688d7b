"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api-client";

/** Replaces a list that could not be fetched: why, and a button to retry. */
export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("projects");
  const textOf = useErrorText();
  const offline = error instanceof ApiError && error.code === "offline";
  return (
    <Alert tone="danger" title={t("fetchFailed")}>
      <p>{offline ? t("offline") : textOf(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={retry}>
        {t("retry")}
      </Button>
    </Alert>
  );
}
