import * as Radix from "radix-ui/popover";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useBackCloses } from "./use-back-closes";

interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, "children"> {
  trigger: ComponentProps<typeof Radix.Trigger>;
  children: (close: () => void) => ReactNode;
}

/** A panel below its button, which mounts open; on phones over the whole page. Closes on Back too. */
export function Popover({ trigger, children, ...props }: PopoverProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger {...trigger} />
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          align="end"
          collisionPadding={0}
          className="z-50 max-h-(--radix-popover-content-available-height) w-screen overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float outline-none data-[state=open]:animate-appear max-lg:h-(--radix-popover-content-available-height) max-lg:rounded-none max-lg:border-transparent max-lg:bg-bg lg:max-h-[min(40rem,75dvh)] lg:w-[27rem]"
          {...props}
        >
          {children(close)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
