import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/input/button";

export interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  dialog: (close: () => void) => ReactNode;
  /** Called besides. */
  onPress?: () => void;
}

/** A button and the dialog that it opens. */
export function DialogButton({ dialog, onPress, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          onPress?.();
          setOpen(true);
        }}
      />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
