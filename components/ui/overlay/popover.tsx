"use client";

import * as Radix from "radix-ui/popover";
import { type ComponentProps, useState } from "react";
import { useBackCloses } from "./use-back-closes";
import { cn } from "@/lib/shared/utils";

export const PopoverTrigger = Radix.Trigger;

type PopoverProps = Omit<ComponentProps<typeof Radix.Root>, "open" | "onOpenChange">;

/** Closes on Back too. */
export function Popover({ defaultOpen = false, ...props }: PopoverProps) {
  const [open, setOpen] = useState(defaultOpen);
  useBackCloses(open, () => {
    setOpen(false);
  });
  return <Radix.Root open={open} onOpenChange={setOpen} {...props} />;
}

export function PopoverContent({
  className,
  sideOffset = 8,
  align = "end",
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={16}
        className={cn(
          "z-50 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-float outline-none data-[state=open]:animate-appear",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
