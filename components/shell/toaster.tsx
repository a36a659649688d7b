"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, dismissToast, subscribeToToasts, toastsOnServer } from "@/components/ui/toast-store";

const ToastList = lazy(() => import("@/components/ui/toast"));

/** Shows what `toast()` was given. What draws it is loaded with the first one. */
export function Toaster({ texts }: { texts: { region: string; close: string } }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} onClose={dismissToast} texts={texts} />
    </Suspense>
  );
}
