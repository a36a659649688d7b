import type { KeyboardEvent } from "react";
import { trimmed } from "@/lib/shared/trimmed";
import { cn } from "@/lib/shared/utils";

interface InlineFieldProps {
  label: string;
  value: string;
  /** The id of what says what is wrong with it. */
  problem: string | undefined;
  /** Whether it was just added: it then gets the focus, and typing replaces its text. */
  isNew?: boolean;
  className?: string;
  onValue: (value: string) => void;
  /** Adds the next one; called on Enter in a field with a text. */
  onNext?: () => void;
}

/** Text that is edited in place: it looks like a field only on hover and focus. */
export function InlineField({
  label,
  value,
  problem,
  isNew = false,
  className,
  onValue,
  onNext,
}: InlineFieldProps) {
  return (
    <input
      ref={isNew ? selectOnMount : null}
      aria-label={label}
      {...(problem && { "aria-invalid": true, "aria-describedby": problem })}
      value={value}
      className={cn(
        "h-11 w-full min-w-0 flex-1 truncate rounded-button border border-transparent bg-transparent px-1.5 text-ink hover:border-line focus:border-edge focus:bg-surface aria-invalid:border-2 aria-invalid:border-danger lg:h-9.5",
        className,
      )}
      enterKeyHint={onNext ? "next" : undefined}
      onKeyDown={(event) => {
        if (isEnter(event) && trimmed(value) !== "") onNext?.();
      }}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

/** Focusing also scrolls to the field. */
function selectOnMount(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Enter, pressed once, which does not choose a word of an input method. */
function isEnter({ key, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !repeat && !nativeEvent.isComposing;
}
