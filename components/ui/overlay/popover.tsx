import * as Radix from "radix-ui/popover";
import type { ComponentProps } from "react";
import { useBackCloses } from "./use-back-closes";
import { cn } from "@/lib/shared/utils";

export const PopoverTrigger = Radix.Trigger;

interface PopoverProps extends ComponentProps<typeof Radix.Root> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes on Back too. */
export function Popover({ open, onOpenChange, ...props }: PopoverProps) {
  useBackCloses(open, () => onOpenChange(false));
  return <Radix.Root open={open} onOpenChange={onOpenChange} {...props} />;
}

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        className={cn(
          "z-50 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-float outline-none data-[state=open]:animate-appear",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
