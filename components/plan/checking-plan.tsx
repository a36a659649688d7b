import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/providers/use-error-text";
import { Alert } from "@/components/ui/display/alert";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import type { ActionError } from "@/lib/http/shared/action-result";

export interface PlanCheck {
  error: ActionError | null;
  read: () => void;
}

/** Shown instead of the stored plan while Stripe is asked for the outcome of a checkout. */
export function CheckingPlan({ error, read }: PlanCheck) {
  const t = useTranslations("planPicker");
  const textOf = useErrorText();
  if (!error)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-6" />
        {t("reading")}
      </p>
    );
  return (
    <Alert tone="danger" title={t("readFailed")}>
      <p>{textOf(error)}</p>
      <Button variant="secondary" className="mt-3" onClick={read}>
        {t("readAgain")}
      </Button>
    </Alert>
  );
}
