import * as Radix from "radix-ui/tooltip";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from "react";

/** Milliseconds of hover before a tooltip opens, and within which the next one opens without a delay. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** A button that may show a tooltip, and the event that reached it. */
export interface ReachedButton {
  id: number;
  button: HTMLElement;
  arrival: FocusEvent | PointerEvent;
}

export interface TooltipLayerProps {
  reached: ReachedButton[];
}

/** The tooltips of buttons elsewhere on the page. Moving from one to the next skips the delay. */
export default function TooltipLayer({ reached }: TooltipLayerProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {reached.map(({ id, ...rest }) => (
        <Tooltip key={id} {...rest} />
      ))}
    </Radix.Provider>
  );
}

// Hidden from screen readers: the button's own name says the same.
function Tooltip({ button, arrival }: Omit<ReachedButton, "id">) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Anchor button={button} arrival={arrival} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-hidden
          sideOffset={6}
          collisionPadding={16}
          className="z-50 max-w-64 rounded-chip bg-ink px-2.5 py-1.5 text-sm font-medium text-bg data-[state=delayed-open]:animate-appear"
        >
          <Words of={button} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface AnchorProps {
  button: HTMLElement;
  arrival: FocusEvent | PointerEvent;
  ref?: Ref<HTMLElement>;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onClick?: (event: MouseEvent) => void;
}

/** Passes Radix's trigger props to the button itself: wrapping it would remount it and lose focus and state. */
function Anchor({ button, arrival, ref, ...handlers }: AnchorProps) {
  useImperativeHandle(ref, () => button, [button]);
  const move = (event: PointerEvent) => {
    if (lacksVisibleText(button)) handlers.onPointerMove?.(event);
  };
  const focus = (event: FocusEvent) => {
    if (button.matches(":focus-visible") && lacksVisibleText(button)) handlers.onFocus?.(event);
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    button.addEventListener("pointermove", move, { signal });
    button.addEventListener("focus", focus, { signal });
    button.addEventListener("pointerleave", (event) => handlers.onPointerLeave?.(event), { signal });
    button.addEventListener("pointerdown", (event) => handlers.onPointerDown?.(event), { signal });
    button.addEventListener("blur", (event) => handlers.onBlur?.(event), { signal });
    button.addEventListener("click", (event) => handlers.onClick?.(event), { signal });
    return () => listening.abort();
  });
  // The event that loaded this code fired before anything listened.
  const catchUp = useEffectEvent(() => {
    if (!("pointerType" in arrival)) focus(arrival);
    else if (button.matches(":hover")) move(arrival);
  });
  useEffect(() => {
    catchUp();
  }, []);
  return null;
}

const WORDS = "span:not([aria-hidden])";

/** Whether the button shows only its icon, and its menu is closed. */
function lacksVisibleText(button: HTMLElement): boolean {
  if (button.getAttribute("aria-expanded") === "true") return false;
  return ![...button.querySelectorAll<HTMLElement>(WORDS)].some(({ offsetWidth }) => offsetWidth > 1);
}

function Words({ of: button }: { of: HTMLElement }) {
  const named = button.getAttribute("aria-label");
  if (named !== null) return named;
  return [...button.querySelectorAll(WORDS)]
    .filter((words) => getComputedStyle(words).display !== "none")
    .map(({ textContent }) => textContent)
    .join(" ");
}
