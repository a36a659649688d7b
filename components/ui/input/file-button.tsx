import { type ComponentProps, type ReactNode, useRef } from "react";
import { Button } from "./button";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children" | "accept"> {
  /** Types and endings, as a file field's `accept` takes them. */
  accept: string;
  label: string;
  icon: ReactNode;
  onChoose: (file: File) => void;
}

/** A button that lets the person choose one file. */
export function FileButton({ accept, label, icon, onChoose, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => field.current?.click()}>
        {icon}
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        className="hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that choosing the same file again fires a change event.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
