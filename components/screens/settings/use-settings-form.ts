import { useRouter } from "next/navigation";
import { type FormAction, useActionForm } from "@/components/form/use-action-form";
import { toast, type ToastInput } from "@/components/ui/toast/toast-store";

interface SettingsFormOptions {
  /** The form's name in `useKeepFields`. Default: what is typed is not kept. */
  keepAs?: string;
  /** What is said afterwards. */
  done: ToastInput;
  onDone?: () => void;
}

/** A form whose change the rest of the page shows too, and the top bar: it is read again afterwards. */
export function useSettingsForm<T>(action: FormAction<T>, { keepAs, done, onDone }: SettingsFormOptions) {
  const router = useRouter();
  return useActionForm(action, {
    keepAs: keepAs ?? null,
    onSuccess: () => {
      toast(done);
      router.refresh();
      onDone?.();
    },
  });
}
