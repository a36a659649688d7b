import { type ReactNode, useId } from "react";
import { cn } from "@/lib/shared/utils";

interface SwitchTabsProps<T extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  options: { value: T; label: string; badge?: ReactNode }[];
  value: T;
  onChoose: (value: T) => void;
  className?: string;
}

/** A choice between two views, side by side where both fit: 48 px high. Radio buttons, so that arrow keys move between them. */
export function SwitchTabs<T extends string>({
  label,
  options,
  value,
  onChoose,
  className,
}: SwitchTabsProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={cn("flex min-w-0 flex-wrap rounded-button border border-line bg-sunk p-px", className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={half}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span className="truncate @max-[15rem]:whitespace-normal">{option.label}</span>
          {option.badge}
        </label>
      ))}
    </fieldset>
  );
}

const half =
  "relative flex min-h-11 min-w-max flex-1 cursor-pointer @max-[15rem]:min-w-0 @max-[15rem]:basis-full items-center justify-center gap-2 rounded-[10px] px-2 text-[0.9375rem] font-strong text-muted select-none has-checked:bg-chosen has-checked:text-chosen-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";
