import { DialogButton, type DialogButtonProps } from "./dialog-button";
import { onDemand } from "./on-demand/on-demand";
import type { ActionDialogProps } from "@/components/form/action-dialog";

const ActionDialog = onDemand(() => import("@/components/form/action-dialog"));

interface AskFirstProps<I extends object, T> extends Omit<DialogButtonProps, "dialog"> {
  /** The dialog that confirms it. */
  ask: Omit<ActionDialogProps<I, T>, "onClose">;
}

/** The button of an action that is confirmed first. */
export function AskFirst<I extends object, T>({ ask, ...button }: AskFirstProps<I, T>) {
  // A component that is loaded has no types of its own for each use.
  const dialog = ask as unknown as Omit<ActionDialogProps<object, unknown>, "onClose">;
  return (
    <DialogButton
      {...ActionDialog.near}
      {...button}
      dialog={(close) => <ActionDialog {...dialog} onClose={close} />}
    />
  );
}
