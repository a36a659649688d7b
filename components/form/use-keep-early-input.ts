"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import type { KeptDraft } from "./use-kept-draft";

/**
 * Saves what was typed before the page hydrated, which the next render would overwrite with the drafts. The keys of `drafts`
 * are field names.
 */
export function useKeepEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  drafts: Record<string, KeptDraft>,
): void {
  // Once, when the page has hydrated: later keystrokes reach the drafts by themselves.
  const onHydrated = useEffectEvent(() => {
    if (form.current) keepEarly(form.current, drafts);
  });
  useEffect(() => {
    onHydrated();
  }, []);
}

function keepEarly(form: HTMLFormElement, drafts: Record<string, KeptDraft>): void {
  const typed = new FormData(form);
  for (const [name, draft] of Object.entries(drafts)) {
    const value = typed.get(name);
    if (typeof value === "string" && value !== "" && value !== draft.text) draft.setText(value);
  }
}
