import { useTranslations } from "next-intl";
import * as Radix from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { useReturnFocus } from "../focus/use-return-focus";
import { Button } from "../input/button";
import { buttonVariants } from "../input/button-variants";
import { DialogActions, scrimClasses } from "./dialog";
import { useBackCloses } from "./use-back-closes";
import { cn } from "@/lib/shared/utils";

interface ConfirmDialogProps {
  /** Default: as long as it is mounted. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** Runs on confirmation; close it when that is done. */
  onConfirm: () => void;
  pending?: boolean;
  variant?: "danger" | "primary";
  /** Prevent the event to send the focus somewhere else. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** Confirms something that cannot be undone. Cancel has the focus. Escape and Back close it; a press outside does not. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  ...rest
}: ConfirmDialogProps) {
  const { onConfirm, pending = false, variant = "danger", onCloseAutoFocus } = rest;
  const t = useTranslations("common");
  const returnFocus = useReturnFocus({ onCloseAutoFocus });
  useBackCloses(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-[22px] border border-line bg-surface p-5 shadow-float outline-none data-[state=open]:animate-rise"
          {...returnFocus}
        >
          <Radix.Title className="title-section-lg">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          <DialogActions>
            <Radix.Cancel className={cn(buttonVariants({ variant: "secondary" }))}>
              {cancelLabel ?? t("cancel")}
            </Radix.Cancel>
            <Button variant={variant} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
