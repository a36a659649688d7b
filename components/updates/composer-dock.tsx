"use client";

import Send from "lucide-react/icons/send";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useRef } from "react";
import { preloadToasts } from "@/components/shell/toaster";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { controlClasses } from "@/components/ui/input";
import { MAX } from "@/lib/limits";
import { cn } from "@/lib/utils";
import { PlaceChooser } from "./place-chooser";
import { useTyped } from "./use-field-write";
import type { Composer } from "./use-post-update";
import { WriteProblem } from "./write-problem";

/** The phone's composer, within reach of the thumb: the field grows with the text, the button appears with the first letter. */
export function ComposerDock({ composer }: { composer: Composer }) {
  const t = useTranslations("updates");
  const field = useRef<HTMLTextAreaElement>(null);
  const { submit, sending, failure } = composer;
  const { text, setText } = useTyped(composer);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    field.current?.focus();
  };
  return (
    <form
      onSubmit={onSubmit}
      aria-label={t("addUpdate")}
      className="fixed inset-x-0 bottom-0 z-20 grid gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {(text.trim() || sending) && <PlaceChooser composer={composer} id="dock" compact />}
      <WriteProblem id="dock-problem" reason={failure} />
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          rows={1}
          value={sending ? "" : text}
          readOnly={sending}
          maxLength={MAX.update}
          aria-label={t("write")}
          placeholder={sending ? t("sendingNow") : t("writePlaceholder")}
          {...(failure && { "aria-describedby": "dock-problem" })}
          className={cn(
            controlClasses,
            "field-sizing-content max-h-[40dvh] min-h-14 flex-1 resize-none rounded-card bg-bg py-[15px] leading-6 read-only:bg-bg",
          )}
          onFocus={preloadToasts}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        {(text.trim() || sending) && <SendButton composer={composer} />}
      </div>
    </form>
  );
}

function SendButton({ composer: { sending, failure } }: { composer: Composer }) {
  const t = useTranslations("updates");
  return (
    <Button
      type="submit"
      aria-disabled={sending}
      className={cn("h-14 rounded-card", failure ? "px-4" : "w-16 px-0")}
    >
      {sending ? <Spinner className="size-6" /> : <Send aria-hidden className="size-6" />}
      <span className={cn(!failure && "sr-only")}>{failure ? t("tryAgain") : t("post")}</span>
    </Button>
  );
}
