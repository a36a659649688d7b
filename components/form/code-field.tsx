import type { ComponentProps } from "react";
import { TextField } from "./fields";

/** The six digits of a mail, typed, pasted with the words around them, or offered by the phone's keyboard. */
export function CodeField(props: Pick<ComponentProps<typeof TextField>, "label" | "error">) {
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className="[&_input]:font-mono [&_input]:text-xl [&_input]:tracking-[0.12em]"
      {...props}
    />
  );
}
