import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { controlClasses } from "./input";
import { useGrowing } from "./use-growing";
import { cn } from "@/lib/shared/utils";

/** Without `maxLength`, which would cut off pasted text without a word: a text that is too long is kept, and refused. */
export type TextareaProps = Omit<ComponentProps<"textarea">, "maxLength">;

export function Textarea({ className, rows = 4, ref, ...props }: TextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current, []);
  useGrowing(field, props.value);
  return (
    <textarea
      ref={field}
      rows={rows}
      className={cn(
        controlClasses,
        "field-sizing-content max-h-80 min-h-28 py-3 read-only:bg-sunk supports-[field-sizing:content]:resize-none",
        className,
      )}
      {...props}
    />
  );
}
