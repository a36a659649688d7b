import { type ComponentProps, type ReactNode, useRef } from "react";
import { Button } from "./button";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children" | "accept"> {
  /** Opens the camera on the back of a phone. */
  opensCamera?: boolean;
  multiple?: boolean;
  /** Shows the icon alone. */
  isIcon?: boolean;
  /** Types and endings, as a file field's `accept` takes them. */
  accept: string;
  label: string;
  icon: ReactNode;
  onPress?: () => void;
  onChoose: (file: File, all: File[]) => void;
}

/** A button that lets the person choose one file, or several. */
export function FileButton({
  accept,
  label,
  icon,
  opensCamera = false,
  multiple = false,
  isIcon = false,
  onPress,
  onChoose,
  ...button
}: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const press = () => {
    onPress?.();
    field.current?.click();
  };
  return (
    <>
      <Button {...button} onClick={press}>
        {icon}
        {isIcon ? <span className="sr-only">{label}</span> : label}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(opensCamera && { capture: "environment" })}
        className="hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const all = Array.from(target.files ?? []);
          const [file] = all;
          // So that choosing the same file again fires a change event.
          target.value = "";
          if (file) onChoose(file, all);
        }}
      />
    </>
  );
}
