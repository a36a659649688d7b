import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useEffect, useRef } from "react";
import { buttonVariants } from "../input/button-variants";
import { closeTopLayer } from "../overlay/layer-history";
import { followKeyboard } from "./reserve-toast-place";
import { keepClear } from "./toast-clearance";
import { TOASTS_ID, toastPlace } from "./toast-place";
import { ACTION_TOAST_DURATION, TOAST_DURATION, type ToastState } from "./toast-store";
import { cn } from "@/lib/shared/utils";

/** Pixels to swipe, and the key that focuses the toasts. */
const SWIPE_THRESHOLD = 50;
const HOTKEY = ["F8"];

export interface ToastListProps {
  toasts: ToastState[];
  onClose: (id: number) => void;
  texts: { region: string; close: string };
}

export default function ToastList({ toasts, onClose, texts }: ToastListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => followKeyboard(document.getElementById(TOASTS_ID)), []);
  return (
    <Radix.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label={texts.region}
    >
      {toasts.map((shown) => (
        <ToastCard
          key={shown.id}
          toast={shown}
          closeLabel={texts.close}
          hasFocus={(target) => list.current?.contains(target) ?? false}
          onClose={() => onClose(shown.id)}
        />
      ))}
      <Radix.Viewport
        ref={list}
        hotkey={HOTKEY}
        label={texts.region}
        className={cn(toastPlace, "flex flex-col gap-2")}
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  toast: ToastState;
  closeLabel: string;
  /** Whether the target of a key is one of the toasts, or in one. */
  hasFocus: (target: Node) => boolean;
  onClose: () => void;
}

function ToastCard({ toast, closeLabel, hasFocus, onClose }: ToastCardProps) {
  const destructive = toast.variant === "destructive";
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      duration={durationOf(toast)}
      type={destructive ? "foreground" : "background"}
      // Toasts are on top of dialogs and so get Escape first. Unless the toast has the focus, the key is meant for the dialog; if
      // it has, the key arrives here twice.
      onEscapeKeyDown={(event) => {
        if (!hasFocus(event.target as Node) && closeTopLayer()) event.preventDefault();
      }}
      ref={keepClear}
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-3.5 pl-4 shadow-float data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden className={cn("mt-0.5 size-5.5 shrink-0", destructive ? "text-danger" : "text-ok")} />
      <div className="min-w-0 flex-1">
        <Radix.Title className={cn("font-bold", destructive && "text-danger")}>{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-[0.9375rem] text-muted">{toast.description}</Radix.Description>
        )}
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onPress}
            className={cn(buttonVariants({ variant: "secondary", size: "sm" }), "mt-1.5 -mb-0.5 min-h-12")}
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        className={cn(buttonVariants({ variant: "ghost", size: "text" }), "-my-2 -mr-2.5 -ml-1 size-12 px-0")}
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </Radix.Close>
    </Radix.Root>
  );
}

function durationOf({ action, lasting = false }: ToastState): number {
  if (lasting) return Infinity;
  return action ? ACTION_TOAST_DURATION : TOAST_DURATION;
}
