"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, use, useRef } from "react";
import { DragContext } from "./drag-context";
import { placementOf } from "@/components/project-model/placement";
import { Dots } from "@/components/ui/display/dots";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { cn } from "@/lib/shared/utils";
import type { UpdateView } from "@/lib/updates/view";

/**
 * Moves an update: by dragging, by lifting it with Space, or with a press from the list of places. Pointer and focus tell the
 * drag layer which update can be lifted, so that it holds one draggable however long the lists are.
 */
export function MoveHandle({ update }: { update: UpdateView }) {
  const t = useTranslations("move");
  const dragging = use(DragContext);
  const handle = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  if (!dragging) return null;
  const arm = () => {
    if (!handle.current || !anchor.current) return;
    const elements = { handle: handle.current, anchor: anchor.current };
    dragging.store.arm({ update, placement: placementOf(update), ...elements });
  };
  return (
    <button
      ref={handle}
      type="button"
      data-move-handle={update.id}
      aria-haspopup="dialog"
      aria-label={t("handle", { author: update.author.name })}
      className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "relative touch-manipulation")}
      onPointerEnter={arm}
      onPointerDown={({ nativeEvent }) => {
        arm();
        dragging.early.press(update, nativeEvent);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === " ") dragging.early.lift(currentTarget);
      }}
      onFocus={arm}
      onKeyUp={keepSpaceForLifting}
      onClick={() => dragging.choosePlace(update)}
    >
      <Dots of="grip" className="size-5.5" />
      <span ref={anchor} aria-hidden className="absolute top-1/2 left-1/2 size-px" />
    </button>
  );
}

/** Some browsers click the button on keyup of Space although its keydown was used to lift. */
function keepSpaceForLifting(event: KeyboardEvent): void {
  if (event.key === " ") event.preventDefault();
}
