import { Alert } from "@/components/ui/alert";
import type { FormError as Problem } from "./use-action-form";

/** What went wrong with the form as a whole. Silent where a field already says the very same. */
export function FormError({ error, className }: { error: Problem | null; className?: string }) {
  if (!error || error.issues?.some(({ message }) => message === error.message)) return null;
  return (
    <Alert tone="danger" {...(className && { className })}>
      {error.message}
    </Alert>
  );
}
