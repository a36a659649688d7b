import { Listeners } from "@/lib/browser/listeners";

/** Milliseconds that a toast is shown. */
export const TOAST_DURATION = 5000;
/** Milliseconds for a toast with an action. The timer pauses on hover and focus. */
export const ACTION_TOAST_DURATION = 8000;

export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
  action?: { label: string; onPress: () => void };
  /** Stays until it is closed or another one replaces it. */
  lasting?: boolean;
}

export interface ToastState extends ToastInput {
  id: number;
  open: boolean;
}

export const NO_TOASTS: ToastState[] = [];

/** One at a time; a closed one stays until the next, so that its closing animation can run. */
let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Listeners();

/** Shows a toast, from anywhere in the browser. It survives a navigation. */
export function toast(input: ToastInput): void {
  lastId += 1;
  replace([{ ...input, id: lastId, open: true }]);
}

/** Says what failed, and why: as `onError` of an action. `hints` replace the messages of some error codes. */
export function toastFailure(title: string, hints: Partial<Record<string, string>> = {}) {
  return ({ code, message }: { code: string; message: string }) =>
    toast({ title, description: hints[code] ?? message, variant: "destructive" });
}

export function dismissToast(id: number): void {
  replace(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
}

/** Closes toasts in a language that the reader has just left, except those with an action. */
export function dismissTexts(): void {
  for (const { id, open, action } of toasts) if (open && !action) dismissToast(id);
}

export const subscribeToToasts = listeners.subscribe;

export function currentToasts(): ToastState[] {
  return toasts;
}

function replace(next: ToastState[]): void {
  toasts = next;
  listeners.notify();
}
