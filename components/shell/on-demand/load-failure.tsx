import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { ApiError } from "@/lib/browser/api-client";

interface LoadFailureProps {
  /** The query that may have failed. */
  of: { error: Error | null; refetch: () => unknown };
  /** What could not be loaded. */
  title?: string;
  /** Says without a signal what becomes of it. */
  offline?: string;
  className?: string;
}

/** Replaces a list that could not be fetched: why, and a button to retry. Nothing unless that failed. */
export function LoadFailure({ of: { error, refetch }, title, offline, className }: LoadFailureProps) {
  const t = useTranslations("common");
  const textOf = useErrorText();
  if (!error) return null;
  const isOffline = error instanceof ApiError && error.code === "offline";
  return (
    <Alert tone="danger" title={title ?? t("loadFailed")} className={className}>
      <p>{isOffline ? (offline ?? t("offline")) : textOf(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
        {t("retry")}
      </Button>
    </Alert>
  );
}
