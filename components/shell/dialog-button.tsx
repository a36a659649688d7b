import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/input/button";

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  dialog: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
