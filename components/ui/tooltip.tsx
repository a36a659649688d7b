"use client";

import * as Radix from "radix-ui/tooltip";
import type { ReactNode } from "react";

/** Milliseconds of workspace.txt section 9. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Around everything that has tooltips, once: moving from one to the next skips the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/** A few words on hover and focus. The child needs its own accessible name: phones show no tooltips. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={16}
          className="z-50 max-w-64 rounded-chip bg-ink px-2.5 py-1.5 text-sm font-medium text-bg data-[state=delayed-open]:animate-appear"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
