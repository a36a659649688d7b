import type { LucideIcon } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import { type ComponentProps, useState } from "react";
import { Link } from "../text/link";
import { useBackCloses } from "./use-back-closes";
import { cn } from "@/lib/shared/utils";

const panelClasses =
  "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float data-[state=open]:animate-appear";
const itemClasses =
  "flex min-h-12 items-center gap-3 rounded-[10px] px-3 py-2 font-medium outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-sunk [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted";

interface DropdownMenuProps extends ComponentProps<typeof Radix.Content> {
  trigger: ComponentProps<typeof Radix.Trigger>;
  /** For a part of the page that clips its overflow: rendered in the main landmark instead of its button's. */
  inMain?: boolean;
}

/** A menu, which mounts open, and its button. Closes on Back too. */
export function DropdownMenu({ trigger, inMain = false, className, ...props }: DropdownMenuProps) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  const panel = (
    <Radix.Content
      sideOffset={8}
      align="end"
      collisionPadding={16}
      className={cn(panelClasses, className)}
      {...props}
    />
  );
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger {...trigger} />
      {inMain ? <Radix.Portal container={document.querySelector("main")}>{panel}</Radix.Portal> : panel}
    </Radix.Root>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon;
  /** Where choosing it leads. */
  href?: string | undefined;
  variant?: "default" | "danger";
}

export function DropdownMenuItem({
  icon: Icon,
  href,
  variant = "default",
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden />}
      {children}
    </>
  );
  return (
    <Radix.Item
      className={cn(itemClasses, variant === "danger" && "text-danger [&_svg]:text-danger", className)}
      asChild={href !== undefined}
      {...props}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Radix.Item>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-3 py-2 text-sm text-muted", className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn("mx-1 my-1.5 h-px bg-line", className)} {...props} />;
}
