import { type ComponentProps, useRef } from "react";
import { type Action, useAction } from "./use-action";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { toast, toastFailure } from "@/components/ui/toast/toast-store";

type Shown = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "description" | "confirmLabel" | "cancelLabel" | "variant" | "onClose"
>;

export interface ActionDialogProps<I extends object, T> extends Shown {
  action: Action<I, T>;
  input: I;
  /** Called before it is sent. */
  onSend?: () => void;
  /** The toast's title afterwards. */
  done?: string;
  /** Called once it is done and the dialog closes. */
  onDone: (answer: T) => void;
  /** Called as the dialog closes because a refusal says that what it is about is gone. Default: it stays open. */
  onGone?: () => void;
  /** Moves the focus then, when what opened the dialog is gone. */
  focusNext?: () => void;
  failed: string;
  /** Messages of some error codes, as `toastFailure` takes them. */
  hints?: Record<string, string>;
}

/** Confirms an action and sends it; closes once it is done. */
export default function ActionDialog<I extends object, T>({
  action,
  input,
  onSend,
  done,
  onDone,
  onGone,
  focusNext,
  failed,
  hints,
  ...shown
}: ActionDialogProps<I, T>) {
  const isDone = useRef(false);
  const end = () => {
    isDone.current = true;
    shown.onClose();
  };
  const { run, pending } = useAction(action, {
    onSuccess: (answer) => {
      if (done !== undefined) toast({ title: done });
      end();
      onDone(answer);
    },
    onError: (problem) => {
      toastFailure(failed, hints)(problem);
      if (!onGone || problem.code !== "not_found") return;
      end();
      onGone();
    },
  });
  return (
    <ConfirmDialog
      {...shown}
      pending={pending}
      onConfirm={() => {
        onSend?.();
        run(input);
      }}
      onCloseAutoFocus={(event) => {
        if (!isDone.current || !focusNext) return;
        event.preventDefault();
        focusNext();
      }}
    />
  );
}
