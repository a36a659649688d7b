import { operatorAction } from "./operator-api";
import { useConsoleChanged } from "./use-console";
import { ActionDialog, type ActionDialogProps } from "@/components/form/action-dialog";

interface AskFirstProps extends Omit<ActionDialogProps<object, unknown>, "action" | "input" | "onDone"> {
  call: () => Promise<unknown>;
}

/** Confirms an operator's action: what it does, to whom, and that it is logged. Refetches the screen after it. */
export function AskFirst({ call, ...dialog }: AskFirstProps) {
  const changed = useConsoleChanged();
  return <ActionDialog action={operatorAction(call)} input={{}} onDone={() => void changed()} {...dialog} />;
}
