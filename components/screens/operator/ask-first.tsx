import { operatorAction } from "./operator-api";
import { useConsoleChanged } from "./use-console";
import { useAction } from "@/components/form/use-action";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";

interface AskFirstProps {
  title: string;
  /** What the action does, to whom, and that it is logged. */
  body: string;
  confirm: string;
  /** The toast's text afterwards. */
  done: string;
  failed: string;
  variant?: "danger" | "primary";
  call: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms an operator's action, says what it does, and refetches the screen after it. */
export function AskFirst({ title, body, confirm, done, failed, variant = "danger", ...rest }: AskFirstProps) {
  const { call, onClose } = rest;
  const changed = useConsoleChanged();
  const { run, pending } = useAction<object, unknown>(operatorAction(call), {
    onSuccess: () => {
      toast({ title: done });
      onClose();
      void changed();
    },
    onError: toastFailure(failed),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      description={body}
      confirmLabel={confirm}
      variant={variant}
      pending={pending}
      onConfirm={() => run({})}
    />
  );
}
