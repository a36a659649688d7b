"use client";

import { clsx } from "clsx";
import { type ComponentType, use, useEffect, useState } from "react";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { useStore } from "@/components/providers/use-store";
import { watchPresses } from "@/components/ui/toast/last-pressed";
import type { ToastListProps } from "@/components/ui/toast/toast";
import { TOASTS_ID, toastPlace } from "@/components/ui/toast/toast-place";
import {
  currentToasts,
  dismissToast,
  NO_TOASTS,
  subscribeToToasts,
  TOAST_DURATION,
  type ToastState,
} from "@/components/ui/toast/toast-store";

const loadToastList = () => import("@/components/ui/toast/toast");

/** Preloads the code that renders toasts, since a toast may have to say that there is no signal. */
export function preloadToasts(): void {
  loadToastList().catch(() => undefined);
}

/**
 * Shows the toasts of `toast()`. Its code loads with the first one. If that fails for lack of a signal, the toast (which likely
 * says so) is rendered plainly, and the next one retries.
 */
export function Toaster({ texts }: { texts: ToastListProps["texts"] }) {
  const toasts = useStore(subscribeToToasts, currentToasts, NO_TOASTS);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (List || toasts.length === 0) return;
    loadToastList().then(
      (loaded) => setList(() => loaded.default),
      () => setMissing(true),
    );
  }, [List, toasts]);
  useEffect(watchPresses, []);
  const [first] = toasts;
  return (
    // What has this attribute is not hidden from screen readers while a dialog is open: a toast may lie over it.
    <div id={TOASTS_ID} aria-live="off" className="contents">
      {first && List && <List toasts={toasts} onClose={dismissToast} texts={texts} />}
      {first?.open && !List && missing && <PlainToast key={first.id} toast={first} />}
    </div>
  );
}

function PlainToast({ toast }: { toast: ToastState }) {
  const { id, title, description, variant, action, lasting = false } = toast;
  const actionClass = use(FailureTextsContext)?.homeClass;
  useEffect(() => {
    if (lasting) return undefined;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, lasting]);
  return (
    <div role="alert" className={toastPlace}>
      <div className="rounded-card border border-line bg-surface p-4 shadow-float">
        <p className={clsx("font-bold", variant === "destructive" && "text-danger")}>{title}</p>
        {description && <p className="text-[0.9375rem] text-muted">{description}</p>}
        {action && (
          <button type="button" className={clsx("mt-2", actionClass)} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
