"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field } from "@/components/ui/input/field";
import { Input } from "@/components/ui/input/input";
import { Select } from "@/components/ui/input/select";
import { Textarea } from "@/components/ui/input/textarea";

export interface FieldTexts {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message for this field, from `fieldError(name)`. */
  error?: string | undefined;
  /** Shows "optional" beside the label; fields are required otherwise. */
  optional?: boolean;
}

type Control<Element extends "input" | "textarea" | "select"> = FieldTexts &
  Omit<ComponentProps<Element>, keyof FieldTexts | "form">;

export function TextField({ label, hint, error, optional, className, ...control }: Control<"input">) {
  const { id, wiring } = useField(control.id, { hint, error, optional });
  return (
    <Field
      id={id}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
      className={className}
    >
      <Input {...control} {...wiring} id={id} />
    </Field>
  );
}

export function TextareaField({ label, hint, error, optional, className, ...control }: Control<"textarea">) {
  const { id, wiring } = useField(control.id, { hint, error, optional });
  return (
    <Field
      id={id}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
      className={className}
    >
      <Textarea {...control} {...wiring} id={id} />
    </Field>
  );
}

export function SelectField({ label, hint, error, optional, className, ...control }: Control<"select">) {
  const { id, wiring } = useField(control.id, { hint, error, optional });
  return (
    <Field
      id={id}
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      hint={hint}
      error={error}
      className={className}
    >
      <Select {...control} {...wiring} id={id} />
    </Field>
  );
}

/** The label's text, followed by "optional" if it is. */
export function FieldLabel({ optional, children }: { optional: boolean | undefined; children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <>
      {children}
      {optional && <span className="font-normal text-muted"> ({t("optional")})</span>}
    </>
  );
}

interface Wiring {
  hint?: ReactNode;
  error: string | undefined;
  optional: boolean | undefined;
}

/** The id that connects label, control, hint and error, and the control's ARIA attributes. */
export function useField(givenId: string | undefined, { hint, error, optional }: Wiring) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return { id, wiring: { ...describedBy(id, { hint, error }), ...(!optional && { required: true }) } };
}
