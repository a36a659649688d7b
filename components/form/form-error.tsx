import { OUTDATED } from "./use-action";
import { useFailureTexts } from "@/components/providers/failure-texts";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { reloadPage } from "@/lib/browser/page/outdated-page";
import type { ActionError } from "@/lib/http/shared/action-result";

interface FormErrorProps {
  error: ActionError | null;
  /** What failed. The form then says it instead of a toast, which would cover it. */
  title?: string;
  className?: string;
}

/** The error of the form as a whole, without the text that a field already shows. An outdated page can be reloaded from it. */
export function FormError({ error, title, className }: FormErrorProps) {
  if (!error) return null;
  const isAtField = error.issues?.some(({ message }) => message === error.message) ?? false;
  if (isAtField && !title) return null;
  return (
    <Alert tone="danger" {...(title && { title })} {...(className && { className })}>
      {!isAtField && error.message}
      {error.code === OUTDATED && <ReloadButton />}
    </Alert>
  );
}

function ReloadButton() {
  const { reload } = useFailureTexts();
  return (
    <Button variant="secondary" className="mt-3 flex" onClick={reloadPage}>
      {reload}
    </Button>
  );
}
