import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";
import { Select, type SelectProps } from "@/components/ui/input/select";
import { Textarea, type TextareaProps } from "@/components/ui/input/textarea";

interface FieldTexts {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message for this field, from `field(name).error`. */
  error?: string | undefined;
  /** Shows "optional" beside the label; fields are required otherwise. */
  optional?: boolean;
}

export type Control<Element extends "input" | "textarea" | "select"> = FieldTexts &
  Omit<ComponentProps<Element>, keyof FieldTexts | "form">;

export function TextField(props: Control<"input">) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <Input {...control} />
    </Field>
  );
}

/** An email address. Phones neither capitalize nor correct it. */
export function EmailField(props: Omit<Control<"input">, "name" | "type">) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function TextareaField(props: FieldTexts & Omit<TextareaProps, keyof FieldTexts | "form">) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <Textarea {...control} />
    </Field>
  );
}

export function SelectField(props: Control<"select"> & Pick<SelectProps, "options">) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <Select {...control} />
    </Field>
  );
}

interface ChoiceFieldProps<T extends string | number> extends Omit<
  Control<"select">,
  "children" | "value" | "defaultValue" | "onChange"
> {
  options: readonly { value: T; label: string; lang?: string }[];
  value?: T;
  defaultValue?: T;
  onChoose?: (value: T) => void;
}

/** A choice of one of a few options. */
export function ChoiceField<T extends string | number>({ options, onChoose, ...props }: ChoiceFieldProps<T>) {
  return (
    <SelectField
      {...props}
      options={options}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => String(value) === target.value);
        if (chosen) onChoose?.(chosen.value);
      }}
    />
  );
}

type Wired = FieldTexts & Pick<ComponentProps<"input">, "id" | "className">;

/** The props of a `Field`, and of the control in it: an id connects label, control, hint and error. */
export function useField<C extends Wired>({ label, hint, error, optional, className, ...control }: C) {
  const t = useTranslations("common");
  const ownId = useId();
  const id = control.id ?? ownId;
  const named = optional ? (
    <>
      {label}
      <span className="font-normal text-muted"> ({t("optional")})</span>
    </>
  ) : (
    label
  );
  return {
    field: { id, label: named, hint, error, className },
    control: { ...control, ...describedBy(id, { hint, error }), ...(!optional && { required: true }), id },
  };
}
