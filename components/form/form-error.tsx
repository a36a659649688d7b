import { Alert } from "@/components/ui/alert";
import type { ActionError } from "@/lib/http/action-result";

/** The error of the form as a whole. Renders nothing when a field already shows the same text. */
export function FormError({ error, className }: { error: ActionError | null; className?: string }) {
  if (!error || error.issues?.some(({ message }) => message === error.message)) return null;
  return (
    <Alert tone="danger" {...(className && { className })}>
      {error.message}
    </Alert>
  );
}
