import type { ReactNode } from "react";
import { useConsoleChanged } from "./use-console";
import { apiAction } from "@/components/form/api-action";
import { ActionDialog, type ActionDialogProps } from "@/components/form/action-dialog";
import { DialogButton, type DialogButtonProps } from "@/components/shell/dialog-button";

interface AskFirstProps extends Omit<DialogButtonProps, "dialog" | "children"> {
  /** Of the button, and of the one that confirms. */
  label: string;
  icon?: ReactNode;
  ask: Pick<ActionDialogProps<object, unknown>, "title" | "description" | "done" | "failed" | "variant">;
  call: () => Promise<unknown>;
}

/** The button of an operator's action. Confirms what it does, to whom, and that it is logged. Refetches the screen after it. */
export function AskFirst({ label, icon, ask, call, ...button }: AskFirstProps) {
  const changed = useConsoleChanged();
  return (
    <DialogButton
      variant="secondary"
      size="sm"
      {...button}
      dialog={(close) => (
        <ActionDialog
          {...ask}
          action={apiAction(call)}
          input={{}}
          confirmLabel={label}
          onDone={() => void changed()}
          onClose={close}
        />
      )}
    >
      {icon}
      {label}
    </DialogButton>
  );
}
