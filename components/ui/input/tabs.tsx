import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/utils";

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn("flex gap-1 overflow-x-auto rounded-button border border-line bg-sunk p-0.5", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "min-h-11 flex-1 rounded-[9px] px-3.5 text-[0.9375rem] font-strong whitespace-nowrap text-muted -outline-offset-3 transition-colors duration-150 hover:text-ink data-[state=active]:bg-chosen data-[state=active]:text-chosen-ink data-[state=active]:shadow-card",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("mt-5", className)} {...props} />;
}
