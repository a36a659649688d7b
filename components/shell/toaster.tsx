"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, dismissToast, subscribeToToasts, toastsOnServer } from "@/components/ui/toast-store";
import type { ToastListProps } from "@/components/ui/toast";

const loadToastList = () => import("@/components/ui/toast");

/** Fetches what draws toasts, for whoever may soon have to say that the signal is gone. */
export function preloadToasts(): void {
  loadToastList().catch(() => undefined);
}

/**
 * Shows what `toast()` was given. What draws it is loaded with the first one; when that fails for want of a signal, the page
 * stays as it is and the next toast tries again.
 */
export function Toaster({ texts }: { texts: ToastListProps["texts"] }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);
  useEffect(() => {
    if (List || toasts.length === 0) return;
    loadToastList().then(
      (loaded) => {
        setList(() => loaded.default);
      },
      () => undefined,
    );
  }, [List, toasts]);
  return List && toasts.length > 0 ? <List toasts={toasts} onClose={dismissToast} texts={texts} /> : null;
}
