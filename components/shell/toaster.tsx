"use client";

import { clsx } from "clsx";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION,
  toastsOnServer,
  type ToastState,
} from "@/components/ui/toast-store";
import type { ToastListProps } from "@/components/ui/toast";

const loadToastList = () => import("@/components/ui/toast");

/** Fetches what draws toasts, for whoever may soon have to say that the signal is gone. */
export function preloadToasts(): void {
  loadToastList().catch(() => undefined);
}

/**
 * Shows what `toast()` was given. What draws it is loaded with the first one; when that fails for want of a signal, which
 * then is what the toast has to say, it is drawn plainly and the next one tries again.
 */
export function Toaster({ texts }: { texts: ToastListProps["texts"] }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (List || toasts.length === 0) return;
    loadToastList().then(
      (loaded) => {
        setList(() => loaded.default);
      },
      () => {
        setMissing(true);
      },
    );
  }, [List, toasts]);
  const [first] = toasts;
  if (!first) return null;
  if (List) return <List toasts={toasts} onClose={dismissToast} texts={texts} />;
  return missing && first.open && <PlainToast key={first.id} toast={first} />;
}

function PlainToast({ toast: { id, title, description, variant } }: { toast: ToastState }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      dismissToast(id);
    }, TOAST_DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [id]);
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-3 z-60 mx-auto max-w-[420px] rounded-card border border-line bg-surface p-4 shadow-float print:hidden"
    >
      <p className={clsx("font-bold", variant === "destructive" && "text-danger")}>{title}</p>
      {description && <p className="text-[0.9375rem] text-muted">{description}</p>}
    </div>
  );
}
