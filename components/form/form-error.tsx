import { Alert } from "@/components/ui/alert";
import type { FormError as Problem } from "./use-action-form";

/** What went wrong with the form as a whole; what is wrong with a field stands at the field. */
export function FormError({ error, className }: { error: Problem | null; className?: string }) {
  if (!error) return null;
  return (
    <Alert tone="danger" {...(className && { className })}>
      {error.message}
    </Alert>
  );
}
