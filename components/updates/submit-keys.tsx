"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";

/** Ctrl+Enter, on a Mac Command+Enter, submits a field's form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** Says so where there is a keyboard. For what opens on a press: the server does not know the device. */
export function SubmitHint() {
  const t = useTranslations("updates");
  const isMac = navigator.userAgent.includes("Mac");
  return (
    <p className="hidden text-sm text-muted lg:block">
      {t("submitHint", { keys: isMac ? "⌘ Enter" : "Ctrl+Enter" })}
    </p>
  );
}
