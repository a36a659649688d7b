import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { ApiError } from "@/lib/browser/api-client";

interface LoadFailureProps {
  error: Error;
  retry: () => void;
  /** What could not be loaded. */
  title?: string;
  /** Says without a signal what becomes of it. */
  offline?: string;
  className?: string;
}

/** Replaces a list that could not be fetched: why, and a button to retry. */
export function LoadFailure({ error, retry, title, offline, className }: LoadFailureProps) {
  const t = useTranslations("common");
  const textOf = useErrorText();
  const isOffline = error instanceof ApiError && error.code === "offline";
  return (
    <Alert tone="danger" title={title ?? t("loadFailed")} className={className}>
      <p>{isOffline ? (offline ?? t("offline")) : textOf(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={retry}>
        {t("retry")}
      </Button>
    </Alert>
  );
}
