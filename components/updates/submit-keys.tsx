import { useTranslations } from "next-intl";
import type { KeyboardEvent, SubmitEvent } from "react";

/** As a form's `onSubmit`: calls `submit` instead of having the browser send it. */
export function submitWith(submit: () => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
}

/** Submits a field's form on Ctrl+Enter, or Command+Enter on a Mac. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** Shows the shortcut where there is a keyboard. Only for content that opens on a press: the server does not know the device. */
export function SubmitHint() {
  const t = useTranslations("updates");
  const isMac = navigator.userAgent.includes("Mac");
  return (
    <p className="hidden text-sm text-muted lg:block">
      {t("submitHint", { keys: isMac ? "⌘ Enter" : "Ctrl+Enter" })}
    </p>
  );
}
