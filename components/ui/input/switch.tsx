import type { ComponentProps } from "react";

type SwitchProps = Pick<ComponentProps<"input">, "checked" | "onChange" | "aria-labelledby">;

/** 52 by 32 px, pressed on 44. Its name is elsewhere. */
export function Switch({ checked, ...props }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      className="relative z-10 h-8 w-13 shrink-0 cursor-pointer appearance-none rounded-full bg-muted before:absolute before:-inset-1.5 after:absolute after:top-1 after:left-1 after:size-6 after:rounded-full after:bg-surface checked:bg-ok checked:after:left-6"
      {...props}
    />
  );
}
