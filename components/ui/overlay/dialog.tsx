import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { useReturnFocus } from "../focus/use-return-focus";
import { Button } from "../input/button";
import { buttonVariants } from "../input/button-variants";
import { reserveToastPlace } from "../toast/reserve-toast-place";
import { useBackCloses } from "./use-back-closes";
import { cn } from "@/lib/shared/utils";

interface DialogProps {
  /** Default: as long as it is mounted. */
  open?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Closes on Back too. */
export function Dialog({ open = true, onClose, children }: DialogProps) {
  useBackCloses(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      {children}
    </Radix.Root>
  );
}

export const scrimClasses = "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear";

interface SheetProps
  extends Omit<ComponentProps<typeof Radix.Content>, "title">, Omit<DialogProps, "children"> {
  title: ReactNode;
  description?: ReactNode;
  /** Stands in the title's place, which is then for screen readers alone. */
  lead?: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

/** A dialog: a bottom sheet on phones, a centered panel from 640 px; scrolls inside, never wider than the screen. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  lead,
  footer,
  className,
  children,
  ...props
}: SheetProps) {
  const t = useTranslations("common");
  const returnFocus = useReturnFocus(props);
  return (
    <Dialog open={open} onClose={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          className={cn(
            "fixed inset-x-0 bottom-[min(var(--keyboard,0px),max(0px,100dvh-18rem))] z-50 flex max-h-[calc(100dvh-2rem-min(var(--keyboard,0px),max(0px,100dvh-18rem)))] flex-col rounded-t-[22px] border border-line bg-surface shadow-float outline-none data-[state=open]:animate-rise",
            "sm:inset-x-4 sm:top-[calc(50%-min(var(--keyboard,0px),max(0px,100dvh-18rem))/2)] sm:bottom-auto sm:mx-auto sm:max-w-lg sm:-translate-y-1/2 sm:rounded-[22px]",
            className,
          )}
          {...(!description && { "aria-describedby": undefined })}
          ref={reserveToastPlace}
          {...props}
          {...returnFocus}
        >
          <span
            aria-hidden
            className="mx-auto mt-2.5 -mb-2 h-1.25 w-10 shrink-0 rounded-full bg-rest sm:hidden"
          />
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className={cn("min-w-0 flex-1", !lead && "pt-2")}>
              <Radix.Title className={lead ? "sr-only" : "title-section-lg"}>{title}</Radix.Title>
              {lead}
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              className={cn(buttonVariants({ variant: "ghost", size: "iconSm" }), "-mr-2 max-sm:size-12")}
            >
              <X aria-hidden className="size-5.5" />
              <span className="sr-only">{t("close")}</span>
            </Radix.Close>
          </header>
          <div
            className={cn(
              "min-h-0 overflow-y-auto overscroll-contain px-5 pt-1",
              footer ? "grow pb-5" : "pb-[max(1.25rem,env(safe-area-inset-bottom))]",
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="shrink-0 border-t border-line bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:rounded-b-[22px]">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Dialog>
  );
}

/** A dialog's buttons: the main one last in reading order, on top on phones. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end", className)}
      {...props}
    />
  );
}

interface FormActionsProps extends Pick<
  ComponentProps<typeof Button>,
  "variant" | "pending" | "disabled" | "className"
> {
  submitLabel: string;
}

/** The buttons of a dialog's form: one closes the dialog, one submits. */
export function FormActions({ submitLabel, className, ...submit }: FormActionsProps) {
  const t = useTranslations("common");
  return (
    <DialogActions className={className}>
      <Radix.Close asChild>
        <Button variant="secondary">{t("cancel")}</Button>
      </Radix.Close>
      <Button type="submit" {...submit}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
