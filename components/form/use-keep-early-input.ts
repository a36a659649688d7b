import { type RefObject, useEffect, useEffectEvent } from "react";
import type { KeptDraft } from "./use-kept-draft";

/** A controlled field's text. */
type Typed = Pick<KeptDraft, "text" | "setText">;
type FormOrField = HTMLFormElement | HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves what was typed into a form or a field before the page hydrated, which the next render would overwrite. The keys of
 * `drafts` are field names.
 */
export function useKeepEarlyInput(of: RefObject<FormOrField | null>, drafts: Record<string, Typed>): void {
  // Once, when the page has hydrated: later keystrokes reach the drafts by themselves.
  const onHydrated = useEffectEvent(() => {
    if (of.current) keepEarly(of.current, drafts);
  });
  useEffect(() => {
    onHydrated();
  }, []);
}

function keepEarly(of: FormOrField, drafts: Record<string, Typed>): void {
  const typed = of instanceof HTMLFormElement ? new FormData(of) : new Map([[of.name, of.value]]);
  for (const [name, draft] of Object.entries(drafts)) {
    const value = typed.get(name);
    if (typeof value === "string" && value !== "" && value !== draft.text) draft.setText(value);
  }
}
