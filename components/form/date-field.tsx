"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";
import { FieldLabel, type FieldTexts, useField } from "./fields";

interface DateFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, keyof FieldTexts | "form" | "type"> {
  /** Of the button that empties the field. */
  clearLabel: string;
  /** For a controlled field: hears each value, also of the button; "" while a date is half typed. */
  onValue?: (value: string) => void;
}

/** A calendar day (YYYY-MM-DD) in the device's own picker. One that is half typed is sent as such, hence refused. */
export function DateField({
  label,
  hint,
  error,
  optional,
  clearLabel,
  onValue,
  className,
  ...control
}: DateFieldProps) {
  const { id, wiring } = useField(control.id, { hint, error, optional });
  const { ref, filled, notice, clear } = useClearable(control, onValue);
  return (
    <Field
      id={id}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
      className={className}
    >
      <div className="flex gap-2">
        <Input
          ref={ref}
          type="date"
          max="2999-12-31"
          {...control}
          {...wiring}
          id={id}
          className="flex-1 appearance-none [&::-webkit-date-and-time-value]:text-left"
          onChange={notice}
          onKeyUp={notice}
        />
        <Button variant="secondary" className={cn("px-4", !filled && "hidden")} onClick={clear}>
          {clearLabel}
        </Button>
      </div>
    </Field>
  );
}

function useClearable({ name, value }: { name: string; value?: unknown }, onValue?: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(false);
  const look = () => {
    setFilled(ref.current !== null && (ref.current.value !== "" || ref.current.validity.badInput));
  };
  const notice = () => {
    look();
    onValue?.(ref.current?.value ?? "");
  };
  useEffect(look, [value]);
  // The value of a half-typed date is "", which would clear the date without a word.
  useEffect(() => {
    const form = ref.current?.form;
    const refuseHalfTyped = ({ formData }: FormDataEvent) => {
      if (ref.current?.validity.badInput) formData.set(name, "?");
    };
    form?.addEventListener("formdata", refuseHalfTyped);
    return () => form?.removeEventListener("formdata", refuseHalfTyped);
  }, [name]);
  const clear = () => {
    if (!ref.current) return;
    ref.current.value = "";
    ref.current.focus();
    notice();
  };
  return { ref, filled, notice, clear };
}
