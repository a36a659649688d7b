import type { ComponentProps } from "react";
import { useSettingsForm } from "./use-settings-form";
import { FormError } from "@/components/form/form-error";
import type { FormAction } from "@/components/form/use-action-form";
import { Button } from "@/components/ui/input/button";
import type { ToastInput } from "@/components/ui/toast/toast-store";

interface RowFormProps extends ComponentProps<typeof Button> {
  action: FormAction<void>;
  /** What the action is told of the row. */
  row: { name: string; value: string };
  done: ToastInput;
  /** What failed. */
  failed?: string;
}

/** The button that removes a row from its list. */
export function RowForm({ action, row, done, failed, ...button }: RowFormProps) {
  const { formProps, pending, error } = useSettingsForm(action, { done });
  return (
    <form {...formProps} className="grid gap-2">
      <FormError error={error} {...(failed && { title: failed })} />
      <input type="hidden" {...row} />
      <Button type="submit" variant="secondary" size="sm" pending={pending} {...button} />
    </form>
  );
}
