import type { ReactNode } from "react";
import { useConsoleChanged } from "./use-console";
import { apiAction } from "@/components/form/api-action";
import type { ActionDialogProps } from "@/components/form/action-dialog";
import { AskFirst as AskFirstFor } from "@/components/shell/ask-first";
import type { DialogButtonProps } from "@/components/shell/dialog-button";

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
  const onDone = () => void changed();
  return (
    <AskFirstFor
      variant="secondary"
      size="sm"
      {...button}
      ask={{ ...ask, action: apiAction(call), input: {}, confirmLabel: label, onDone }}
    >
      {icon}
      {label}
    </AskFirstFor>
  );
}
